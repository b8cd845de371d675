import Negotiator from "negotiator";
import { defaultLanguage, isLanguage, type Language } from "#domain/languages.ts";

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
    .slice(0, mostLanguages);
  for (const tag of requested.flatMap(canonical)) {
    const language = lookUp(tag);
    if (language) return language;
  }
  return defaultLanguage;
}

/** A tag as it should be written: "de" for "DEU"; none where it is no tag. */
function canonical(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}

/** The site's language that serves a tag, which loses its last part until one does (RFC 4647, 3.4). */
function lookUp(tag: string): Language | undefined {
  if (isLanguage(tag)) return tag;
  const parent = tag.slice(0, Math.max(tag.lastIndexOf("-"), 0));
  return parent ? lookUp(parent) : undefined;
}
