import { expect, test } from "vitest";
import type { Language } from "#domain/pages/languages.ts";
import { typographyProblems } from "../../../tools/catalogue/typography.ts";
import { linesOf } from "./lines.ts";

const marks = (language: Language, text: string) =>
  linesOf(typographyProblems([["key", text]], language));

test.each([
  [
    "en",
    "We don’t say “aurora” or ‘sky’: 12–\u206018\u00a0km at −30\u00a0°C, 90%, €350, 9am–\u20606pm.",
  ],
  [
    "de",
    "Das „Licht“: 12–\u206018\u00a0km bei −30\u00a0°C, 90\u00a0%, 2.250\u00a0€, um 18\u00a0Uhr.",
  ],
  [
    "sv",
    "Kakan ”lang”: 12–\u206018\u00a0km i −30\u00a0°C, 90\u00a0%, 2\u00a0250\u00a0€, 24\u00a0timmar.",
  ],
  ["pl", "Plik „lang” i\u00a0„«ten» drugi”: 12–\u206018\u00a0km, 90%, 350\u00a0€, 24\u00a0godzin."],
] as const)("in %s, this is well set: %s", (language, text) => {
  expect(marks(language, text)).toEqual([]);
});

test.each([
  ["en", "don't", "straight apostrophe"],
  ["en", 'the "lang" cookie', "quotation marks"],
  ["en", "the „lang“ cookie", "quotation marks"],
  ["en", "the “lang cookie", "quotation marks"],
  ["de", "das Cookie “lang”", "quotation marks"],
  ["de", "das Cookie „lang”", "quotation marks"],
  ["de", "das Cookie »lang«", "quotation marks"],
  ["sv", "kakan “lang”", "quotation marks"],
  ["sv", "kakan ”lang", "quotation marks"],
  ["pl", "plik „lang“", "quotation marks"],
  ["en", "18 km of forest", "U+00A0"],
  ["en", "18km of forest", "U+00A0"],
  ["de", "um 18 Uhr", "U+00A0"],
  ["de", "über 90 %", "U+00A0"],
  ["de", "über 90%", "U+00A0"],
  ["sv", "över 90 %", "U+00A0"],
  ["sv", "inom 24 timmar", "U+00A0"],
  ["pl", "od 350 €", "U+00A0"],
  ["en", "over 90\u00a0%", "a figure and %"],
  ["pl", "ponad 90\u00a0%", "a figure and %"],
  ["en", "from 350\u00a0€", "€350"],
  ["en", "from €\u00a0350", "€350"],
  ["en", "down to -30\u00a0°C", "minus"],
  ["en", "down to –30\u00a0°C", "minus"],
  ["en", "12-18\u00a0km", "between figures"],
  ["en", "from 9am–6pm", "break after its dash"],
  ["sv", "12–18\u00a0km", "break after its dash"],
  ["de", "Was Sie uns auch fragen möchten: Eine E-Mail genügt", "after the hyphen"],
  ["pl", "dom w lesie", "one-letter"],
  ["pl", "W lesie", "one-letter"],
  ["en", " a text", "white space"],
  ["en", "a  text", "white space"],
  ["en", "a text\n", "white space"],
] as const)("in %s, %j has one mark: %s", (language, text, mark) => {
  expect(marks(language, text)).toEqual([expect.stringMatching(/^key: /)]);
  expect(marks(language, text)[0]).toContain(mark);
});

test("years and texts for search engines keep a plain dash", () => {
  expect(marks("en", "2022–2023")).toEqual([]);
  expect(
    linesOf(typographyProblems([["seo.home.title", "A ride of 12–18\u00a0km"]], "en")),
  ).toEqual([]);
});

test("a telephone number has its hyphen", () => {
  expect(marks("sv", "Till exempel 070-174 06 05")).toEqual([]);
});
