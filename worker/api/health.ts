import type { Context } from "hono";
import type { AppDeps } from "../app-deps.ts";
import type { GatewayEnv } from "../gateway-env.ts";
import { log } from "../log.ts";
import { problem } from "./problem.ts";

/** Counts of what waits in the outbox and of what was given up; 503 where the outbox does not answer. */
export function health(outbox: AppDeps["outbox"]) {
  return async (c: Context<GatewayEnv>): Promise<Response> => {
    try {
      const { waiting, dead } = await outbox(c.executionCtx).counts();
      return c.json({ waiting, dead }, 200, { "Cache-Control": "no-store" });
    } catch (error) {
      log("error", "outbox", {
        requestId: c.get("requestId"),
        step: "counts",
        cause: String(error),
      });
      return problem(c, 503, "The outbox does not answer.");
    }
  };
}
