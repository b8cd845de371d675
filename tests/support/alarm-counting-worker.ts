import type { Env } from "../../worker/env.ts";
import { Outbox as SiteOutbox } from "../../worker/outbox/outbox.ts";

/** The site's own outbox, which also counts how often its alarm is written: Cloudflare bills each time. */
export class Outbox extends SiteOutbox {
  #writes = 0;

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
}

export default { fetch: () => new Response("nothing here", { status: 404 }) };
