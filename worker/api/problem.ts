import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** What each status of an error means, in a few words. */
const titles: Partial<Record<ContentfulStatusCode, string>> = {
  400: "Malformed request",
  401: "Unknown token",
  403: "Foreign origin",
  404: "Unknown endpoint",
  405: "Method not allowed",
  413: "Request too large",
  415: "Unsupported media type",
  422: "Invalid fields",
  429: "Too many requests",
  502: "Backend did not accept the request",
  503: "Service unavailable",
};

/**
 * An error answer of the API: the detail as plain text, or, for clients that accept JSON, problem+json with
 * message keys by field. SPEC 7 (the response text is the error message).
 */
export function problem(
  c: Context,
  status: ContentfulStatusCode,
  detail: string,
  extra: { errors?: Record<string, string>; headers?: Record<string, string> } = {},
): Response {
  const headers = { "Cache-Control": "no-store", ...extra.headers };
  if (!wantsJson(c)) return c.text(detail, status, headers);
  const body = {
    type: "about:blank",
    title: titles[status],
    status,
    detail,
    reference: c.get("requestId"),
    errors: extra.errors,
  };
  return c.body(JSON.stringify(body), status, {
    ...headers,
    "Content-Type": "application/problem+json",
  });
}

/** Whether the Accept header names JSON. */
export function wantsJson(c: Context): boolean {
  const text = "text/plain";
  const supports = [text, "application/problem+json", "application/json"];
  return accepts(c, { header: "Accept", supports, default: text }) !== text;
}
