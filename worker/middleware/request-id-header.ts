import { createMiddleware } from "hono/factory";
import type { GatewayEnv } from "../gateway-env.ts";

/** Adds the id of the request to every answer, so that a visitor can name it to the operator. */
export function requestIdHeader() {
  return createMiddleware<GatewayEnv>(async function requestIdHeader(c, next) {
    await next();
    c.res.headers.set("X-Request-Id", c.get("requestId"));
  });
}
