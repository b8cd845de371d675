import type { Context } from "hono";
import type { AppDeps } from "../app-deps.ts";
import type { GatewayEnv } from "../gateway-env.ts";
import { log } from "../log.ts";
import type { OutboxCounts } from "../outbox/outbox.ts";
import { problem } from "./problem.ts";

// The endpoint is public and each query wakes the outbox, so the counts are kept for a while.
const keptForMs = 10_000;

/**
 * How many requests wait in the outbox and how many were given up, read every ten seconds at most; 503 if the
 * outbox does not answer.
 */
export function health(outbox: AppDeps["outbox"]) {
  let known: OutboxCounts | undefined;
  let askedAt = 0;
  return async (c: Context<GatewayEnv>): Promise<Response> => {
    try {
      if (!known || Date.now() - askedAt >= keptForMs) {
        // Set before the answer arrives, so that concurrent requests get the previous counts.
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
