import { createMiddleware } from "hono/factory";
import type { GatewayEnv } from "../gateway-env.ts";

// A tunnel may pass on what a visitor sent it under this name, where nothing answers by HTTPS.
const localHosts = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Redirects a visitor who came by HTTP to the same address by HTTPS, where HSTS makes the browser use HTTPS from
 * then on. Only Cloudflare reports the scheme, so local machines and tests see no redirect.
 */
export function https() {
  return createMiddleware<GatewayEnv>(async function https(c, next) {
    const { hostname, pathname, search } = new URL(c.req.url);
    const isLocal = localHosts.includes(hostname);
    if (isLocal || !cameUnencrypted(c.req.header("CF-Visitor"))) return next();
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
