import type { Language } from "#domain/languages.ts";
import german from "#locales/de/answer.json";
import english from "#locales/en/answer.json";
import polish from "#locales/pl/answer.json";
import swedish from "#locales/sv/answer.json";

/** What the family's answers to guests begin with, in the guests' languages. */
export const answerWords: Record<Language, typeof english> = {
  en: english,
  de: german,
  sv: swedish,
  pl: polish,
};
