import type { Language } from "./languages.ts";

export const languageCookieName = "lang";

/** One year, in seconds. */
const cookieLife = 365 * 24 * 60 * 60;

/** The Set-Cookie value that keeps a chosen language for addresses that name none. SPEC 2.1. */
export function languageCookie(language: Language, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${cookieLife}; SameSite=Lax${secure ? "; Secure" : ""}`;
  return `${languageCookieName}=${language}; ${attributes}`;
}
