import { problemsInFacts } from "../domain/facts/facts-schema.ts";
import { mapTexts, nodeAt } from "../domain/lib/tree.ts";
import { defaultLanguage, type Language, languages } from "../domain/pages/languages.ts";
import { describeTextProblem } from "../tools/catalogue/labels.ts";
import { languageProblems } from "../tools/catalogue/language-problems.ts";
import type { Glossary } from "../tools/catalogue/terms.ts";
import { fixTypography } from "../tools/catalogue/typography.ts";
import { branchAt, type Tree } from "./formats.ts";

export type Catalogues = Record<Language, object>;

/**
 * What the checks of the project say against the words at some paths, in the words of a family: "Polish, Packages, Cards,
 * Complete, Name: empty". What is wrong elsewhere keeps nobody from saving.
 */
export function wordProblems(
  catalogues: Catalogues,
  paths: readonly string[],
  glossary: Glossary,
): string[] {
  const english = partOf(catalogues[defaultLanguage], paths);
  return languages.flatMap((language) => {
    const catalogue = partOf(catalogues[language], paths);
    return languageProblems(language, catalogue, english, glossary)
      .filter(({ subject }) => isAt(subject, paths))
      .map((problem) => describeTextProblem(problem, language));
  });
}

/** A tree with nothing but what is at some paths. */
function partOf(tree: object, paths: readonly string[]): object {
  const part: Tree = {};
  for (const path of paths) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    branchAt(part, keys)[last] = nodeAt(tree, path);
  }
  return part;
}

/** A catalogue whose texts at some paths have the quotation marks, spaces and dashes of the language. */
export function mendedWords<Words extends object>(
  catalogue: Words,
  paths: readonly string[],
  language: Language,
): Words {
  return mapTexts(catalogue, (text, path) =>
    isAt(path, paths) ? fixTypography([path, text], language) : text,
  );
}

/** What does not fit in the facts: "Prices, 7 day: Write whole euros, such as 1250." */
export function factProblems(facts: object, schema: object): string[] {
  return problemsInFacts(facts).map(({ fact, message }) => `${titleOf(fact, schema)}: ${message}`);
}

function isAt(path: string, paths: readonly string[]): boolean {
  return paths.some((shown) => path === shown || path.startsWith(`${shown}.`));
}

function titleOf(fact: string, schema: object): string {
  const keys = fact.split(".").filter((key) => !/^\d+$/.test(key));
  const titles = keys.map((_, at) => {
    const path = keys.slice(0, at + 1).map((key) => `properties.${key}`);
    const { title } = (nodeAt(schema, path.join(".")) ?? {}) as { title?: string };
    return title ?? keys[at];
  });
  return titles.join(", ");
}
