import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { readWordGuide, termProblems } from "../../../tools/catalogue/terms.ts";
import { linesOf } from "./lines.ts";

const untold = Object.fromEntries(languages.map((code) => [code, "| yes | `no` | |"]));
const rows = {
  ...untold,
  en: "| the `aurora forecast`, northern lights | `aurora*` | `seo.*.keywords` |",
  de: "| E-Mail | `Mail`, `Email*` | |",
  sv: "| bild | `*foto` | |",
  pl: "| e-mail wystarczy | `na piśmie` | |",
};
const head = "| We say | We do not say | Right where |\n|---|---|---|\n";
const markdown = (tables: Record<string, string>, same = "") =>
  [
    "# Words",
    ...Object.entries(tables).map(
      ([code, row]) => `## Language (${code})\n\nVoice.\n\n${head}${row}`,
    ),
    `## The same as in English\n\n| Text | Languages |\n|---|---|\n${same}`,
  ].join("\n\n");

const { terms } = readWordGuide(markdown(rows));
const keywords = ["seo.home.keywords", "aurora borealis"] as const;

test.each([
  ["en", "An aurora above", "“aurora”, we say the aurora forecast, northern lights"],
  ["en", "AURORAS", "“AURORAS”, we say the aurora forecast, northern lights"],
  ["de", "Eine Mail genügt", "“Mail”, we say E-Mail"],
  ["sv", "Ett familjefoto", "“familjefoto”, we say bild"],
  ["pl", "zgoda na\u00a0piśmie", "“na piśmie”, we say e-mail wystarczy"],
  ["pl", "na pi\u00adśmie", "“na piśmie”, we say e-mail wystarczy"],
] as const)("in %s, %j has another word than the glossary", (language, text, problem) => {
  const texts = language === "en" ? [keywords, ["key", text] as const] : [["key", text] as const];
  expect(linesOf(termProblems(texts, terms[language]))).toEqual([`key: ${problem}`]);
});

test.each([
  ["a whole word is looked for", "de", "Schreiben Sie eine E-Mail an die Mailänder"],
  ["an argument is no word", "de", "{mail} ist da"],
  ["a phrase may hold a word that is wrong alone", "en", "Read the aurora forecast"],
] as const)("%s: in %s, %j is right", (_, language, text) => {
  const texts = language === "en" ? [keywords, ["key", text] as const] : [["key", text] as const];
  expect(linesOf(termProblems(texts, terms[language]))).toEqual([]);
});

test("an exception that nothing needs is reported, so that it can go", () => {
  expect(linesOf(termProblems([["key", "northern lights"]], terms.en))).toEqual([
    "seo.*.keywords: needs no exception from “the aurora forecast, northern lights” in docs/words.md",
  ]);
});

describe("the tables of docs/words.md", () => {
  test("say which text is the same as in English, in which languages", () => {
    const { sameAsEnglish } = readWordGuide(markdown(rows, "| Erik | de, pl |\n| Name | de |"));
    expect(sameAsEnglish).toEqual([
      { text: "Erik", languages: ["de", "pl"] },
      { text: "Name", languages: ["de"] },
    ]);
  });

  test("are there for every language, with rules that can be looked for", () => {
    const { terms } = readWordGuide(readFileSync("docs/words.md", "utf8"));
    for (const language of languages) expect(terms[language].length, language).toBeGreaterThan(5);
  });

  test.each([
    ["a language without a table", { en: rows.en, de: rows.de, sv: rows.sv }, /no table for pl/],
    ["a row with a cell too few", { ...rows, de: "| E-Mail | `Mail` |" }, /not 3 cells/],
    ["a row that bans nothing", { ...rows, de: "| E-Mail | Mail | |" }, /backticks: E-Mail/],
  ])("may not have %s", (_, tables, message) => {
    expect(() => readWordGuide(markdown(tables))).toThrow(message);
  });
});
