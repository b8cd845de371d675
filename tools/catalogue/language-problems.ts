import { fillInFacts, formatFacts } from "../../domain/facts/fact-words.ts";
import { facts } from "../../domain/facts/facts.ts";
import { defaultLanguage, type Language } from "../../domain/pages/languages.ts";
import { factProblems } from "./fact-rules.ts";
import { catalogueProblems } from "./structure.ts";
import { type Glossary, type SameText, termProblems } from "./terms.ts";
import { type CatalogueText, numberProblems, type TextProblem, wordsOf } from "./texts.ts";
import { typographyProblems } from "./typography.ts";

// What search engines show of a page; of a title the site's name follows behind it.
const bounds = [
  { pattern: /^seo\.\w+\.title$/, least: 10, most: 60 },
  { pattern: /^seo\.\w+\.description$/, least: 70, most: 170 },
];

/** Titles and descriptions for search engines that are too short to say anything, or so long that they are cut. */
export function searchTextProblems(texts: readonly CatalogueText[]): TextProblem[] {
  return texts.flatMap(([path, { length }]) =>
    bounds
      .filter(({ pattern, least, most }) => pattern.test(path) && (length < least || length > most))
      .map(({ least, most }) => ({
        subject: path,
        what: `has ${length} characters, ${least} to ${most} fit`,
      })),
  );
}

// Words of almost every English sentence that no German, Swedish or Polish one has.
const englishWord = /(?<![\p{L}\p{N}-])(?:the|and|with|you|your|our)(?![\p{L}\p{N}-])/iu;

/** What of a translation is still English. */
export interface LeftInEnglish {
  /** The texts that are as in English, of those that have words and need not be the same. */
  texts: readonly CatalogueText[];
  /** How many texts there are of these. */
  of: number;
  /** Texts that are English in part, and names of equal texts that nothing needs any more. */
  problems: TextProblem[];
}

/** Texts of a translation that are still English, whole or in part. Those that may be the same are named. */
export function leftInEnglish(
  english: readonly CatalogueText[],
  translated: readonly CatalogueText[],
  language: Language,
  same: readonly SameText[],
): LeftInEnglish {
  const known = new Set(english.map(([, text]) => text));
  const allowed = same.filter(({ languages }) => languages.includes(language));
  const isAllowed = ([, text]: CatalogueText) => allowed.some((entry) => entry.text === text);
  const equal = translated.filter(([, text]) => known.has(text) && isWords(text));
  const mixed = translated.filter(([, text]) => !known.has(text) && englishWord.test(text));
  const spare = allowed.filter(({ text }) => !equal.some(([, found]) => found === text));
  return {
    texts: equal.filter((text) => !isAllowed(text)),
    of: translated.filter((text) => isWords(text[1]) && !isAllowed(text)).length,
    problems: [
      ...mixed.map(([subject, text]) => ({ subject, what: `partly in English: ${text}` })),
      ...spare.map(({ text }) => ({
        subject: "",
        what: `“${text}” is no longer the same as in English: locales/glossary.json`,
      })),
    ],
  };
}

/** Whether a text has words at all, apart from its arguments: "2022–2023" is the same everywhere. */
function isWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{[^{}]*\}/g, ""));
}

/** What is wrong with the words of a language, beside the English ones. */
export function languageProblems(
  language: Language,
  catalogue: object,
  english: object,
  glossary: Glossary,
): TextProblem[] {
  const words = filledWords(catalogue, language);
  const common = [
    ...catalogueProblems(english, catalogue, language),
    ...typographyProblems(words, language),
    ...termProblems(words, glossary.terms[language]),
    ...factProblems(wordsOf(catalogue), language),
    ...searchTextProblems(words),
  ];
  if (language === defaultLanguage) return common;
  const { texts, problems } = englishIn(language, catalogue, english, glossary);
  return [
    // The many of a new language come first, so that they hide nothing.
    ...texts.map(([subject, text]) => ({ subject, what: `as in English: ${text}` })),
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
  glossary: Glossary,
): LeftInEnglish {
  const model = filledWords(english, defaultLanguage);
  const words = filledWords(catalogue, language);
  if (language === defaultLanguage) return { texts: [], of: words.length, problems: [] };
  return leftInEnglish(model, words, language, glossary.sameAsEnglish);
}

function filledWords(catalogue: object, language: Language): CatalogueText[] {
  return wordsOf(fillInFacts(catalogue, formatFacts(facts, language)));
}
