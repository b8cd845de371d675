import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

const safeMethods = ["GET", "HEAD", "OPTIONS"];
// "none" is the visitor's own doing, such as a reload.
const ownSites = [undefined, "same-origin", "none"];

/**
 * Refuses state-changing requests that a page of another origin sends. A request without Origin passes, since
 * only browsers send one, unless its Sec-Fetch-Site names another site.
 *
 * @example app.use(sameOrigin((c) => c.text("no", 403)))
 */
export function sameOrigin(onForeign: (c: Context) => Response | Promise<Response>) {
  return createMiddleware(async function sameOrigin(c, next) {
    if (safeMethods.includes(c.req.method)) return next();
    const origin = c.req.header("Origin");
    const isOwn =
      origin === undefined
        ? ownSites.includes(c.req.header("Sec-Fetch-Site"))
        : origin === new URL(c.req.url).origin;
    return isOwn ? next() : onForeign(c);
  });
}
