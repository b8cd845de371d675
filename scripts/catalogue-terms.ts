import { type CatalogueText, plainText } from "./catalogue-texts.ts";
import type { Term } from "./word-guide.ts";

/** Words that the glossary of the language replaces by another, and exceptions of it that nothing needs. */
export function termProblems(texts: readonly CatalogueText[], terms: readonly Term[]): string[] {
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
    return exception ? [] : found.map((words) => `${path}: “${words}”, we say ${say}`);
  });
  const spare = rightAt.filter((key) => !needed.has(key));
  return [
    ...problems,
    ...spare.map((key) => `${key}: needs no exception from “${say}” in docs/words.md`),
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
