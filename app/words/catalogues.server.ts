import type { Language } from "#domain/languages.ts";
import german from "#locales/de/translation.json" with { type: "json" };
import english from "#locales/en/translation.json" with { type: "json" };
import polish from "#locales/pl/translation.json" with { type: "json" };
import swedish from "#locales/sv/translation.json" with { type: "json" };
import type { Catalogue } from "./catalogue.ts";

// scripts/translation-files.ts has already merged these over English and compiled them.
const catalogues: Record<Language, Catalogue> = {
  en: english,
  de: german,
  sv: swedish,
  pl: polish,
};

/** The catalogue of a language with parsed messages. For the server only, because it holds all of them. */
export function catalogueOf(language: Language): Catalogue {
  return catalogues[language];
}
