import english from "#locales/en/desk.json";
import swedish from "#locales/sv/desk.json";

/** The languages of the family's own pages. */
export const deskLanguages = ["en", "sv"] as const;

export type DeskLanguage = (typeof deskLanguages)[number];

export type Words = typeof english;

const catalogues: Record<DeskLanguage, Words> = { en: english, sv: swedish };

/** The words of the desk in a language. */
export function wordsOf(language: DeskLanguage): Words {
  return catalogues[language];
}
