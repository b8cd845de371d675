import { existsSync, readFileSync } from "node:fs";
import { factWordsOf, withFacts } from "../app/domain/fact-words.ts";
import { facts } from "../app/domain/facts.ts";
import { defaultLanguage, type Language, languages } from "../app/domain/languages.ts";
import { factProblems } from "./catalogue-facts.ts";
import { numberProblems } from "./catalogue-numbers.ts";
import { catalogueProblems } from "./catalogue-problems.ts";
import { termProblems } from "./catalogue-terms.ts";
import { wordsOf } from "./catalogue-texts.ts";
import { typographyProblems } from "./catalogue-typography.ts";
import { leftInEnglish } from "./left-in-english.ts";
import { readWordGuide } from "./word-guide.ts";

const guide = readWordGuide(readFileSync(new URL("../docs/words.md", import.meta.url), "utf8"));
// The site's words, what the family answers guests with, and its own, which only some languages have: backend/words.ts
const files = ["translation", "answer", "desk"];
const lines = languages.flatMap((language) =>
  problemsIn(language).map((problem) => `locales/${language}: ${problem}`),
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
  const words = wordsOf(withFacts(catalogue, factWordsOf(facts, language)));
  const model = wordsOf(withFacts(english, factWordsOf(facts, defaultLanguage)));
  return [
    ...catalogueProblems(english, catalogue, language),
    ...typographyProblems(words, language),
    ...termProblems(words, guide.terms[language]),
    ...factProblems(wordsOf(catalogue), language),
    ...(language === defaultLanguage
      ? []
      : [
          ...leftInEnglish(model, words, language, guide.sameAsEnglish),
          ...numberProblems(model, words),
        ]),
  ];
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
