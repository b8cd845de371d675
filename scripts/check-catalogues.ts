import { readFileSync } from "node:fs";
import { defaultLanguage, type Language, languages } from "../app/domain/languages.ts";
import { catalogueProblems } from "./catalogue-problems.ts";

const english = read(defaultLanguage);
const lines = languages.flatMap((language) =>
  catalogueProblems(english, read(language), language).map(
    (problem) => `locales/${language}/translation.json ${problem}`,
  ),
);

if (lines.length > 0) {
  console.error(lines.join("\n"));
  process.exitCode = 1;
} else {
  console.info(`Catalogues agree: ${languages.join(", ")}`);
}

function read(language: Language): unknown {
  const file = new URL(`../locales/${language}/translation.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}
