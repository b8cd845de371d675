/** The two forms of the site. SPEC 2.11, 2.12. */
export type FormName = "contact" | "booking";

/** Where the edge takes each form, and the backend too. SPEC 7. */
export const submissionPaths = {
  contact: "/api/contact",
  booking: "/api/status",
} as const satisfies Record<FormName, string>;

/** Hidden field that people leave empty; a request with it filled is dropped in silence. SPEC 5. */
export const honeypotField = "website";

export const idempotencyHeader = "Idempotency-Key";

/** What became of a submitted form; accepted is written down and will be passed on. */
export type SubmitOutcome =
  | { status: "delivered" }
  | { status: "accepted" }
  /** Message keys by field. */
  | { status: "invalid"; errors: Record<string, string> }
  | { status: "limited"; retryAfterSeconds: number }
  /** `detail` is for developers, never for the page. */
  | { status: "failed"; reason: FailureReason; detail: string };

export type FailureReason = "refused" | "unreachable" | "unconfigured" | "offline";

/** Whether a request is safe, so that nothing more is asked of the visitor. */
export function isReceived({ status }: SubmitOutcome): boolean {
  return status === "delivered" || status === "accepted";
}

/** How an address says what became of a form that was sent without script. */
export const sentParameter = { delivered: "1", accepted: "later" } as const;

/** What the address of a page says of its form; undefined where nothing was sent. */
export function outcomeInAddress(query: URLSearchParams): SubmitOutcome | undefined {
  const sent = query.get("sent");
  if (sent === sentParameter.delivered) return { status: "delivered" };
  return sent === sentParameter.accepted ? { status: "accepted" } : undefined;
}
