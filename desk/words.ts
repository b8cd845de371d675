import { IntlMessageFormat } from "intl-messageformat";
import type { Language } from "#domain/pages/languages.ts";
import english from "#locales/en/desk.json" with { type: "json" };
import swedish from "#locales/sv/desk.json" with { type: "json" };

/** A message of the catalogue with its arguments. */
export function format(
  language: Language,
  message: string,
  values: Record<string, string | number>,
): string {
  return String(new IntlMessageFormat(message, language).format(values));
}

/** The languages of the family's own pages. */
export const deskLanguages = ["en", "sv"] as const;

export type DeskLanguage = (typeof deskLanguages)[number];

export type Words = typeof english;

const catalogues: Record<DeskLanguage, Words> = { en: english, sv: swedish };

/** The family's language: LANGUAGE of wrangler.toml, English where it is another. */
export function familyLanguage({ LANGUAGE }: { LANGUAGE?: string }): DeskLanguage {
  return LANGUAGE === "sv" ? "sv" : "en";
}

/** The words of the desk in a language. */
export function wordsOf(language: DeskLanguage): Words {
  return catalogues[language];
}
