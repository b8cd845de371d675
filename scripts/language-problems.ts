import { factWordsOf, withFacts } from "../app/domain/fact-words.ts";
import { facts } from "../app/domain/facts.ts";
import { defaultLanguage, type Language } from "../app/domain/languages.ts";
import { factProblems } from "./catalogue-facts.ts";
import { numberProblems } from "./catalogue-numbers.ts";
import { catalogueProblems } from "./catalogue-problems.ts";
import { termProblems } from "./catalogue-terms.ts";
import { type CatalogueText, wordsOf } from "./catalogue-texts.ts";
import { typographyProblems } from "./catalogue-typography.ts";
import { type LeftInEnglish, leftInEnglish } from "./left-in-english.ts";
import { searchTextProblems } from "./search-texts.ts";
import type { WordGuide } from "./word-guide.ts";

/** What is wrong with the words of a language, beside the English ones; each problem begins with a key. */
export function languageProblems(
  language: Language,
  catalogue: object,
  english: object,
  guide: WordGuide,
): string[] {
  const words = filledWords(catalogue, language);
  const common = [
    ...catalogueProblems(english, catalogue, language),
    ...typographyProblems(words, language),
    ...termProblems(words, guide.terms[language]),
    ...factProblems(wordsOf(catalogue), language),
    ...searchTextProblems(words),
  ];
  if (language === defaultLanguage) return common;
  const { texts, problems } = englishIn(language, catalogue, english, guide);
  return [
    // The many of a new language come first, so that they hide nothing.
    ...texts.map(([path, text]) => `${path}: as in English: ${text}`),
    ...common,
    ...problems,
    ...numberProblems(filledWords(english, defaultLanguage), words),
  ];
}

/** What of a language is still English; nothing of English itself. */
export function englishIn(
  language: Language,
  catalogue: object,
  english: object,
  guide: WordGuide,
): LeftInEnglish {
  const model = filledWords(english, defaultLanguage);
  const words = filledWords(catalogue, language);
  if (language === defaultLanguage) return { texts: [], of: words.length, problems: [] };
  return leftInEnglish(model, words, language, guide.sameAsEnglish);
}

function filledWords(catalogue: object, language: Language): CatalogueText[] {
  return wordsOf(withFacts(catalogue, factWordsOf(facts, language)));
}
