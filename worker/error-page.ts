import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { pathOf } from "#domain/routes.ts";
import { catalogueOf } from "#words/catalogues.server.ts";
import type { GatewayEnv } from "./gateway-env.ts";
import { requestLanguage } from "./middleware/address.ts";

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
  const { errors } = catalogueOf(language);
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
