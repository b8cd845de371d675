import { DurableObject } from "cloudflare:workers";
import {
  maxListed,
  type OutboxCounts,
  type OutboxList,
  type Retried,
  type Undelivered,
} from "#domain/booking/outbox.ts";
import { type Env, parseConfig } from "../config/env.ts";
import { type BackendAccess, type RelayResult, relay } from "../forms/relay.ts";
import { log } from "../log.ts";
import { type Entry, type OutboxRequest, openEntries } from "./entries.ts";
import { alarmAt, contentKeyLifeMs, retryDelayMs, triedForMs } from "./schedule.ts";

/**
 * The result for a stored request; waiting means that the outbox keeps trying. So it does with a refused one, until
 * the caller withdraws it.
 */
export type Delivery =
  | { status: "delivered" }
  | { status: "waiting" }
  | { status: "refused"; detail: string; key: string };

/** What was stored, or was already. */
export interface Kept {
  /** Under which the backend knows the request; another than its own if an earlier one was the same. */
  key: string;
  outcome: () => Promise<Delivery>;
}

// A Durable Object may wait for six connections at a time.
const relaysAtOnce = 6;
const maxAtOneAlarm = 60;
// The runtime drops an alarm that failed several times.
const lostAfterMs = 60_000;

/**
 * Stores each request before anything else happens to it, and relays it until the backend has it. The whole
 * site uses one object, so that it recognises duplicates.
 */
export class Outbox extends DurableObject<Env> {
  readonly #entries = openEntries(this.ctx.storage.sql);
  readonly #underway = new Map<string, Promise<Delivery>>();
  // 0 until this object has set or read it.
  #alarmAt = 0;

  /** Stores a request, once, and starts to relay it. */
  async keep(request: OutboxRequest): Promise<Kept> {
    const key = this.#write(request);
    const delivery = this.#attemptOnce(key);
    // The caller may never ask for the outcome; the alarm retries the request then.
    delivery.catch((error) => logFailure(key, error));
    await this.#setAlarm();
    return { key, outcome: () => delivery };
  }

  /**
   * Takes back a refused request whose visitor is about to hear of it, and still has the text. Somebody else who sent
   * it may have been told that it is safe; then the outbox keeps trying.
   */
  async withdraw(key: string): Promise<void> {
    this.#entries.withdraw(key);
  }

  /** Whether the same request is already stored or delivered. */
  has(request: OutboxRequest): boolean {
    return this.#findSame(request, Date.now()) !== undefined;
  }

  /** How many requests wait, how many were given up; sets the alarm again if it was lost or a row was changed by hand. */
  async counts(): Promise<OutboxCounts> {
    const now = Date.now();
    this.#entries.mendTimes(now);
    this.#alarmAt = (await this.ctx.storage.getAlarm()) ?? 0;
    await this.#setAlarm();
    const waitingFor = now - (this.#entries.oldestWaiting() ?? now);
    return {
      waiting: this.#entries.count("waiting"),
      dead: this.#entries.count("dead"),
      oldestSeconds: Math.max(0, Math.floor(waitingFor / 1000)),
    };
  }

  /** What has not arrived, for the operator. */
  async list(): Promise<OutboxList> {
    const requests = this.#entries.undelivered(maxListed).map(undeliveredOf);
    return { ...(await this.counts()), requests };
  }

  /** One of them; null if it is not there, or has arrived. */
  show(key: string): Undelivered | null {
    const entry = this.#entries.find(key);
    return entry?.body ? undeliveredOf(entry) : null;
  }

  /** Tries a request at once; one that was given up has seven days again. Null if it is not there, or has arrived. */
  async replay(key: string): Promise<Retried | null> {
    const entry = this.#entries.find(key);
    if (!entry?.body) return null;
    const now = Date.now();
    if (entry.state === "dead") this.#entries.revive(key, now, now + retryDelayMs(1));
    logByHand("replay", entry);
    await this.#attemptOnce(key);
    const { body, cause } = this.#entries.find(key) ?? {};
    return body ? { state: "waiting", cause: cause ?? "" } : { state: "delivered" };
  }

  /** Retries everything that was given up for seven more days, beginning now; returns how many. */
  async replayAll(): Promise<number> {
    const count = this.#entries.reviveAll(Date.now());
    log("info", "outbox", { step: "replay", count });
    await this.#setAlarm();
    return count;
  }

  /** Deletes what has not arrived and whatever it holds; false if it is not there, or has arrived. */
  discard(key: string): boolean {
    const entry = this.#entries.find(key);
    if (!entry || !this.#entries.discard(key)) return false;
    logByHand("delete", entry);
    return true;
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    this.#alarmAt = 0;
    this.#entries.forgetOld(now);
    this.#entries.mendTimes(now);
    const due = this.#entries.due(now, maxAtOneAlarm);
    const passOnNext = async () => {
      for (let entry = due.shift(); entry; entry = due.shift()) {
        const { key } = entry;
        // One that fails must not keep the others waiting.
        await this.#attemptOnce(key).catch((error) => logFailure(key, error));
      }
    };
    await Promise.all(Array.from({ length: relaysAtOnce }, passOnNext));
    await this.#setAlarm();
  }

  /** Stores a request that is not known yet; returns the key of its entry. */
  #write(request: OutboxRequest): string {
    const now = Date.now();
    const soon = now + retryDelayMs(1);
    this.#entries.forgetOld(now);
    const known = this.#findSame(request, now);
    if (known) {
      this.#entries.promise(known.key);
      if (request.digest && !known.digest) this.#entries.adopt(known.key, request.digest);
      if (known.state === "dead") this.#entries.revive(known.key, now, soon);
      return known.key;
    }
    // The key may already stand for other content, and the backend would refuse it then.
    const key = this.#entries.find(request.key) ? crypto.randomUUID() : request.key;
    // If this object stops while it relays, the alarm finds the request.
    this.#entries.add({ ...request, key }, now, soon);
    return key;
  }

  /**
   * A sender who changes the key sends a new request. Without a key, equal content from the same network within ten
   * minutes is a repeat; the first key that follows becomes its own.
   */
  #findSame(request: OutboxRequest, now: number): Entry | undefined {
    const { digest, contentKey, earlierContentKey } = request;
    const known = digest && this.#entries.findByDigest(digest);
    if (known) return known;
    const since = now - contentKeyLifeMs;
    const recent = this.#entries.findByContent([contentKey, earlierContentKey], since);
    if (!digest || !recent) return recent;
    return recent.digest ? undefined : recent;
  }

  /** Makes one attempt at a time for each request: concurrent callers share it. */
  #attemptOnce(key: string): Promise<Delivery> {
    const running = this.#underway.get(key);
    if (running) return running;
    const attempt = this.#attempt(key).finally(() => this.#underway.delete(key));
    this.#underway.set(key, attempt);
    return attempt;
  }

  async #attempt(key: string): Promise<Delivery> {
    const entry = this.#entries.find(key);
    if (!entry?.body) {
      // Nothing is left to send. If it stayed waiting, the alarm would find it again and again.
      if (entry?.state === "waiting") this.#entries.markDelivered(key, Date.now() + triedForMs);
      return { status: "delivered" };
    }
    const { form, body, language, requestId } = entry;
    const attempt = entry.attempts + 1;
    const result = await relay(this.#backend(), {
      form,
      body,
      language,
      requestId,
      attempt,
      idempotencyKey: key,
    });
    const delivery = this.#settle(entry, result);
    await this.#setAlarm();
    return delivery;
  }

  #settle(entry: Entry, result: RelayResult): Delivery {
    const { key, attempts, keptAt } = entry;
    const now = Date.now();
    if (result.status === "delivered") {
      this.#entries.markDelivered(key, now + triedForMs);
      return result;
    }
    if (now - keptAt >= triedForMs) this.#giveUp(entry, result.cause);
    else this.#entries.postpone(key, now + retryDelayMs(attempts + 1), result.cause);
    return result.status === "refused"
      ? { status: "refused", detail: result.detail, key }
      : { status: "waiting" };
  }

  /** Ends the attempts but keeps the request for some months, for the operator. docs/operations.md. */
  #giveUp({ key, form, requestId, keptAt }: Entry, cause: string): void {
    this.#entries.markDead(key, Date.now(), cause);
    log("error", "given-up", { requestId, form, key, cause, keptSince: new Date(keptAt) });
  }

  // An alarm that stands is never put off: under a stream of requests it would never ring.
  async #setAlarm(): Promise<void> {
    const now = Date.now();
    const next = alarmAt(this.#entries.nextDue(), now);
    if (next === null) return;
    const isStanding = this.#alarmAt > now - lostAfterMs && this.#alarmAt <= next;
    if (isStanding) return;
    this.#alarmAt = next;
    await this.ctx.storage.setAlarm(next);
  }

  // A deploy with wrong vars must not lose requests that were stored before.
  #backend(): BackendAccess {
    try {
      return parseConfig(this.env);
    } catch {
      return {};
    }
  }
}

function undeliveredOf(entry: Entry): Undelivered {
  const { key, form, attempts, language, keptAt, dueAt, cause } = entry;
  const state = entry.state === "dead" ? "dead" : "waiting";
  const body = readBody(entry.body);
  return { key, form, state, attempts, language, keptAt, dueAt, cause, body };
}

// Somebody may have written the row by hand.
function readBody(body: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(body ?? "{}"));
  } catch {
    return {};
  }
}

function logByHand(step: "replay" | "delete", { key, form, state, requestId }: Entry): void {
  log("info", "outbox", { requestId, form, step, key, state });
}

function logFailure(key: string, error: unknown): void {
  log("error", "outbox", { key, cause: String(error) });
}
