import type { Context } from "hono";
import type { AppDeps } from "./app-deps.ts";
import { configOf } from "./env.ts";
import type { GatewayEnv } from "./gateway-env.ts";
import type { SubmitDeps } from "./submit.ts";

/** What `submit` needs, from a request and its bindings. */
export function submitDeps(c: Context<GatewayEnv>, outbox: AppDeps["outbox"]): SubmitDeps {
  return {
    config: configOf(c.env),
    kv: c.env.RATE_LIMIT,
    burst: c.env.BURST_LIMIT,
    outbox: () => outbox(c.executionCtx),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  };
}
