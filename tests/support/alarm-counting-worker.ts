import type { Env } from "../../worker/config/env.ts";
import type { OutboxRequest } from "../../worker/outbox/entries.ts";
import { type Delivery, Outbox as SiteOutbox } from "../../worker/outbox/outbox.ts";

/** A row of the outbox's table, as somebody may have written it by hand. */
export interface Row {
  [column: string]: SqlStorageValue;
}

/** What an alarm made of the table; times in milliseconds since 1970. */
export interface Rung {
  startedAt: number;
  endedAt: number;
  nextAlarm: number | null;
  rows: Row[];
}

/**
 * The site's own outbox, which also counts how often its alarm is written, because Cloudflare bills each time, and whose
 * alarm a test can ring.
 */
export class Outbox extends SiteOutbox {
  #writes = 0;
  #ringsByHand = false;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const { storage } = ctx;
    for (const method of ["setAlarm", "deleteAlarm"] as const) {
      const write = storage[method].bind(storage) as (...args: unknown[]) => Promise<void>;
      storage[method] = (...args: unknown[]) => {
        this.#writes++;
        return write(...args);
      };
    }
  }

  alarmWrites(): number {
    return this.#writes;
  }

  /** Keeps a request and gives the outcome. A test cannot call for it: until it comes, the call would stop Node. */
  async keepAndWait(request: OutboxRequest): Promise<Delivery> {
    const { outcome } = await this.keep(request);
    return outcome();
  }

  /** Deletes the alarm as the runtime does after several failures. */
  async loseAlarm(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
  }

  /** Fills the table with these rows alone and rings the alarm once. From then on no alarm rings by itself. */
  async ringOver(rows: Row[]): Promise<Rung> {
    const { sql } = this.ctx.storage;
    this.#ringsByHand = true;
    await this.ctx.storage.deleteAlarm();
    sql.exec("DELETE FROM requests");
    for (const row of rows) {
      const names = Object.keys(row);
      const places = names.map(() => "?").join();
      sql.exec(`INSERT INTO requests (${names}) VALUES (${places})`, ...Object.values(row));
    }
    const startedAt = Date.now();
    await super.alarm();
    return {
      startedAt,
      endedAt: Date.now(),
      nextAlarm: await this.ctx.storage.getAlarm(),
      rows: sql.exec("SELECT * FROM requests").toArray(),
    };
  }

  override async alarm(): Promise<void> {
    if (!this.#ringsByHand) await super.alarm();
  }
}

export default { fetch: () => new Response("nothing here", { status: 404 }) };
