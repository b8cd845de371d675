import { isLanguage, type Language, languages } from "../../domain/pages/languages.ts";
import { type CatalogueText, plainText, type TextProblem } from "./texts.ts";

/** One thing and the one word for it. */
export interface Term {
  /** What we say, as the table has it. */
  say: string;
  /** Phrases that are right though they hold a word that is not. */
  allowed: readonly string[];
  /** What we do not say; "*" stands for any letters. */
  banned: readonly string[];
  /** The keys at which a banned word is right; "*" stands for any part of a key. */
  rightAt: readonly string[];
}

/** A text that is the same in English and in other languages. */
export interface SameText {
  text: string;
  languages: readonly Language[];
}

export interface WordGuide {
  terms: Record<Language, readonly Term[]>;
  sameAsEnglish: readonly SameText[];
}

/** The tables of docs/words.md, which are the only source of these rules. */
export function readWordGuide(markdown: string): WordGuide {
  const sections = markdown.split(/^## /m).slice(1);
  const terms = Object.fromEntries(languages.map((language) => [language, [] as readonly Term[]]));
  let sameAsEnglish: SameText[] = [];
  for (const section of sections) {
    const [heading = ""] = section.split("\n");
    const code = /\((\w+)\)$/.exec(heading)?.[1];
    if (isLanguage(code)) terms[code] = rowsOf(section, 3).map(termOf);
    else if (heading === "The same as in English") {
      sameAsEnglish = rowsOf(section, 2).map(sameTextOf);
    }
  }
  const untold = languages.filter((language) => terms[language]?.length === 0);
  if (untold.length > 0) throw new Error(`docs/words.md has no table for ${untold.join(", ")}`);
  return { terms: terms as WordGuide["terms"], sameAsEnglish };
}

function rowsOf(section: string, columns: number): string[][] {
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) => {
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells.length !== columns) throw new Error(`docs/words.md: not ${columns} cells: ${line}`);
    return cells;
  });
}

function termOf([say = "", banned = "", rightAt = ""]: string[]): Term {
  if (spansOf(banned).length === 0) throw new Error(`docs/words.md: nothing in backticks: ${say}`);
  return {
    say: say.replaceAll("`", ""),
    allowed: spansOf(say),
    banned: spansOf(banned),
    rightAt: spansOf(rightAt),
  };
}

function sameTextOf([text = "", codes = ""]: string[]): SameText {
  return { text: spansOf(text)[0] ?? text, languages: codes.split(/,\s*/).filter(isLanguage) };
}

function spansOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span);
}

/** Words that the glossary of the language replaces by another, and exceptions of it that nothing needs. */
export function termProblems(
  texts: readonly CatalogueText[],
  terms: readonly Term[],
): TextProblem[] {
  return terms.flatMap((term) => problemsWith(term, texts));
}

function problemsWith({ say, allowed, banned, rightAt }: Term, texts: readonly CatalogueText[]) {
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
      what: `needs no exception from “${say}” in docs/words.md`,
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
