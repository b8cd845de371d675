import type { MiddlewareHandler } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import { configOf } from "../env.ts";
import type { GatewayEnv } from "../gateway-env.ts";
import { problem } from "./problem.ts";

/**
 * Lets those pass who know OUTBOX_TOKEN; where none is set, there is no such endpoint. Nobody else wakes the outbox,
 * so a wrong token costs two hashes.
 */
export const requireToken: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  const { outboxToken } = configOf(c.env);
  if (!outboxToken) return problem(c, 404, "There is no such endpoint.");
  const [, given = ""] = /^Bearer +(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
  if (await timingSafeEqual(outboxToken, given)) return next();
  const headers = { "WWW-Authenticate": "Bearer" };
  return problem(c, 401, "Send the site's OUTBOX_TOKEN as Authorization: Bearer.", { headers });
};
