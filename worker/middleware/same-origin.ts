import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses state-changing requests that a page of another origin sends; a request without Origin passes,
 * since only browsers send one.
 *
 * @example app.use(sameOrigin((c) => c.text("no", 403)))
 */
export function sameOrigin(onForeign: (c: Context) => Response | Promise<Response>) {
  return createMiddleware(async function sameOrigin(c, next) {
    if (safeMethods.includes(c.req.method)) return next();
    const origin = c.req.header("Origin");
    if (origin === undefined || origin === new URL(c.req.url).origin) return next();
    return onForeign(c);
  });
}
