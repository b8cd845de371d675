import type { Context } from "hono";
import type { Problem } from "#domain/booking/health.ts";
import type { OutboxCounts } from "#domain/booking/outbox.ts";
import type { AppDeps, GatewayEnv } from "../config/app-deps.ts";
import { varProblems } from "../config/env.ts";
import { log, versionOf } from "../log.ts";

// The endpoint is public and each query wakes the outbox, so the counts are cached for a while.
const keptForMs = 10_000;
const maxWaitSeconds = 60 * 60;

/**
 * How many requests wait in the outbox and how many were given up, read every ten seconds at most: 200, or 503
 * with the problems that the operator has to solve. 503 too if the outbox does not answer. SPEC 7, 10.
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
    } catch (error) {
      known = undefined;
      log("error", "outbox", {
        requestId: c.get("requestId"),
        step: "counts",
        cause: String(error),
      });
      return answer(c, {}, [{ code: "silent", subject: "outbox" }]);
    }
    const { waiting, dead, oldestSeconds } = known;
    const problems = [...varProblems(c.env, new URL(c.req.url)), ...requestProblems(known)];
    const counts = { waiting, dead, ...(oldestSeconds > 0 && { oldestSeconds }) };
    return answer(c, counts, problems);
  };
}

function answer(c: Context<GatewayEnv>, counts: object, problems: readonly Problem[]): Response {
  const isWell = problems.length === 0;
  const body = { ...counts, version: versionOf(c.env), ...(!isWell && { problems }) };
  return c.json(body, isWell ? 200 : 503, { "Cache-Control": "no-store" });
}

function requestProblems({ dead, oldestSeconds }: OutboxCounts): Problem[] {
  const found: [isFound: boolean, code: Problem["code"]][] = [
    [dead > 0, "givenUp"],
    [oldestSeconds > maxWaitSeconds, "late"],
  ];
  return found.flatMap(([isFound, code]) => (isFound ? [{ code, subject: "outbox" }] : []));
}
