import { isLanguage, type Language, languages } from "../app/domain/languages.ts";

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
