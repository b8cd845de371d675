import { expect, test } from "vitest";
import { packages } from "#domain/booking/packages.ts";
import { formatFacts } from "#domain/facts/fact-words.ts";
import { facts } from "#domain/facts/facts.ts";
import type { Language } from "#domain/pages/languages.ts";
import { factProblems } from "../../../tools/catalogue/fact-rules.ts";
import { linesOf } from "./lines.ts";

const [longest] = packages;
const rate = "experiences.northernLights.features.1.title";

/** A small English catalogue that has what must stand, with some texts put in its place. */
function problemsWith(changed: Record<string, string>, language: Language = "en"): string[] {
  const durations = packages.map(({ key, days }) => [`packages.cards.${key}.duration`, `${days}`]);
  const season = "{seasonFirst} to {seasonLast}";
  const texts = {
    ...Object.fromEntries(durations),
    "seo.laplandPackages.description": "From €{lowestPrice} per person.",
    "footer.season.dates": season,
    "contact.info.season.text": season,
    "booking.dateHint": season.replaceAll(" ", "\u00a0"),
    "contact.findUs.phones": "{phoneFrom}–{phoneTo}",
    "contact.form.subtitle": "Within {answerWithin} hours.",
    ...changed,
  };
  return linesOf(factProblems(Object.entries(texts), language));
}

test("a catalogue that says what the tables say has no problem", () => {
  expect(problemsWith({})).toEqual([]);
  expect(problemsWith({}, "de")).toEqual([]);
});

test.each([
  ["12–18\u00a0km of forest, then 1,500 km home"],
  ["−20\u00a0°C, on some nights −30\u00a0°C"],
  ["100 characters, 24 hours, 15 minutes"],
])("%j is as the tables have it", (text) => {
  expect(problemsWith({ text })).toEqual([]);
});

test.each([
  ["12 to 19 km of forest", ["text: 19 km is not stated by the site here"]],
  ["mellan 12 och 19\u00a0kilometer", ["text: 19 km is not stated by the site here"]],
  ["nights of −35\u00a0°C", ["text: 35 °C is not stated by the site here"]],
  ["above 95%", ["text: 95 % is not stated by the site here"]],
])("%j is another figure than the tables have", (text, problems) => {
  expect(problemsWith({ text })).toEqual(problems);
});

test.each([
  ["en", "from €399 per person", "€399", "{lowestPrice}"],
  ["de", "1.399\u00a0€ pro Person", "1.399 €", "{lowestPrice}"],
  ["pl", "od 350\u00a0euro", "350 euro", "{lowestPrice}"],
  ["en", "We’ll answer within 24 hours", "within 24", "{answerWithin}"],
  ["sv", "Svar inom 24\u00a0timmar", "inom 24", "{answerWithin}"],
  ["en", `Until 14 ${month("en")}`, `14 ${month("en")}`, "{seasonLast}"],
  ["de", `bis zum 14.\u00a0${month("de")}`, `14. ${month("de")}`, "{seasonLast}"],
] as const)("in %s %j would stay when the fact changes", (language, text, found, instead) => {
  expect(problemsWith({ text }, language)).toEqual([
    expect.stringMatching(new RegExp(`^text: "${found}" stays .* write .*${instead}`)),
  ]);
});

test("the success rate stands in one place", () => {
  expect(problemsWith({ [rate]: "Success rate: above 90%" })).toEqual([]);
  expect(problemsWith({ text: "above 90%" })).toEqual([
    "text: 90 % is not stated by the site here",
  ]);
});

test.each([
  ["seo.laplandPackages.description", "Come.", "{lowestPrice} is missing"],
  [`packages.cards.${longest?.key}.duration`, "A week", `${longest?.days} is missing`],
  ["footer.season.dates", "From {seasonFirst}", "{seasonLast} is missing"],
])("%s may not be %j", (path, text, problem) => {
  expect(problemsWith({ [path]: text })).toEqual([`${path}: ${problem}`]);
});

function month(language: Language): string {
  return formatFacts(facts, language).seasonLastMonth;
}
