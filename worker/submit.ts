import { bookingSchema } from "#domain/booking.ts";
import { contactSchema } from "#domain/contact.ts";
import { fieldErrors } from "#domain/field-errors.ts";
import { stockholmDay } from "#domain/stockholm.ts";
import type { FormName, SubmitOutcome } from "#domain/submission.ts";
import type { Config } from "./env.ts";
import { identify } from "./idempotency.ts";
import { log } from "./log.ts";
import { forward, type OutboxClient } from "./outbox/forward.ts";
import { limitVisitor, type RateLimitState } from "./rate-limit.ts";
import { hmac } from "./visitor.ts";

export interface Submission {
  form: FormName;
  /** In the shape of SPEC 3, not yet validated. */
  input: unknown;
  /** Whether the honeypot field was filled in. SPEC 5. */
  isTrapped: boolean;
  /** The visitor's network as clientNetwork gives it. */
  network: string;
  /** As the browser sent it, if it did. */
  idempotencyKey?: string;
  /** For the log. */
  requestId: string;
}

/** What `submit` needs besides the submission. */
export interface SubmitDeps {
  config: Config;
  kv: KVNamespace;
  /** Cloudflare's own limit for bursts, if the operator has one. */
  burst?: RateLimit;
  outbox: () => OutboxClient;
  /** For work that continues after the visitor has an answer. */
  waitUntil: (work: Promise<unknown>) => void;
}

export type SubmitResult = SubmitOutcome & { rateLimit?: RateLimitState };

/**
 * Handles every submitted form, from API and page alike: schema, rate limit, outbox, relay. An invalid form
 * is not counted, stored or relayed; a trapped one gets the usual answer. SPEC 5, 7.
 */
export async function submit(submission: Submission, deps: SubmitDeps): Promise<SubmitResult> {
  const { form, input, isTrapped, network, idempotencyKey, requestId } = submission;
  const parsed = schemaOf(form).safeParse(input);
  if (!parsed.success && !isTrapped) {
    return { status: "invalid", errors: fieldErrors(parsed.error.issues) };
  }
  const { backendUrl = "", rateLimit } = deps.config;
  if (!backendUrl && !isTrapped) {
    log("error", "unconfigured", { requestId, form });
    return { status: "failed", reason: "unconfigured", detail: "Backend URL saknas" };
  }
  const visitor = await hmac(rateLimit.secret, `visitor ${network}`);
  const state = await limitVisitor(deps, visitor);
  if (!state.allowed) {
    return { status: "limited", retryAfterSeconds: state.resetSeconds, rateLimit: state };
  }
  if (!parsed.success || isTrapped) return { status: "delivered", rateLimit: state };
  const sent = { form, body: parsed.data, network, key: idempotencyKey };
  const identity = await identify(rateLimit.secret, sent, Date.now());
  const request = { ...identity, form, body: parsed.data, requestId };
  return { ...(await forward(deps.outbox, request, deps.config)), rateLimit: state };
}

function schemaOf(form: FormName) {
  return form === "contact" ? contactSchema : bookingSchema(stockholmDay(new Date()));
}
