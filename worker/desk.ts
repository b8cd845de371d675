import type { Context } from "hono";
import type { AppDeps } from "./app-deps.ts";
import { configOf } from "./env.ts";
import type { GatewayEnv } from "./gateway-env.ts";
import type { Desk } from "./submit.ts";

/** What a form of this request is taken with. */
export function deskOf(c: Context<GatewayEnv>, outbox: AppDeps["outbox"]): Desk {
  return {
    config: configOf(c.env),
    kv: c.env.RATE_LIMIT,
    burst: c.env.BURST_LIMIT,
    outbox: () => outbox(c.executionCtx),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  };
}
