import { match } from "@formatjs/intl-localematcher";
import Negotiator from "negotiator";
import { defaultLanguage, isLanguage, type Language, languages } from "#domain/pages/languages.ts";

// A browser sends a handful of languages; parsing more would only cost time.
const maxLanguages = 32;
const maxCharacters = 1000;

/** The visitor's language: the one they chose (cookie), else the best fit for what their browser asks for, else English. */
export function negotiateLanguage(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  if (isLanguage(cookie)) return cookie;
  const accepted = acceptLanguage?.slice(0, maxCharacters);
  const requested = new Negotiator({ headers: { "accept-language": accepted } })
    .languages()
    .slice(0, maxLanguages)
    .flatMap(languageIn);
  const fitting = match(requested, languages, defaultLanguage);
  return isLanguage(fitting) ? fitting : defaultLanguage;
}

/**
 * The language of a tag: "de" for "DEU-at"; none where it is no tag, for which the matcher throws. Regions and scripts
 * make no difference to four languages of one script each, and the matcher remembers every tag it meets for ever: so it
 * meets only languages of two or three letters, of which there are few.
 */
function languageIn(tag: string): string[] {
  try {
    const { language } = new Intl.Locale(tag);
    return language.length <= 3 ? [language] : [];
  } catch {
    return [];
  }
}
