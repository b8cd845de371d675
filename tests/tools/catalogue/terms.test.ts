import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { type Glossary, termProblems } from "../../../tools/catalogue/terms.ts";
import { linesOf } from "./lines.ts";

const terms = {
  en: [
    {
      say: "the aurora forecast, northern lights",
      allowed: ["aurora forecast"],
      banned: ["aurora*"],
      rightAt: ["seo.*.keywords"],
    },
  ],
  de: [{ say: "E-Mail", banned: ["Mail", "Email*"] }],
  sv: [{ say: "bild", banned: ["*foto"] }],
  pl: [{ say: "e-mail wystarczy", banned: ["na piśmie"] }],
};
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
    "seo.*.keywords: needs no exception from “the aurora forecast, northern lights” in the glossary",
  ]);
});

test.each(languages)("the glossary has rules that can be looked for in %s", (language) => {
  const { terms } = JSON.parse(readFileSync("locales/glossary.json", "utf8")) as Glossary;
  expect(terms[language].length).toBeGreaterThan(0);
  for (const { say, banned } of terms[language]) expect(banned, say).not.toEqual([]);
});
