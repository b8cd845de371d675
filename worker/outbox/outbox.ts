import { DurableObject } from "cloudflare:workers";
import { configOf, type Env } from "../env.ts";
import { log } from "../log.ts";
import { type RelayResult, relay } from "../relay.ts";
import { type Entry, type OutboxRequest, openEntries } from "./entries.ts";
import { contentKeyLifeMs, retryDelayMs, triedForMs } from "./schedule.ts";

/** What became of a kept request; waiting means that the outbox goes on trying. */
export type Delivery =
  | { status: "delivered" }
  | { status: "waiting" }
  | { status: "refused"; detail: string };

export interface OutboxCounts {
  waiting: number;
  dead: number;
}

// A Durable Object may wait for six connections at a time.
const relaysAtOnce = 6;
const mostAtOneAlarm = 60;

/**
 * Where a request is written down before anything else is done with it, and from where it is passed on
 * until the backend has it. One object for the whole site: what arrives twice meets itself here.
 */
export class Outbox extends DurableObject<Env> {
  readonly #entries = openEntries(this.ctx.storage.sql);
  readonly #underway = new Map<string, Promise<Delivery>>();

  /** Writes a request down, once, and starts to pass it on; gives what to ask for its outcome. */
  async keep(request: OutboxRequest): Promise<() => Promise<Delivery>> {
    const key = this.#write(request);
    const delivery = this.#attemptOnce(key, true);
    // Nobody may come to ask: the alarm takes care of the request then.
    delivery.catch((error) => log("error", "outbox", { key, cause: String(error) }));
    await this.#setAlarm();
    return () => delivery;
  }

  /** How many requests wait, and how many were given up; sets the alarm should something have lost it. */
  async counts(): Promise<OutboxCounts> {
    // Anybody may ask, and each write of an alarm is billed. One that is overdue may have been lost.
    const set = await this.ctx.storage.getAlarm();
    const isOverdue = set !== null && set < Date.now();
    if (isOverdue || set !== this.#entries.nextDue()) await this.#setAlarm();
    return { waiting: this.#entries.count("waiting"), dead: this.#entries.count("dead") };
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

  /** The key under which the request stands from now on. */
  #write(request: OutboxRequest): string {
    const now = Date.now();
    const soon = now + retryDelayMs(1);
    this.#entries.forgetOld(now);
    const known = this.#findSame(request, now);
    if (known) {
      if (known.state === "dead") this.#entries.revive(known.key, now, soon);
      return known.key;
    }
    // A key that stands for other content already: this is a request of its own all the same.
    const key = this.#entries.find(request.key) ? request.digest : request.key;
    // Should this object end while it relays, the alarm finds the request.
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

  /** One attempt at a time for each request: whoever comes meanwhile waits for the same. */
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
      // Told to the visitor, who has it still; one who was told that it is safe cannot be told any more.
      if (isVisitorWaiting && attempts === 0) this.#entries.remove(key);
      else this.#giveUp(entry, result.cause);
      return { status: "refused", detail: result.detail };
    }
    if (now - keptAt >= triedForMs) this.#giveUp(entry, result.cause);
    else this.#entries.postpone(key, now + retryDelayMs(attempts + 1), result.cause);
    return { status: "waiting" };
  }

  /** Kept for some months, but not tried any more: the operator's turn. docs/operations.md. */
  #giveUp({ key, form, requestId, keptAt }: Entry, cause: string): void {
    this.#entries.markDead(key, Date.now(), cause);
    const keptSince = new Date(keptAt).toISOString();
    log("error", "given-up", { requestId, form, key, cause, keptSince });
  }

  async #setAlarm(): Promise<void> {
    const next = this.#entries.nextDue();
    if (next === null) await this.ctx.storage.deleteAlarm();
    // The operator's way of saying "now" is a time long past, which an alarm does not take.
    else await this.ctx.storage.setAlarm(Math.max(next, Date.now()));
  }

  // Vars that a new deploy broke must not lose what was kept before.
  #backendUrl(): string | undefined {
    try {
      return configOf(this.env).backendUrl;
    } catch {
      return undefined;
    }
  }
}
