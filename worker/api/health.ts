import type { Context } from "hono";
import type { AppDeps } from "../app-deps.ts";
import type { GatewayEnv } from "../gateway-env.ts";
import { log } from "../log.ts";
import type { OutboxCounts } from "../outbox/outbox.ts";
import { problem } from "./problem.ts";

// Anybody may read it, and each reading wakes the outbox.
const keptForMs = 10_000;

/**
 * Counts of what waits in the outbox and of what was given up, asked for every ten seconds at most; 503 where the
 * outbox does not answer.
 */
export function health(outbox: AppDeps["outbox"]) {
  let known: OutboxCounts | undefined;
  let askedAt = 0;
  return async (c: Context<GatewayEnv>): Promise<Response> => {
    try {
      if (!known || Date.now() - askedAt >= keptForMs) {
        // Before the answer is there: who comes meanwhile gets the last counts.
        askedAt = Date.now();
        known = await outbox(c.executionCtx).counts();
      }
      const { waiting, dead } = known;
      return c.json({ waiting, dead }, 200, { "Cache-Control": "no-store" });
    } catch (error) {
      known = undefined;
      log("error", "outbox", {
        requestId: c.get("requestId"),
        step: "counts",
        cause: String(error),
      });
      return problem(c, 503, "The outbox does not answer.");
    }
  };
}
