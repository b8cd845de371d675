import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { type Address, resolveAddress } from "#domain/pages/addresses.ts";
import {
  isLanguage,
  type Language,
  languageCookieName,
  languageParameter,
} from "#domain/pages/languages.ts";
import type { GatewayEnv } from "../config/app-deps.ts";
import { negotiateLanguage } from "./language.ts";

// The router's suffix for the data of a page: "/en/about.data", "/en/_.data".
const dataSuffix = /(\/_)?\.data$/;

/** Headers of an answer that depends on who asks. */
export const privateHeaders = {
  "Cache-Control": "private, no-store",
  Vary: "Accept-Language, Cookie",
} as const;

/**
 * Lets pages through and redirects any other address to its final one in a single step, with its query. Missing files, and
 * the router's data of anything but a page, go to `notFound`. SPEC 2.1 to 2.3.
 */
export function finalAddress(notFound: (c: Context<GatewayEnv>) => Response) {
  return createMiddleware<GatewayEnv>(async function finalAddress(c, next) {
    const { pathname, search } = new URL(c.req.url);
    const address = resolveAddress(pathname.replace(dataSuffix, ""), requestLanguage(c));
    c.set("address", address);
    if (address.kind === "page" || address.kind === "legal") return next();
    // The router in a browser requests data for pages only; other data requests would just fill the router's log.
    if (address.kind === "missing" || dataSuffix.test(pathname)) return notFound(c);
    return redirect(c, address, search);
  });
}

/** The language that an address names, else the visitor's. */
export function requestLanguage(c: Context): Language {
  const [, prefix] = new URL(c.req.url).pathname.split("/");
  return isLanguage(prefix) ? prefix : visitorLanguage(c);
}

/**
 * The language of a visitor on an address that names none: that of the page whose link they followed, else the
 * one that they chose or that their browser asks for. SPEC 2.1.
 */
export function visitorLanguage(c: Context): Language {
  return (
    inheritedLanguage(c) ??
    negotiateLanguage(getCookie(c, languageCookieName), c.req.header("Accept-Language"))
  );
}

/** The language of the page of this site whose link a visitor followed to an address that names none. */
export function inheritedLanguage(c: Context): Language | undefined {
  const { origin, searchParams } = new URL(c.req.url);
  const named = searchParams.get(languageParameter);
  if (isLanguage(named)) return named;
  const from = URL.parse(c.req.header("Referer") ?? "");
  const [, prefix] = from?.pathname.split("/") ?? [];
  return from?.origin === origin && isLanguage(prefix) ? prefix : undefined;
}

function redirect(c: Context, address: Address & { kind: "redirect" }, search: string): Response {
  // 307 and 308 keep a form's method and body, which 301 and 302 would drop.
  const isReadOnly = c.req.method === "GET" || c.req.method === "HEAD";
  const status = address.permanent ? (isReadOnly ? 301 : 308) : isReadOnly ? 302 : 307;
  // Only a person reads the line about an unknown address: programs and crawlers get the plain home page.
  const isForPerson = c.req.header("Sec-Fetch-Dest") === "document";
  const [path, noticeQuery] = address.to.split("?");
  const query = [isForPerson && noticeQuery, search.slice(1)].filter(Boolean).join("&");
  return c.body(null, status, {
    Location: path + (query && `?${query}`),
    ...(address.negotiated ? privateHeaders : { "Cache-Control": cacheOf(address) }),
  });
}

function cacheOf({ permanent }: { permanent: boolean }): string {
  return permanent ? "public, max-age=3600" : "no-cache";
}
