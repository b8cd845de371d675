import { expect, test } from "vitest";
import { leftInEnglish } from "../../../tools/catalogue/language-problems.ts";
import { linesOf } from "./lines.ts";

const english = [
  ["title", "Who we are"],
  ["name", "Erik"],
  ["year", "2022–2023"],
  ["copyright", "© {year} {site}"],
] as const;
const same = [{ text: "Erik", languages: ["de", "pl"] as const }];

test("a translation may share with English what the list names and what has no words", () => {
  const german = [["title", "Wer wir sind"], ...english.slice(1)] as const;
  expect(leftInEnglish(english, german, "de", same)).toEqual({ texts: [], of: 1, problems: [] });
});

test("a text that is still English is found at its key and at any other, and counted", () => {
  const german = [
    ["title", "Who we are"],
    ["name", "Erik"],
    ["more", "Who we are"],
  ] as const;
  expect(leftInEnglish(english, german, "de", same)).toMatchObject({
    texts: [
      ["title", "Who we are"],
      ["more", "Who we are"],
    ],
    of: 2,
  });
});

test("a single word counts too, and the list holds for its languages alone", () => {
  const { texts } = leftInEnglish(english, [["name", "Erik"]], "sv", same);
  expect(texts).toEqual([["name", "Erik"]]);
});

test("a sentence of which a part is still English is a problem", () => {
  const german = [
    ["title", "Wer wir sind and why"],
    ["name", "Erik"],
  ] as const;
  expect(linesOf(leftInEnglish(english, german, "de", same).problems)).toEqual([
    "title: partly in English: Wer wir sind and why",
  ]);
});

test("a name on the list that is no longer the same is a problem", () => {
  expect(linesOf(leftInEnglish(english, [["name", "Eryk"]], "pl", same).problems)).toEqual([
    ": “Erik” is no longer the same as in English: locales/glossary.json",
  ]);
});
