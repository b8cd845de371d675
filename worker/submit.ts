import { bookingSchema } from "#domain/booking.ts";
import { contactSchema } from "#domain/contact.ts";
import { fieldErrors } from "#domain/field-errors.ts";
import { stockholmDay } from "#domain/stockholm.ts";
import { type FormName, type SubmitOutcome, submissionPaths } from "#domain/submission.ts";
import type { Config } from "./env.ts";
import { countRequest, type RateLimitState } from "./rate-limit.ts";
import { relay } from "./relay.ts";
import { pseudonym } from "./visitor.ts";

const keyLifeMs = 10 * 60 * 1000;
const acceptedKey = /^[\w-]{8,128}$/;

export interface Submission {
  form: FormName;
  /** In the shape of SPEC 3, not yet judged. */
  input: unknown;
  /** The visitor's network as networkOf gives it. */
  network: string;
  /** As the browser sent it, if it did. */
  idempotencyKey?: string;
  /** For the log. */
  requestId: string;
}

export type SubmitResult = SubmitOutcome & { rateLimit?: RateLimitState };

/**
 * The one way of a filled form, from API and page alike: schema, rate limit, relay. Nothing is counted
 * or relayed for an invalid one. SPEC 5, 7.
 */
export async function submit(
  { form, input, network, idempotencyKey, requestId }: Submission,
  config: Config,
  kv: KVNamespace,
): Promise<SubmitResult> {
  const parsed = schemaOf(form).safeParse(input);
  if (!parsed.success) return { status: "invalid", errors: fieldErrors(parsed.error.issues) };
  if (!config.backendUrl) {
    console.error(JSON.stringify({ requestId, form, outcome: "unconfigured" }));
    return { status: "failed", reason: "unconfigured", detail: "Backend URL saknas" };
  }
  const { secret, max, windowSeconds } = config.rateLimit;
  const visitor = await pseudonym(secret, `visitor ${network}`);
  const rateLimit = await countRequest(kv, visitor, { max, windowSeconds });
  if (!rateLimit.allowed) {
    return { status: "limited", retryAfterSeconds: rateLimit.resetSeconds, rateLimit };
  }
  const key =
    idempotencyKey && acceptedKey.test(idempotencyKey)
      ? idempotencyKey
      : await keyFromContent(secret, form, network, parsed.data);
  const result = await relay(config.backendUrl + submissionPaths[form], parsed.data, key);
  if (result.status === "delivered") return { status: "delivered", rateLimit };
  // The backend's text may repeat what the visitor wrote: it stays out of the log.
  const cause = result.status === "refused" ? result.httpStatus : result.detail;
  console.error(JSON.stringify({ requestId, form, outcome: result.status, cause }));
  return { status: "failed", reason: result.status, detail: result.detail, rateLimit };
}

function schemaOf(form: FormName) {
  return form === "contact" ? contactSchema : bookingSchema(stockholmDay(new Date()));
}

// Without script nothing in the page can tell a second click from a second request: the same content
// from the same place within ten minutes is one.
function keyFromContent(secret: string, form: FormName, network: string, body: unknown) {
  const tenMinutes = Math.floor(Date.now() / keyLifeMs);
  return pseudonym(secret, `request ${form} ${network} ${tenMinutes} ${JSON.stringify(body)}`);
}
