import { readFileSync } from "node:fs";
import { defaultLanguage, type Language, languages } from "../app/domain/languages.ts";
import { factProblems } from "./catalogue-facts.ts";
import { numberProblems } from "./catalogue-numbers.ts";
import { catalogueProblems } from "./catalogue-problems.ts";
import { termProblems } from "./catalogue-terms.ts";
import { wordsOf } from "./catalogue-texts.ts";
import { typographyProblems } from "./catalogue-typography.ts";
import { leftInEnglish } from "./left-in-english.ts";
import { readWordGuide } from "./word-guide.ts";

const guide = readWordGuide(read("docs/words.md"));
const english = catalogueOf(defaultLanguage);
const lines = languages.flatMap((language) =>
  problemsIn(language).map((problem) => `locales/${language}/translation.json ${problem}`),
);

if (lines.length > 0) {
  console.error(lines.join("\n"));
  process.exitCode = 1;
} else {
  console.info(`Catalogues agree: ${languages.join(", ")}`);
}

function problemsIn(language: Language): string[] {
  const catalogue = catalogueOf(language);
  const words = wordsOf(catalogue);
  const model = wordsOf(english);
  return [
    ...catalogueProblems(english, catalogue, language),
    ...typographyProblems(words, language),
    ...termProblems(words, guide.terms[language]),
    ...factProblems(words, language),
    ...(language === defaultLanguage
      ? []
      : [
          ...leftInEnglish(model, words, language, guide.sameAsEnglish),
          ...numberProblems(model, words),
        ]),
  ];
}

function catalogueOf(language: Language): unknown {
  return JSON.parse(read(`locales/${language}/translation.json`));
}

function read(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
}
