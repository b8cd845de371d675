import type { OutboxCounts, OutboxList, Retried, Undelivered } from "#domain/booking/outbox.ts";
import type { Received, SubmitOutcome } from "#domain/booking/submission.ts";
import { withTimeout } from "#domain/lib/timeout.ts";
import { type BackendAccess, relay } from "../forms/relay.ts";
import { log } from "../log.ts";
import type { OutboxRequest } from "./entries.ts";
import type { Delivery, Kept } from "./outbox.ts";

/** The outbox's methods for the operator: docs/operations.md. */
export interface OutboxAdmin {
  list(): Promise<OutboxList>;
  show(key: string): Promise<Undelivered | null>;
  replay(key: string): Promise<Retried | null>;
  replayAll(): Promise<number>;
  discard(key: string): Promise<boolean>;
}

/** The outbox's methods that the gateway calls for a visitor's request. */
export interface OutboxClient {
  has(request: OutboxRequest): Promise<boolean>;
  keep(request: OutboxRequest): Promise<Kept>;
  withdraw(key: string): Promise<void>;
  counts(): Promise<OutboxCounts>;
}

type Forwarded =
  /** The key is the one under which the backend knows the request. */
  { status: Received["status"]; key: string } | Extract<SubmitOutcome, { status: "failed" }>;

const maxKeepMs = 5_000;
// Longer than the outbox waits for the backend.
const maxOutcomeMs = 10_000;

/**
 * Forwards a validated request through the outbox. If the outbox fails, the request is relayed directly: the
 * visitor sees a failure only if neither worked. SPEC 7.
 */
export async function forward(
  outbox: () => OutboxClient,
  request: OutboxRequest,
  backend: BackendAccess,
): Promise<Forwarded> {
  const { requestId, form } = request;
  const kept = await keep(outbox, request);
  if (!kept) return relayAtOnce(request, backend);
  const { key } = kept;
  let delivery: Delivery;
  try {
    delivery = await withTimeout(maxOutcomeMs, kept.outcome());
  } catch (error) {
    // The request is stored, so the alarm continues whatever happened to this attempt.
    log("warn", "outbox", { requestId, form, step: "outcome", cause: String(error) });
    return { status: "accepted", key };
  }
  if (delivery.status === "delivered") return { status: "delivered", key };
  if (delivery.status === "waiting") return { status: "accepted", key };
  await withdraw(outbox, request, delivery.key);
  return { status: "failed", reason: "refused", detail: delivery.detail };
}

// Only now does the visitor hear of the refusal. If this fails, the outbox keeps trying, and the visitor may send again.
async function withdraw(
  outbox: () => OutboxClient,
  { requestId, form }: OutboxRequest,
  key: string,
): Promise<void> {
  try {
    await withTimeout(maxKeepMs, outbox().withdraw(key));
  } catch (error) {
    log("warn", "outbox", { requestId, form, step: "withdraw", cause: String(error) });
  }
}

/** Whether a request is already stored or delivered; false if the outbox does not say. */
export async function isStored(
  outbox: () => OutboxClient,
  request: OutboxRequest,
): Promise<boolean> {
  try {
    return await withTimeout(maxKeepMs, outbox().has(request));
  } catch (error) {
    const { requestId, form } = request;
    log("warn", "outbox", { requestId, form, step: "has", cause: String(error) });
    return false;
  }
}

// A new deploy resets the Durable Object; the second call then reaches the new one.
async function keep(outbox: () => OutboxClient, request: OutboxRequest) {
  const { requestId, form } = request;
  for (const attempt of [1, 2]) {
    try {
      return await withTimeout(maxKeepMs, outbox().keep(request));
    } catch (error) {
      log("error", "outbox", { requestId, form, step: "keep", attempt, cause: String(error) });
    }
  }
  return undefined;
}

async function relayAtOnce(request: OutboxRequest, backend: BackendAccess): Promise<Forwarded> {
  const { form, body, key, language, requestId } = request;
  const result = await relay(backend, {
    form,
    language,
    requestId,
    attempt: 1,
    body: JSON.stringify(body),
    idempotencyKey: key,
  });
  if (result.status === "delivered") return { status: "delivered", key };
  const reason = result.status === "refused" ? "refused" : "unreachable";
  return { status: "failed", reason, detail: result.detail };
}
