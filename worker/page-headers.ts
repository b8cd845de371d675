import type { Context } from "hono";
import { missingParameter } from "#domain/routes.ts";
import type { GatewayEnv } from "./gateway-env.ts";
import { privateAnswer } from "./middleware/address.ts";
import { markdownPath, type PageFormat } from "./middleware/format.ts";

/** The headers that a visitor's answer has beyond those of the rendered page. */
export function pageHeaders(c: Context<GatewayEnv>, { status }: Response): Headers {
  const { path, format } = c.get("asked");
  const markdown = markdownPath(path);
  const headers = new Headers(cacheHeaders(c, status));
  // The address of a page answers with either format; that of the Markdown or of the data, with one.
  if (format === "html" && c.req.method !== "POST") headers.append("Vary", "Accept");
  if (isReadAs("markdown", c)) headers.set("Content-Location", markdown);
  if (isReadAs("html", c)) {
    headers.set("Link", `<${markdown}>; rel="alternate"; type="text/markdown"`);
  }
  // The home page that says that an address is unknown is nothing that anybody looks for.
  if (c.req.query(missingParameter) !== undefined) headers.set("X-Robots-Tag", "noindex");
  return headers;
}

/** Whether a page is read, and as this; a posted form is answered with a page. */
export function isReadAs(format: PageFormat, c: Context<GatewayEnv>): boolean {
  return c.req.method !== "POST" && c.get("format") === format;
}

function cacheHeaders(c: Context<GatewayEnv>, status: number): Record<string, string> {
  if (c.get("address").kind === "legal") return privateAnswer;
  if (c.req.method === "POST" || status >= 400) return { "Cache-Control": "no-store" };
  return { "Cache-Control": "public, max-age=0, must-revalidate" };
}
