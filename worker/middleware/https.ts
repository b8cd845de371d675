import { createMiddleware } from "hono/factory";
import type { GatewayEnv } from "../config/app-deps.ts";
import { type Config, parseConfig } from "../config/env.ts";
import { isLocalHost } from "../config/var-kinds.ts";

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

const oneYear = "max-age=31536000";
const policies: Record<Config["hsts"], string> = {
  "": oneYear,
  subdomains: `${oneYear}; includeSubDomains`,
  preload: `${oneYear}; includeSubDomains; preload`,
};

/**
 * Tells browsers to use https for this host, and for its subdomains if the operator wants that. The build gives
 * files the same header (tools/build/file-headers.ts).
 */
export function strictTransportSecurity() {
  return createMiddleware<GatewayEnv>(async function strictTransportSecurity(c, next) {
    await next();
    c.res.headers.set("Strict-Transport-Security", policies[chosen(c.env)]);
  });
}

// Other code reports wrong vars.
function chosen(env: GatewayEnv["Bindings"]): Config["hsts"] {
  try {
    return parseConfig(env).hsts;
  } catch {
    return "";
  }
}
