import type { Language } from "./languages.ts";

export const languageCookieName = "lang";

/** The parameter that names the language of a page whose address names none: "/terms?lang=pl". SPEC 2.1. */
export const languageParameter = "lang";

/** How long the cookie is kept: one year, in seconds. */
export const languageCookieLife = 365 * 24 * 60 * 60;

/** The Set-Cookie value that keeps a chosen language for addresses that name none. SPEC 2.1. */
export function languageCookie(language: Language, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${languageCookieLife}; SameSite=Lax`;
  return `${languageCookieName}=${language}; ${attributes}${secure ? "; Secure" : ""}`;
}
