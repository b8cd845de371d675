import { languageCookie } from "#domain/language-cookie.ts";
import type { Language } from "#domain/languages.ts";

/** Keeps a chosen language in this browser. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = languageCookie(language, location.protocol === "https:");
}
