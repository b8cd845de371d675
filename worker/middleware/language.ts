import { match } from "@formatjs/intl-localematcher";
import Negotiator from "negotiator";
import { defaultLanguage, isLanguage, type Language, languages } from "#domain/languages.ts";

// A browser sends a handful of languages; parsing more would only cost time.
const mostLanguages = 32;
const mostCharacters = 1000;

/** The visitor's language: the one they chose (cookie), else what their browser asks for, else English. */
export function negotiateLanguage(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  if (isLanguage(cookie)) return cookie;
  const accepted = acceptLanguage?.slice(0, mostCharacters);
  const requested = new Negotiator({ headers: { "accept-language": accepted } })
    .languages()
    .slice(0, mostLanguages)
    .filter(isLanguageTag);
  return match(requested, languages, defaultLanguage, { algorithm: "lookup" }) as Language;
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
