import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Address } from "#domain/pages/addresses.ts";
import type { GatewayEnv } from "../config/app-deps.ts";
import { log } from "../log.ts";

/** Adds the id of the request to every answer, so that a visitor can name it to the operator. */
export function requestIdHeader() {
  return createMiddleware<GatewayEnv>(async function requestIdHeader(c, next) {
    await next();
    c.res.headers.set("X-Request-Id", c.get("requestId"));
  });
}

/**
 * Logs one line for each request: what kind of address it had, and how it went. The path itself is left out,
 * because it can contain anything.
 */
export function requestLog() {
  return createMiddleware<GatewayEnv>(async function requestLog(c, next) {
    const started = Date.now();
    await next();
    const { status } = c.res;
    log(status >= 500 ? "error" : "info", "request", {
      requestId: c.get("requestId"),
      method: c.req.method,
      ...routeOf(c),
      status,
      durationMs: Date.now() - started,
      outcome: c.get("outcome"),
    });
  });
}

function routeOf(c: Context<GatewayEnv>): { route: string; language?: string } {
  const address = c.get("address") as Address | undefined;
  if (!address) return { route: routePath(c) };
  if (address.kind === "page") return { route: address.page, language: address.language };
  if (address.kind === "legal") return { route: address.page };
  return { route: address.kind };
}
