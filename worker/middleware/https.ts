import { createMiddleware } from "hono/factory";
import { configOf } from "../env.ts";
import type { GatewayEnv } from "../gateway-env.ts";

/**
 * Redirects a visitor who came to the site's own host by HTTP to the same address by HTTPS, where HSTS makes the
 * browser use HTTPS from then on. Only Cloudflare reports the scheme, so local machines and tests see no redirect.
 */
export function https() {
  return createMiddleware<GatewayEnv>(async function https(c, next) {
    if (!cameUnencrypted(c.req.header("CF-Visitor"))) return next();
    const { siteHost, settings } = configOf(c.env);
    const { siteUrl } = settings;
    const { host, pathname, search } = new URL(c.req.url);
    if (!siteUrl.startsWith("https:") || siteHost !== host) return next();
    return c.body(null, 308, {
      Location: siteUrl + pathname + search,
      "Cache-Control": "public, max-age=3600",
    });
  });
}

// Cloudflare sends {"scheme":"http"}.
function cameUnencrypted(visitor: string | undefined): boolean {
  return /"scheme":\s*"http"/.test(visitor ?? "");
}
