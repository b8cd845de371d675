import { DurableObject } from "cloudflare:workers";
import { configOf, type Env } from "../env.ts";
import { log } from "../log.ts";
import { type RelayResult, relay } from "../relay.ts";
import { type Entry, type OutboxRequest, openEntries } from "./entries.ts";
import { contentKeyLifeMs, retryDelayMs, triedForMs } from "./schedule.ts";

/** The result for a stored request; waiting means that the outbox keeps trying. */
export type Delivery =
  | { status: "delivered" }
  | { status: "waiting" }
  | { status: "refused"; detail: string };

export interface OutboxCounts {
  waiting: number;
  dead: number;
  /** The age of the longest waiting request; 0 if none waits. */
  oldestSeconds: number;
}

// A Durable Object may wait for six connections at a time.
const relaysAtOnce = 6;
const mostAtOneAlarm = 60;

/**
 * Stores each request before anything else happens to it, and relays it until the backend has it. The whole
 * site uses one object, so that it recognises duplicates.
 */
export class Outbox extends DurableObject<Env> {
  readonly #entries = openEntries(this.ctx.storage.sql);
  readonly #underway = new Map<string, Promise<Delivery>>();

  /** Stores a request, once, and starts to relay it; returns a function that gives the outcome. */
  async keep(request: OutboxRequest): Promise<() => Promise<Delivery>> {
    const key = this.#write(request);
    const delivery = this.#attemptOnce(key, true);
    // The caller may never ask for the outcome; the alarm retries the request then.
    delivery.catch((error) => log("error", "outbox", { key, cause: String(error) }));
    await this.#setAlarm();
    return () => delivery;
  }

  /** How many requests wait and how many were given up; sets the alarm again if it was lost. */
  async counts(): Promise<OutboxCounts> {
    // The counts are public and each alarm write is billed. Only a wrong or overdue alarm is written.
    const set = await this.ctx.storage.getAlarm();
    const isOverdue = set !== null && set < Date.now();
    if (isOverdue || set !== this.#entries.nextDue()) await this.#setAlarm();
    return {
      waiting: this.#entries.count("waiting"),
      dead: this.#entries.count("dead"),
      oldestSeconds: this.#entries.oldestSeconds(Date.now()),
    };
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    this.#entries.forgetOld(now);
    const due = this.#entries.due(now, mostAtOneAlarm);
    const passOnNext = async () => {
      for (let entry = due.shift(); entry; entry = due.shift()) {
        await this.#attemptOnce(entry.key, false);
      }
    };
    try {
      await Promise.all(Array.from({ length: relaysAtOnce }, passOnNext));
    } finally {
      await this.#setAlarm();
    }
  }

  /** Stores a request that is not known yet; returns the key of its entry. */
  #write(request: OutboxRequest): string {
    const now = Date.now();
    const soon = now + retryDelayMs(1);
    this.#entries.forgetOld(now);
    const known = this.#findSame(request, now);
    if (known) {
      if (known.state === "dead") this.#entries.revive(known.key, now, soon);
      return known.key;
    }
    // The key may already belong to other content; this request is then stored under its digest.
    const key = this.#entries.find(request.key) ? request.digest : request.key;
    // If this object stops while it relays, the alarm finds the request.
    this.#entries.add({ ...request, key }, now, soon);
    return key;
  }

  #findSame({ key, earlierKey, digest }: OutboxRequest, now: number): Entry | undefined {
    const same = [key, digest]
      .map((each) => this.#entries.find(each))
      .find((entry) => entry?.digest === digest);
    const earlier = earlierKey === undefined ? undefined : this.#entries.find(earlierKey);
    return same ?? (earlier && now - earlier.keptAt < contentKeyLifeMs ? earlier : undefined);
  }

  /** Makes one attempt at a time for each request: concurrent callers share it. */
  #attemptOnce(key: string, isVisitorWaiting: boolean): Promise<Delivery> {
    const running = this.#underway.get(key);
    if (running) return running;
    const attempt = this.#attempt(key, isVisitorWaiting).finally(() => this.#underway.delete(key));
    this.#underway.set(key, attempt);
    return attempt;
  }

  async #attempt(key: string, isVisitorWaiting: boolean): Promise<Delivery> {
    const entry = this.#entries.find(key);
    if (!entry?.body) return { status: "delivered" };
    const { form, body, requestId } = entry;
    const attempt = entry.attempts + 1;
    const result = await relay(this.#backendUrl(), {
      ...{ form, body, requestId, attempt },
      idempotencyKey: key,
    });
    const delivery = this.#settle(entry, result, isVisitorWaiting);
    await this.#setAlarm();
    return delivery;
  }

  #settle(entry: Entry, result: RelayResult, isVisitorWaiting: boolean): Delivery {
    const { key, attempts, keptAt } = entry;
    const now = Date.now();
    if (result.status === "delivered") {
      this.#entries.markDelivered(key, now + triedForMs);
      return result;
    }
    if (result.status === "refused") {
      // A waiting visitor sees the refusal and still has the text. An earlier visitor was told that the
      // request is safe and cannot be told otherwise, so the operator gets it.
      if (isVisitorWaiting && attempts === 0) this.#entries.remove(key);
      else this.#giveUp(entry, result.cause);
      return { status: "refused", detail: result.detail };
    }
    if (now - keptAt >= triedForMs) this.#giveUp(entry, result.cause);
    else this.#entries.postpone(key, now + retryDelayMs(attempts + 1), result.cause);
    return { status: "waiting" };
  }

  /** Ends the attempts but keeps the request for some months, for the operator. docs/operations.md. */
  #giveUp({ key, form, requestId, keptAt }: Entry, cause: string): void {
    this.#entries.markDead(key, Date.now(), cause);
    const keptSince = new Date(keptAt).toISOString();
    log("error", "given-up", { requestId, form, key, cause, keptSince });
  }

  async #setAlarm(): Promise<void> {
    const next = this.#entries.nextDue();
    if (next === null) await this.ctx.storage.deleteAlarm();
    // To retry at once, the operator sets a time long past, which an alarm does not accept.
    else await this.ctx.storage.setAlarm(Math.max(next, Date.now()));
  }

  // A deploy with wrong vars must not lose requests that were stored before.
  #backendUrl(): string | undefined {
    try {
      return configOf(this.env).backendUrl;
    } catch {
      return undefined;
    }
  }
}
