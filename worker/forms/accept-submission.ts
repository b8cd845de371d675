import type { Context } from "hono";
import {
  type AdditionalInfo,
  additionalInfoSchema,
} from "#domain/booking/additional-info-schema.ts";
import { bookingSchema } from "#domain/booking/booking-schema.ts";
import { contactSchema } from "#domain/booking/contact-schema.ts";
import { fieldErrors } from "#domain/booking/form-input.ts";
import {
  type FormName,
  makeReference,
  type Received,
  type SubmitOutcome,
} from "#domain/booking/submission.ts";
import { stockholmDay } from "#domain/calendar/dates.ts";
import { defaultLanguage, isLanguage, type Language } from "#domain/pages/languages.ts";
import type { AppDeps, GatewayEnv } from "../config/app-deps.ts";
import { type Config, parseConfig } from "../config/env.ts";
import { log } from "../log.ts";
import { forward, isStored, type OutboxClient } from "../outbox/forward.ts";
import { isAdditionalInfo, withMessage } from "./additional-info.ts";
import { hmac, widerNetwork } from "./client-network.ts";
import { identify } from "./idempotency.ts";
import { limitInvalid, limitVisitor, type RateLimitState } from "./rate-limit.ts";
import { hasBackend } from "./relay.ts";

export interface Submission {
  form: FormName;
  /** In the shape of SPEC 3, not yet validated. */
  input: unknown;
  /** Whether the honeypot field was filled in. SPEC 5. */
  isSpam: boolean;
  /** The visitor's network as clientNetwork gives it. */
  network: string;
  /** As the browser sent it, if it did. */
  idempotencyKey?: string;
  /** In which the guest reads the site, where that is known. */
  language?: Language | undefined;
  /** For the log. */
  requestId: string;
}

/** What `submit` needs besides the submission. */
export interface SubmitDeps {
  config: Config;
  kv?: KVNamespace;
  /** Cloudflare's own limit for bursts, if the operator has one. */
  burst?: RateLimit;
  outbox: () => OutboxClient;
  /** For work that continues after the visitor has an answer. */
  waitUntil: (work: Promise<unknown>) => void;
}

export type SubmitResult = SubmitOutcome & {
  rateLimit?: RateLimitState;
  /** Whether it only looks sent. */
  isSpam?: boolean;
};

/**
 * Handles every submitted form, from API and page alike: schema, rate limit, outbox, relay. An invalid form is
 * counted in a looser limit and neither stored nor relayed; a trapped one gets the usual answer; a repeat of
 * what is already safe is never told to wait. SPEC 5, 7.
 */
export async function acceptSubmission(
  submission: Submission,
  deps: SubmitDeps,
): Promise<SubmitResult> {
  const { form, input, isSpam, network, idempotencyKey, language, requestId } = submission;
  const { rateLimit } = deps.config;
  const pseudonym = (of: string) => hmac(rateLimit.secret, `visitor ${of}`);
  const visitor = await pseudonym(network);
  const isTold = form === "contact" && isAdditionalInfo(input);
  const parsed = (isTold ? additionalInfoSchema : schemaOf(form)).safeParse(input);
  if (!parsed.success && !isSpam) {
    const state = await limitInvalid(deps, visitor);
    if (!state.allowed) return limited(state);
    return { status: "invalid", errors: fieldErrors(parsed.error.issues), rateLimit: state };
  }
  if (!hasBackend(deps.config) && !isSpam) {
    log("error", "unconfigured", { requestId, form });
    return { status: "failed", reason: "unconfigured", detail: "Backend URL saknas" };
  }
  const neighbourhood = widerNetwork(network);
  const state = await limitVisitor(
    deps,
    visitor,
    neighbourhood && (await pseudonym(neighbourhood)),
  );
  const sent = { form, body: parsed.data ?? input, network, key: idempotencyKey };
  const identity = await identify(rateLimit.secret, sent, Date.now());
  if (!parsed.success || isSpam) {
    return state.allowed
      ? { ...received("delivered", form, identity.key), rateLimit: state, isSpam: true }
      : limited(state);
  }
  const body = parsed.data;
  const guestLanguage = language ?? localeOf(body);
  const request = {
    ...identity,
    form,
    body: isTold ? withMessage(body as AdditionalInfo, guestLanguage ?? defaultLanguage) : body,
    language: guestLanguage,
    requestId,
  };
  // Only a visitor over the limit makes the outbox look for a repeat, and only so often.
  const mayPass =
    state.allowed ||
    ((await limitInvalid(deps, visitor)).allowed && (await isStored(deps.outbox, request)));
  if (!mayPass) return limited(state);
  const outcome = await forward(deps.outbox, request, deps.config);
  if (outcome.status === "failed") return { ...outcome, rateLimit: state };
  const safe = received(outcome.status, form, outcome.key);
  return { ...safe, body, rateLimit: state };
}

// Without the header, the body of a booking names the language for the answer.
function localeOf(body: object): Language | undefined {
  return "locale" in body && isLanguage(body.locale) ? body.locale : undefined;
}

// A contact message has no reference.
function received(status: Received["status"], form: FormName, key: string): Received {
  return form === "booking" ? { status, reference: makeReference(key) } : { status };
}

function limited(state: RateLimitState): SubmitResult {
  return { status: "limited", retryAfterSeconds: state.resetSeconds, rateLimit: state };
}

/** The outcome of a form for the log. docs/operations.md. */
export function outcomeForLog({ status, isSpam }: SubmitResult): string {
  return isSpam ? "trapped" : status;
}

function schemaOf(form: FormName) {
  return form === "contact" ? contactSchema : bookingSchema(stockholmDay(new Date()));
}

/** What `submit` needs, from a request and its bindings. */
export function submitDeps(c: Context<GatewayEnv>, outbox: AppDeps["outbox"]): SubmitDeps {
  return {
    config: parseConfig(c.env),
    kv: c.env.RATE_LIMIT,
    burst: c.env.BURST_LIMIT,
    outbox: () => outbox(c.executionCtx),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  };
}
