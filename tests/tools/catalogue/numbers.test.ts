import { expect, test } from "vitest";
import { formatFacts } from "#domain/facts/fact-words.ts";
import { facts } from "#domain/facts/facts.ts";
import { languages } from "#domain/pages/languages.ts";
import { numberProblems, numbersIn } from "../../../tools/catalogue/texts.ts";
import { linesOf } from "./lines.ts";

const english = [
  ["hero", "12 to 18 km, by 6pm, 1,500 characters"],
  ["packages.oneDay.description", "We start at nine."],
  ["about.timeline.items.0.year", "1990s"],
  ["booking.phoneHint", "+44 20 7946 0000"],
  ["contact.faq.items.0.answer.0", "After 3 hours"],
] as const;
const polish = (hero: string, more: Record<string, string> = {}) =>
  Object.entries({
    hero,
    "packages.oneDay.description": "Zaczynamy o 9:00.",
    "about.timeline.items.0.year": "Lata 90.",
    "booking.phoneHint": "+48 600 000 000",
    "contact.faq.items.0.answer.0": "Po 7 dniach",
    ...more,
  });

test("numbers agree in whatever form the language writes them", () => {
  expect(linesOf(numberProblems(english, polish("od 12 do 18 km, do 18:00, 1500 znaków")))).toEqual(
    [],
  );
  expect(linesOf(numberProblems(english, polish("12 bis 18 km, 18 Uhr, 1.500 Zeichen")))).toEqual(
    [],
  );
});

test("an hour at which a family answers the phone is the same in all languages, at any time of day", () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 15) {
    const parts = [Math.floor(minutes / 60), minutes % 60];
    const phoneFrom = parts.map((part) => String(part).padStart(2, "0")).join(":");
    const changed = { ...facts, hours: { ...facts.hours, phoneFrom } };
    const written = languages.map((language) => formatFacts(changed, language).phoneFrom);
    expect(new Set(written.map((time) => numbersIn(time).join())).size, written.join()).toBe(1);
  }
});

test("a number that differs is missing at its place, and new there", () => {
  expect(linesOf(numberProblems(english, polish("od 12 do 19 km, 1500 znaków")))).toEqual([
    "hero: 18 is missing",
    "hero: 19 is not in English",
  ]);
});

test("a number that English has only as a word may be a figure only where that is named", () => {
  const year = { "about.timeline.items.0.year": "Lata 80." };
  expect(linesOf(numberProblems(english, polish("12 do 18, 1500", year)))).toEqual([
    "about.timeline.items.0.year: 1990 is missing",
    "about.timeline.items.0.year: 80 is not in English",
  ]);
});
