import type { Language } from "#domain/languages.ts";
import type { AnyPage } from "#domain/pages.ts";
import { isLegalKey, legalPathOf, pathOf } from "#domain/routes.ts";

/** A page of the site by its path in a language; one of an older version of the site by its name. */
export function pageName(page: string, language: Language): string {
  const key = page as AnyPage;
  try {
    return decodeURI(isLegalKey(key) ? legalPathOf(key) : pathOf(key, language));
  } catch {
    return page;
  }
}

/** A country in the words of a language; Cloudflare's T1 is the Tor network. */
export function countryName(code: string, language: Language): string {
  return code === "T1" ? "Tor" : nameOf("region", code, language);
}

export function languageName(code: string, language: Language): string {
  return nameOf("language", code, language);
}

function nameOf(type: "region" | "language", code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
