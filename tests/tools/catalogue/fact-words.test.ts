import { describe, expect, test } from "vitest";
import { formatFacts } from "#domain/facts/fact-words.ts";
import { facts } from "#domain/facts/facts.ts";
import { languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import type { Catalogue } from "../../../app/words/catalogue.ts";
import { documentFigures } from "../../../tools/catalogue/fact-rules.ts";
import { listTexts, numbersIn } from "../../../tools/catalogue/texts.ts";
import { isExampleFamily } from "../../support/example-family.ts";

const { kilometres, cold, successPercent } = documentFigures;

describe.each(languages)("in %s", (language) => {
  const catalogue: Catalogue = getCatalogue(language);
  const { phoneFrom, phoneTo } = formatFacts(facts, language);
  const textAt = (...path: string[]) =>
    listTexts(
      path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], catalogue),
    )
      .map(([, text]) => text)
      .join("\n");

  // What SPEC 9 states of the example family; another has facts of its own in its words.
  test.runIf(isExampleFamily).each([
    ["the husky ride is 12 to 18 km", textAt("experiences", "huskyTour"), kilometres.huskyRide],
    [
      "the evening starts at 18:00, 30 to 60 minutes away",
      textAt("experiences", "northernLights"),
      [18, 30, 60],
    ],
    [
      "nights go down to −30 °C and nine in ten succeed",
      textAt("experiences", "northernLights"),
      [cold.clearNights, successPercent],
    ],
    ["Lycksele airport is 100 km away", textAt("contact", "info"), [kilometres.lycksele]],
    [
      "the way from Malmö is 1,500 km, from Lycksele 100 km",
      textAt("contact", "faq"),
      [kilometres.malmö, kilometres.lycksele],
    ],
    ["Stockholm is 9 to 10 hours away", textAt("contact", "faq"), [9, 10]],
  ])("%s", (_, text, facts) => {
    expect(numbersIn(text)).toEqual(expect.arrayContaining(facts));
  });

  test("the phone is answered and a message answered in the hours of the facts", () => {
    const findUs = textAt("contact", "findUs");
    expect(findUs).toContain(phoneFrom);
    expect(findUs).toContain(phoneTo);
    expect(numbersIn(textAt("contact", "form", "subtitle"))).toContain(facts.hours.answerWithin);
  });

  test.runIf(isExampleFamily)(
    "the questions name the airports, the currency and the 12 things to pack",
    () => {
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
    },
  );

  test.runIf(isExampleFamily)("there are ten questions, eleven in Swedish", () => {
    expect(catalogue.contact.faq.items).toHaveLength(language === "sv" ? 11 : 10);
  });

  test("the title of the packages page is its two parts, the accent its last word", () => {
    const { title, titlePrimary, titleAccent } = catalogue.packages.hero;
    expect(`${titlePrimary} ${titleAccent}`).toBe(title);
    expect(titleAccent).toMatch(/^\S+$/);
  });
});
