import { createMiddleware } from "hono/factory";
import type { GatewayEnv } from "../config/app-deps.ts";
import { parseConfig } from "../config/env.ts";

/** Keeps every host but the site's own out of search: previews, workers.dev, a machine at home. */
export function previewNoindex() {
  return createMiddleware<GatewayEnv>(async function previewNoindex(c, next) {
    await next();
    if (new URL(c.req.url).host !== ownHost(c.env)) c.res.headers.set("X-Robots-Tag", "noindex");
  });
}

// Other code reports wrong vars; if the site's address is unknown, no host counts as its own.
function ownHost(env: GatewayEnv["Bindings"]): string | undefined {
  try {
    return parseConfig(env).siteHost;
  } catch {
    return undefined;
  }
}
