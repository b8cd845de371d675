import { factWordsOf, withFacts } from "../app/domain/fact-words.ts";
import { facts } from "../app/domain/facts.ts";
import { defaultLanguage, type Language } from "../app/domain/languages.ts";
import { factProblems } from "./catalogue-facts.ts";
import { numberProblems } from "./catalogue-numbers.ts";
import { catalogueProblems } from "./catalogue-problems.ts";
import { termProblems } from "./catalogue-terms.ts";
import { wordsOf } from "./catalogue-texts.ts";
import { typographyProblems } from "./catalogue-typography.ts";
import { leftInEnglish } from "./left-in-english.ts";
import type { WordGuide } from "./word-guide.ts";

/** What is wrong with the words of a language, beside the English ones; each problem begins with a key. */
export function languageProblems(
  language: Language,
  catalogue: object,
  english: object,
  guide: WordGuide,
): string[] {
  const words = wordsOf(withFacts(catalogue, factWordsOf(facts, language)));
  const model = wordsOf(withFacts(english, factWordsOf(facts, defaultLanguage)));
  return [
    ...catalogueProblems(english, catalogue, language),
    ...typographyProblems(words, language),
    ...termProblems(words, guide.terms[language]),
    ...factProblems(wordsOf(catalogue), language),
    ...(language === defaultLanguage
      ? []
      : [
          ...leftInEnglish(model, words, language, guide.sameAsEnglish),
          ...numberProblems(model, words),
        ]),
  ];
}
