import { createMiddleware } from "hono/factory";
import { configOf } from "../env.ts";
import type { GatewayEnv } from "../gateway-env.ts";

/**
 * Sends a visitor who came to the site's own host without encryption to the same address with it, where the
 * browser learns to come that way by itself (HSTS). Cloudflare says how they came; elsewhere nobody does,
 * so a machine at home or a test is left alone.
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

// As Cloudflare sends it: {"scheme":"http"}.
function cameUnencrypted(visitor: string | undefined): boolean {
  return /"scheme":\s*"http"/.test(visitor ?? "");
}
