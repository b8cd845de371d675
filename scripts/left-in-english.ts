import type { Language } from "../app/domain/languages.ts";
import type { CatalogueText } from "./catalogue-texts.ts";
import type { SameText } from "./word-guide.ts";

// Words of almost every English sentence that no German, Swedish or Polish one has.
const englishWord = /(?<![\p{L}\p{N}-])(?:the|and|with|you|your|our)(?![\p{L}\p{N}-])/iu;

/**
 * Texts of a translation that are still English, whole or in part. Those that may be the same are named; a name
 * that is no longer needed is a problem as well.
 */
export function leftInEnglish(
  english: readonly CatalogueText[],
  translated: readonly CatalogueText[],
  language: Language,
  same: readonly SameText[],
): string[] {
  const known = new Set(english.map(([, text]) => text));
  const allowed = same.filter(({ languages }) => languages.includes(language));
  const equal = translated.filter(([, text]) => known.has(text) && isWords(text));
  const unlisted = equal.filter(([, text]) => !allowed.some((entry) => entry.text === text));
  const mixed = translated.filter(([, text]) => !known.has(text) && englishWord.test(text));
  const spare = allowed.filter(({ text }) => !equal.some(([, found]) => found === text));
  return [
    ...unlisted.map(([path, text]) => `${path}: as in English: ${text}`),
    ...mixed.map(([path, text]) => `${path}: partly in English: ${text}`),
    ...spare.map(({ text }) => `“${text}” is no longer the same as in English: docs/words.md`),
  ];
}

/** Whether a text has words at all, apart from its arguments: "2022–2023" is the same everywhere. */
function isWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{[^{}]*\}/g, ""));
}
