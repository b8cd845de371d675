import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import type { GatewayEnv } from "../config/app-deps.ts";
import { privateHeaders, requestLanguage } from "../middleware/address.ts";

/**
 * A whole page in the visitor's language for errors that never reached the router. It needs neither the
 * router nor the build's files nor the vars, because any of them may be what failed. SPEC 8.
 */
export function errorPage(
  c: Context<GatewayEnv>,
  status: ContentfulStatusCode,
  headers: Record<string, string> = {},
): Response {
  const language = requestLanguage(c);
  const { errors } = getCatalogue(language);
  const isMissing = status === 404;
  const { title, text } = isMissing
    ? errors.notFound
    : status >= 500
      ? errors.unavailable
      : errors.refused;
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href="/error.css" />
        <title>${title}</title>
      </head>
      <body>
        <h1>${title}</h1>
        <p>${text}</p>
        ${isMissing ? "" : html`<p>${errors.reference}: <span translate="no">${c.get("requestId")}</span></p>`}
        <p><a href="${pathOf("home", language)}">${errors.home}</a></p>
      </body>
    </html>`;
  return c.html(page as string, status, { "Cache-Control": "no-store", ...headers });
}

/**
 * The answer where there is no file: to a person a page with a way on, in their language; to what a page loads, such
 * as a picture, a short text. SPEC 2.1.
 */
export function notFound(c: Context<GatewayEnv>): Response {
  if (isForPerson(c)) return errorPage(c, 404, privateHeaders);
  return c.text("Not found", 404, { "Cache-Control": "no-store" });
}

// Browsers say what an answer is for on https and on a local machine; elsewhere Accept has to tell.
function isForPerson(c: Context<GatewayEnv>): boolean {
  const destination = c.req.header("Sec-Fetch-Dest");
  if (destination) return destination === "document";
  return c.req.header("Accept")?.includes("text/html") ?? false;
}
