import type { Language } from "#domain/languages.ts";

/** One year, in seconds. */
const cookieLife = 365 * 24 * 60 * 60;

/** The Set-Cookie value that keeps a chosen language for addresses that name none. */
export function languageCookie(language: Language, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${cookieLife}; SameSite=Lax${secure ? "; Secure" : ""}`;
  return `lang=${language}; ${attributes}`;
}

/** Keeps a chosen language in this browser. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = languageCookie(language, location.protocol === "https:");
}
