import type { Language } from "../../domain/pages/languages.ts";
import { type CatalogueText, plainText, type TextProblem } from "./texts.ts";

/** One thing and the one word for it. */
export interface Term {
  /** What we say. */
  say: string;
  /** Phrases that are right though they hold a word that is not. */
  allowed?: readonly string[];
  /** What we do not say; "*" stands for any letters. */
  banned: readonly string[];
  /** The keys at which a banned word is right; "*" stands for any part of a key. */
  rightAt?: readonly string[];
}

/** A text that is the same in English and in other languages. */
export interface SameText {
  text: string;
  languages: readonly Language[];
}

/** The rules for words: locales/glossary.json. docs/words.md */
export interface Glossary {
  terms: Record<Language, readonly Term[]>;
  sameAsEnglish: readonly SameText[];
}

/** Words that the glossary of the language replaces by another, and exceptions of it that nothing needs. */
export function termProblems(
  texts: readonly CatalogueText[],
  terms: readonly Term[],
): TextProblem[] {
  return terms.flatMap((term) => problemsWith(term, texts));
}

function problemsWith(
  { say, allowed = [], banned, rightAt = [] }: Term,
  texts: readonly CatalogueText[],
) {
  const wrong = phrases(banned);
  const needed = new Set<string>();
  const problems = texts.flatMap(([path, text]) => {
    const said = plainText(text).replace(/\{\w+\}/g, "…");
    const rest = allowed.length > 0 ? said.replace(phrases(allowed), "…") : said;
    const found = [...rest.matchAll(wrong)].map(([words]) => words);
    const exception = rightAt.find((key) => keys(key).test(path));
    if (found.length > 0 && exception) needed.add(exception);
    return exception
      ? []
      : found.map((words) => ({ subject: path, what: `“${words}”, we say ${say}` }));
  });
  const spare = rightAt.filter((key) => !needed.has(key));
  return [
    ...problems,
    ...spare.map((subject) => ({
      subject,
      what: `needs no exception from “${say}” in the glossary`,
    })),
  ];
}

/** Finds any of some phrases as whole words. */
function phrases(patterns: readonly string[]): RegExp {
  const either = patterns.map((pattern) => quoted(pattern, "[\\p{L}\\p{N}-]*")).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${either})(?![\\p{L}\\p{N}])`, "giu");
}

function keys(pattern: string): RegExp {
  return new RegExp(`^${quoted(pattern, ".*")}$`);
}

function quoted(pattern: string, star: string): string {
  return pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", star);
}
