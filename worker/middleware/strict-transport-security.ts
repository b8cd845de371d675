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
 * Tells browsers to use https for this host, or for its subdomains too if the operator wants that. Files carry
 * no such header: a browser heeds the latest one of a host, so that only one place may say it.
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
