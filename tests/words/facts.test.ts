import { describe, expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { airports } from "#domain/map.ts";
import { packages } from "#domain/packages.ts";
import type { Catalogue } from "../../app/words/catalogue.ts";
import { numbersIn } from "./numbers.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { textsOf } from "./texts.ts";

// What the texts say of the closest airport is what the map shows.
const closest = airports.slice(0, 1).map(({ roadKm }) => roadKm);
const english = readCatalogue("en");
const translations = languages.filter((language) => language !== "en");

// Each language has its own questions, and an example of a phone number in its own country.
const ownFacts = /^contact\.faq\.items\.|^booking\.phoneHint$/;

// Here English writes numbers as words, and a translation may write figures.
const spelledOut: Record<string, readonly number[]> = {
  "seo.laplandPackages.description": [1, 3, 5, 7],
  "packages.oneDay.description": [9],
  "experiences.huskyTour.dayProgram.steps.0.description": [9],
  "experiences.snowmobileSafari.dayProgram.steps.0.description": [9],
  "experiences.snowmobileSafari.dayProgram.steps.3.description": [15, 30],
  "experiences.accommodation.dayProgram.steps.0.description": [7, 30],
  "experiences.accommodation.dayProgram.steps.2.description": [16],
  "experiences.accommodation.dayProgram.steps.3.description": [19],
};

// Polish writes "1990s" as "Lata 90.".
const shortened: Record<string, readonly number[]> = { "about.timeline.items.0.year": [90] };

test.each(translations)(
  "every number of the English catalogue stands at its place in %s",
  (language) => {
    const texts = new Map(textsOf(readCatalogue(language)));
    const wrong = textsOf(english)
      .filter(([path]) => !ownFacts.test(path))
      .filter(([path, text]) => {
        const found = numbersIn(texts.get(path) ?? "");
        const wanted = numbersIn(text);
        const inWords = spelledOut[path] ?? [];
        if (shortened[path]?.join() === found.join()) return false;
        return (
          wanted.some((number) => !found.includes(number)) ||
          found.some((number) => !wanted.includes(number) && !inWords.includes(number))
        );
      })
      .map(([path]) => `${path}: ${texts.get(path)}`);
    expect(wrong).toEqual([]);
  },
);

describe.each(languages)("in %s", (language) => {
  const catalogue = readCatalogue(language) as Catalogue;
  const textAt = (...path: string[]) =>
    textsOf(path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], catalogue))
      .map(([, text]) => text)
      .join("\n");

  test.each([
    ["the husky ride is 12 to 18 km", textAt("experiences", "huskyTour"), [12, 18]],
    [
      "the evening starts at 18:00, 30 to 60 minutes away",
      textAt("experiences", "northernLights"),
      [18, 30, 60],
    ],
    [
      "nights go down to −30 °C and nine in ten succeed",
      textAt("experiences", "northernLights"),
      [30, 90],
    ],
    ["the phone is answered from 9 to 18", textAt("contact", "findUs"), [9, 18]],
    ["a message is answered within 24 hours", textAt("contact", "form", "subtitle"), [24]],
    ["Lycksele airport is 100 km away", textAt("contact", "info"), closest],
    ["the way from Malmö is 1,500 km, from Lycksele 100 km", textAt("contact", "faq"), [1500, 100]],
    ["Stockholm is 9 to 10 hours away", textAt("contact", "faq"), [9, 10]],
  ])("%s", (_, text, facts) => {
    expect(numbersIn(text)).toEqual(expect.arrayContaining(facts));
  });

  test("the questions name the airports, the currency and the 12 things to pack", () => {
    const faq = textAt("contact", "faq");
    for (const name of ["Malmö", "Stockholm", "Lycksele", "Skellefteå", "SEK"]) {
      // Polish writes Stockholm as "Sztokholm".
      const pattern = name === "Stockholm" ? /Sz?toc?kholm/ : new RegExp(name);
      expect(faq).toMatch(pattern);
    }
    expect(faq).toMatch(/Lule[åa]/);
    const packing = catalogue.contact.faq.items[4]?.answer.filter((line) => /^\d+\. /.test(line));
    expect(packing?.map((line) => Number.parseInt(line, 10))).toEqual(
      [...Array(12).keys()].map((n) => n + 1),
    );
  });

  test("there are ten questions, eleven in Swedish", () => {
    expect(catalogue.contact.faq.items).toHaveLength(language === "sv" ? 11 : 10);
  });

  test("no distance, temperature or share is named that the operator has not given", () => {
    const all = textsOf(catalogue).map(([, text]) => text);
    const stated = (unit: RegExp) =>
      all.flatMap((text) => [...text.matchAll(unit)].flatMap(([found]) => numbersIn(found)));
    const kilometres = stated(
      /[\d.,\u00a0–\- ]+(?:(?:to|till|bis|do) \d+[\u00a0 ])?(?:km\b|kilom)/gi,
    );
    expect(new Set(kilometres)).toEqual(new Set([12, 18, 100, 1500]));
    const degrees = stated(/−\d+[\u00a0 ]?°C/g);
    expect(degrees.every((number) => [5, 20, 30].includes(number))).toBe(true);
    expect(new Set(stated(/\d+[\u00a0 ]?%/g))).toEqual(new Set([90]));
  });

  test("the price in the search description is the lowest one", () => {
    const lowest = Math.min(...packages.map(({ price }) => price));
    expect(numbersIn(catalogue.seo.laplandPackages.description)).toContain(lowest);
  });

  test("a package's length is what its card says", () => {
    for (const { key, days } of packages) {
      expect(numbersIn(catalogue.packages.cards[key].duration)).toEqual([days]);
    }
  });

  test("the title of the packages page is its two parts, the accent its last word", () => {
    const { title, titlePrimary, titleAccent } = catalogue.packages.hero;
    expect(`${titlePrimary} ${titleAccent}`).toBe(title);
    expect(titleAccent).toMatch(/^\S+$/);
  });
});
