import { createMiddleware } from "hono/factory";
import { type Config, configOf } from "../env.ts";
import type { GatewayEnv } from "../gateway-env.ts";

const oneYear = "max-age=31536000";
const policies: Record<Config["hsts"], string> = {
  "": oneYear,
  subdomains: `${oneYear}; includeSubDomains`,
  preload: `${oneYear}; includeSubDomains; preload`,
};

/**
 * Tells browsers to use https for this host, and for its subdomains if the operator wants that. The build gives
 * files the same header (scripts/file-headers.ts).
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
    return configOf(env).hsts;
  } catch {
    return "";
  }
}
