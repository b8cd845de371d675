import { factWordsOf, withFacts } from "#domain/fact-words.ts";
import { facts } from "#domain/facts.ts";
import type { Language } from "#domain/languages.ts";
import german from "#locales/de/answer.json";
import english from "#locales/en/answer.json";
import polish from "#locales/pl/answer.json";
import swedish from "#locales/sv/answer.json";

/** What the family's answers to guests begin with, in the guests' languages. */
export const answerWords: Record<Language, typeof english> = {
  en: filled("en", english),
  de: filled("de", german),
  sv: filled("sv", swedish),
  pl: filled("pl", polish),
};

function filled(language: Language, words: typeof english): typeof english {
  return withFacts(words, factWordsOf(facts, language));
}
