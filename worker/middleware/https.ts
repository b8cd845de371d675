import { createMiddleware } from "hono/factory";
import type { GatewayEnv } from "../gateway-env.ts";
import { isLocalHost } from "../vars/hosts.ts";

/**
 * Redirects a visitor who came by HTTP to the same address by HTTPS, where HSTS makes the browser use HTTPS from
 * then on. Only Cloudflare reports the scheme, so local machines and tests see no redirect.
 */
export function https() {
  return createMiddleware<GatewayEnv>(async function https(c, next) {
    const { hostname, pathname, search } = new URL(c.req.url);
    // A tunnel may pass on what a visitor sent it under a local name, where nothing answers by HTTPS.
    if (isLocalHost(hostname) || !cameUnencrypted(c.req.header("CF-Visitor"))) return next();
    return c.body(null, 308, {
      Location: `https://${hostname}${pathname}${search}`,
      "Cache-Control": "public, max-age=3600",
    });
  });
}

// Cloudflare sends {"scheme":"http"}.
function cameUnencrypted(visitor: string | undefined): boolean {
  return /"scheme":\s*"http"/.test(visitor ?? "");
}
