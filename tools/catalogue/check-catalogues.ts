import { existsSync, readFileSync } from "node:fs";
import { defaultLanguage, type Language, languages } from "../../domain/pages/languages.ts";
import { describeTextProblem } from "./labels.ts";
import { englishIn, languageProblems } from "./language-problems.ts";
import type { Glossary } from "./terms.ts";

const glossary: Glossary = JSON.parse(
  readFileSync(new URL("../../locales/glossary.json", import.meta.url), "utf8"),
);
// The site's words, what the family answers guests with, and its own, which only some languages have: desk/words.ts
const files = ["translation", "answer", "desk"];
const checked = languages.map(checkOf);
// A visitor who chose a language shall read it, so a text that is still English is an error like the others.
const lines = [
  ...checked.flatMap(({ problems }) => problems),
  ...checked.flatMap(({ left }) => left),
];

if (lines.length > 0) {
  console.error(lines.join("\n"));
  process.exitCode = 1;
} else {
  console.info(`Catalogues agree, and no text is left in English: ${languages.join(", ")}`);
}

/** What is wrong with a language's words, as a family reads it, each with its key behind, and how many are English. */
function checkOf(language: Language): { problems: string[]; left: string[] } {
  const catalogues = cataloguesOf(language);
  const { texts, of } = englishIn(language, ...catalogues, glossary);
  const count = `locales/${language}: ${texts.length} of ${of} texts are still as in English`;
  const problems = languageProblems(language, ...catalogues, glossary).map((problem) => {
    const at = [`locales/${language}`, problem.subject].filter(Boolean).join(": ");
    return `${describeTextProblem(problem, language)} [${at}]`;
  });
  return { problems, left: texts.length > 0 ? [count] : [] };
}

/** The catalogue of a language, and the English one with the same files. */
function cataloguesOf(language: Language): [own: object, english: object] {
  const present = files.filter((file) => existsSync(pathOf(file, language)));
  return [catalogueOf(language, present), catalogueOf(defaultLanguage, present)];
}

/** The site's texts by their own keys, those of other files under the file's name. */
function catalogueOf(language: Language, present: readonly string[]): object {
  const [site, ...others] = present.map((file) =>
    JSON.parse(readFileSync(pathOf(file, language), "utf8")),
  );
  return { ...site, ...Object.fromEntries(others.map((tree, at) => [present[at + 1], tree])) };
}

function pathOf(file: string, language: Language): URL {
  return new URL(`../../locales/${language}/${file}.json`, import.meta.url);
}
