import type { Context } from "hono";
import { missingParameter } from "#domain/routes.ts";
import type { GatewayEnv } from "./gateway-env.ts";
import { privateAnswer } from "./middleware/address.ts";

/** The headers that a visitor's answer has beyond those of the rendered page. */
export function pageHeaders(c: Context<GatewayEnv>, { status }: Response): Headers {
  const headers = new Headers(cacheHeaders(c, status));
  // The home page that says that an address is unknown is nothing that anybody looks for.
  if (c.req.query(missingParameter) !== undefined) headers.set("X-Robots-Tag", "noindex");
  return headers;
}

function cacheHeaders(c: Context<GatewayEnv>, status: number): Record<string, string> {
  if (c.get("address").kind === "legal") return privateAnswer;
  if (c.req.method === "POST" || status >= 400) return { "Cache-Control": "no-store" };
  return { "Cache-Control": "public, max-age=0, must-revalidate" };
}
