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
