/** The two forms of the site. SPEC 2.11, 2.12. */
export type FormName = "contact" | "booking";

/** The paths at which the edge, and the backend too, accept each form. SPEC 7. */
export const submissionPaths = {
  contact: "/api/contact",
  booking: "/api/status",
} as const satisfies Record<FormName, string>;

export const formNames = ["contact", "booking"] as const satisfies readonly FormName[];

/** Hidden field that people leave empty; a request that fills it in is dropped silently. SPEC 5. */
export const honeypotField = "website";

export const idempotencyHeader = "Idempotency-Key";

/** The language in which a guest reads the site; the backend answers in it. */
export const languageHeader = "Content-Language";

/** Tells in the answer to a booking what the guest and the family name it by. */
export const referenceHeader = "Booking-Reference";

/** A form that is safe; `accepted` means that it is stored and will be forwarded. */
export interface Received {
  status: "delivered" | "accepted";
  /** What the guest and the family name a booking by; a message has none. */
  reference?: string | null;
  /** What was sent, in the shape of SPEC 3. */
  body?: unknown;
}

/** The result of a submitted form. */
export type SubmitOutcome =
  | Received
  /** Message keys by field. */
  | { status: "invalid"; errors: Record<string, string> }
  | { status: "limited"; retryAfterSeconds: number }
  /** `detail` is for developers, never for the page. */
  | { status: "failed"; reason: FailureReason; detail: string };

export type FailureReason = "refused" | "unreachable" | "unconfigured" | "offline";

/** Whether the request is safe, so that the visitor need do nothing more. */
export function isReceived(outcome: SubmitOutcome): outcome is Received {
  return outcome.status === "delivered" || outcome.status === "accepted";
}

/** The query parameter that reports the result of a form sent without script. */
export const sentName = "sent";

/** The values of the query parameter that reports the result of a form sent without script. */
export const sentParameter = { delivered: "1", accepted: "later" } as const;

/** The result of the form that a page's address reports, with nothing typed; undefined if nothing was sent. */
export function resultInAddress(query: URLSearchParams) {
  const sent = query.get(sentName);
  for (const status of ["delivered", "accepted"] as const) {
    if (sent === sentParameter[status]) return { outcome: { status }, values: {} };
  }
}

// Crockford's base 32: without I, L, O and U, which are misread or misheard.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const offsetBasis = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;
// MurmurHash3 mixes with these, so that every bit of the key counts in every letter.
const mixers = [0xff51afd7ed558ccdn, 0xc4ceb9fe1a85ec53n];

/** What a reference looks like. */
export const referencePattern = /^RL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/**
 * The reference of a request, which guest and family name it by: "RL-7K3M-Q2XD". Forty bits of a hash of its
 * idempotency key (FNV-1a): a page that came over plain http has no SHA-256. SPEC 7 (same request).
 */
export function makeReference(idempotencyKey: string): string {
  let hash = offsetBasis;
  for (let at = 0; at < idempotencyKey.length; at++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(idempotencyKey.charCodeAt(at))) * prime);
  }
  for (const mixer of mixers) hash = BigInt.asUintN(64, (hash ^ (hash >> 33n)) * mixer);
  let text = "";
  for (let left = hash >> 24n; text.length < 8; left >>= 5n)
    text = letters[Number(left & 31n)] + text;
  return `RL-${text.slice(0, 4)}-${text.slice(4)}`;
}

/**
 * The address of the doctor's test messages. No guest can have it: "invalid" is reserved for names that lead nowhere. So
 * the desk may delete such a message by itself, and nobody needs a right to delete anything.
 */
export const testSender = "doctor@test.invalid";

/** What `npm run doctor -- --test-request` sends: the family's mail has these words, so that nobody takes it for a guest. */
export const testMessage = {
  name: "TEST of the site, no guest",
  email: testSender,
  subject: "general",
  message:
    "This is a test by npm run doctor. It came the way of a guest's message. Nobody waits for an answer, and the desk has deleted it already.",
  phone: "",
  contactByPhone: false,
};
