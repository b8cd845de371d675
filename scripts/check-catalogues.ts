import { existsSync, readFileSync } from "node:fs";
import { defaultLanguage, type Language, languages } from "../app/domain/languages.ts";
import { inFamilyWords, keyOf } from "../editor/checks.ts";
import { languageProblems } from "./language-problems.ts";
import { readWordGuide } from "./word-guide.ts";

const guide = readWordGuide(readFileSync(new URL("../docs/words.md", import.meta.url), "utf8"));
// The site's words, what the family answers guests with, and its own, which only some languages have: backend/words.ts
const files = ["translation", "answer", "desk"];
const lines = languages.flatMap((language) =>
  problemsIn(language).map((problem) => {
    const at = [`locales/${language}`, keyOf(problem)].filter(Boolean).join(": ");
    return `${inFamilyWords(problem, language)} [${at}]`;
  }),
);

if (lines.length > 0) {
  console.error(lines.join("\n"));
  process.exitCode = 1;
} else {
  console.info(`Catalogues agree: ${languages.join(", ")}`);
}

function problemsIn(language: Language): string[] {
  const present = files.filter((file) => existsSync(pathOf(file, language)));
  const catalogue = catalogueOf(language, present);
  const english = catalogueOf(defaultLanguage, present);
  return languageProblems(language, catalogue, english, guide);
}

/** The site's texts by their own keys, those of other files under the file's name. */
function catalogueOf(language: Language, present: readonly string[]): object {
  const [site, ...others] = present.map((file) =>
    JSON.parse(readFileSync(pathOf(file, language), "utf8")),
  );
  return { ...site, ...Object.fromEntries(others.map((tree, at) => [present[at + 1], tree])) };
}

function pathOf(file: string, language: Language): URL {
  return new URL(`../locales/${language}/${file}.json`, import.meta.url);
}
