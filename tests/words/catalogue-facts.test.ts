import { expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { packages } from "#domain/packages.ts";
import { factProblems } from "../../scripts/catalogue-facts.ts";

const [longest, , , shortest] = packages;
const rate = "experiences.northernLights.features.1.title";

/** A small English catalogue that has what must stand, with some texts put in its place. */
function problemsWith(changed: Record<string, string>, language: Language = "en"): string[] {
  const durations = packages.map(({ key, days }) => [`packages.cards.${key}.duration`, `${days}`]);
  const season = language === "en" ? "1 December to 15 April" : "1. Dezember bis 15. April";
  const texts = {
    ...Object.fromEntries(durations),
    "seo.laplandPackages.description": `From €${shortest?.price} per person.`,
    "footer.season.dates": season,
    "contact.info.season.text": season,
    "booking.dateHint": season.replaceAll(" ", "\u00a0"),
    ...changed,
  };
  return factProblems(Object.entries(texts), language);
}

test("a catalogue that says what the tables say has no problem", () => {
  expect(problemsWith({})).toEqual([]);
  expect(problemsWith({}, "de")).toEqual([]);
});

test.each([
  ["12–18\u00a0km of forest, then 1,500 km home"],
  ["−20\u00a0°C, on some nights −30\u00a0°C"],
  [`€${longest?.price.toLocaleString("en")} for a week`],
  ["100 characters, 24 hours, 15 minutes"],
])("%j is as the tables have it", (text) => {
  expect(problemsWith({ text })).toEqual([]);
});

test.each([
  ["12 to 19 km of forest", ["text: 19 km is not stated by the site here"]],
  ["mellan 12 och 19\u00a0kilometer", ["text: 19 km is not stated by the site here"]],
  ["nights of −35\u00a0°C", ["text: 35 °C is not stated by the site here"]],
  ["above 95%", ["text: 95 % is not stated by the site here"]],
  ["€399 per person", ["text: 399 € is not stated by the site here"]],
  ["1.399\u00a0€ pro Person", ["text: 1399 € is not stated by the site here"]],
  ["Until 14 April", ["text: 14 April, the season has 15 April"]],
])("%j is another figure than the tables have", (text, problems) => {
  expect(problemsWith({ text })).toEqual(problems);
});

test("the success rate stands in one place", () => {
  expect(problemsWith({ [rate]: "Success rate: above 90%" })).toEqual([]);
  expect(problemsWith({ text: "above 90%" })).toEqual([
    "text: 90 % is not stated by the site here",
  ]);
});

test.each([
  ["seo.laplandPackages.description", "Come.", `${shortest?.price} is missing`],
  [`packages.cards.${longest?.key}.duration`, "A week", `${longest?.days} is missing`],
  ["footer.season.dates", "From 1 December", "the season's 15 April is missing"],
])("%s may not be %j", (path, text, problem) => {
  expect(problemsWith({ [path]: text })).toEqual([`${path}: ${problem}`]);
});

test("a date is read in the language's own words", () => {
  expect(problemsWith({ text: "ab dem 2.\u00a0Dezember" }, "de")).toEqual([
    "text: 2. Dezember, the season has 1. Dezember",
  ]);
});
