import type { Language } from "../app/domain/languages.ts";
import type { CatalogueText } from "./catalogue-texts.ts";
import type { SameText } from "./word-guide.ts";

// Words of almost every English sentence that no German, Swedish or Polish one has.
const englishWord = /(?<![\p{L}\p{N}-])(?:the|and|with|you|your|our)(?![\p{L}\p{N}-])/iu;

/** What of a translation is still English. */
export interface LeftInEnglish {
  /** The texts that are as in English, of those that have words and need not be the same. */
  texts: readonly CatalogueText[];
  /** How many texts there are of these. */
  of: number;
  /** Texts that are English in part, and names of equal texts that nothing needs any more. */
  problems: string[];
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
      ...mixed.map(([path, text]) => `${path}: partly in English: ${text}`),
      ...spare.map(({ text }) => `“${text}” is no longer the same as in English: docs/words.md`),
    ],
  };
}

/** Whether a text has words at all, apart from its arguments: "2022–2023" is the same everywhere. */
function isWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{[^{}]*\}/g, ""));
}
