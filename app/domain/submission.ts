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

/** What became of a submitted form. */
export type SubmitOutcome =
  | { status: "delivered" }
  /** Message keys by field. */
  | { status: "invalid"; errors: Record<string, string> }
  | { status: "limited"; retryAfterSeconds: number }
  /** `detail` is for developers, never for the page. */
  | { status: "failed"; reason: FailureReason; detail: string };

export type FailureReason = "refused" | "unreachable" | "unconfigured" | "offline";
