import type { Context } from "hono";
import { errorPage } from "./error-page.ts";
import type { GatewayEnv } from "./gateway-env.ts";
import { privateAnswer } from "./middleware/address.ts";

/**
 * The answer where there is no file: to a person a page with a way on, in their language; to what a page loads, such
 * as a picture, a short text. SPEC 2.1.
 */
export function notFound(c: Context<GatewayEnv>): Response {
  if (isForPerson(c)) return errorPage(c, 404, privateAnswer);
  return c.text("Not found", 404, { "Cache-Control": "no-store" });
}

// Browsers say what an answer is for on https and on a local machine; elsewhere Accept has to tell.
function isForPerson(c: Context<GatewayEnv>): boolean {
  const destination = c.req.header("Sec-Fetch-Dest");
  if (destination) return destination === "document";
  return c.req.header("Accept")?.includes("text/html") ?? false;
}
