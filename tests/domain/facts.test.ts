import { describe, expect, test } from "vitest";
import { facts } from "#domain/facts.ts";
import { factsJsonSchema, problemsInFacts } from "#domain/facts-schema.ts";

describe("the operator's facts", () => {
  test("facts.json fits", () => {
    expect(problemsInFacts(facts)).toEqual([]);
  });

  test("facts.schema.json tells an editor the same; `npx vitest run --project unit -u` writes it anew", async () => {
    await expect(`${JSON.stringify(factsJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
      "../../facts.schema.json",
    );
  });

  test("what doesn't fit is named, with what to write instead", () => {
    const { hours: _, ...withoutHours } = facts;
    const wrong = {
      ...withoutHours,
      email: "hej",
      siteUrl: "https://tours.example/en",
      phones: ["070-174 06 05"],
      address: { ...facts.address, street: "Skolvägen 1, 2 tr" },
      prices: { ...facts.prices, "7-day": "2250", "9-day": 3000 },
      season: { ...facts.season, last: "04-31" },
      seson: {},
    };
    const said = problemsInFacts(wrong).map(({ fact, message }) => `${fact}: ${message}`);
    expect(said).toEqual([
      expect.stringMatching(/^siteUrl: Write the address of your site/),
      expect.stringMatching(/^email: Write an email address/),
      expect.stringMatching(/^phones\.0: Write each number with \+/),
      expect.stringMatching(/^address\.street: .*without a comma/),
      expect.stringMatching(/^prices\.7-day: .*without quotes/),
      "prices.9-day: No fact has this name: is it misspelt?",
      expect.stringMatching(/^season\.last: Write month and day/),
      "hours: This part is missing.",
      "seson: No fact has this name: is it misspelt?",
    ]);
  });

  test.each([
    ["a season within one year", { season: { first: "01-10", last: "04-15" } }, "season.last"],
    [
      "hours that end before they begin",
      { hours: { ...facts.hours, phoneTo: "08:00" } },
      "hours.phoneTo",
    ],
    ["no phone at all", { phones: [] }, "phones"],
    ["a name of blanks", { siteName: "  " }, "siteName"],
  ])("%s is refused", (_, change, fact) => {
    expect(problemsInFacts({ ...facts, ...change })).toEqual([expect.objectContaining({ fact })]);
  });

  test("a business without profiles and without a company needs to write neither", () => {
    const { profiles: _, company: __, ...rest } = facts;
    expect(problemsInFacts(rest)).toEqual([]);
  });
});
