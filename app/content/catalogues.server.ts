import { parse } from "@formatjs/icu-messageformat-parser";
import type { Language } from "#domain/languages.ts";
import german from "#locales/de/translation.json" with { type: "json" };
import english from "#locales/en/translation.json" with { type: "json" };
import polish from "#locales/pl/translation.json" with { type: "json" };
import swedish from "#locales/sv/translation.json" with { type: "json" };
import type { Catalogue } from "./catalogue.ts";
import { compileMessages } from "./compile.ts";
import { mergeTranslation } from "./free-lists.ts";

const translations: Record<Language, unknown> = {
  en: english,
  de: german,
  sv: swedish,
  pl: polish,
};

// Made when the first page of a language is: a cold start waits for none.
const merged = new Map<Language, Catalogue>();
const compiled = new Map<Language, Catalogue>();

/** The catalogue of a language over the English defaults. For the server: holds all four languages. */
export function catalogueOf(language: Language): Catalogue {
  const known = merged.get(language) ?? mergeTranslation(english, translations[language]);
  merged.set(language, known);
  return known;
}

/** The same as pages get it: its messages with arguments parsed, once for each language. */
export function compiledCatalogueOf(language: Language): Catalogue {
  const known = compiled.get(language) ?? compileMessages(catalogueOf(language), parse);
  compiled.set(language, known);
  return known;
}
