import { describe, expect, test } from "vitest";
import { factsIn, fillInFacts, formatFacts } from "#domain/facts/fact-words.ts";
import { facts } from "#domain/facts/facts.ts";
import { type Facts, factsJsonSchema, problemsInFacts } from "#domain/facts/facts-schema.ts";
import { languages } from "#domain/pages/languages.ts";
import {
  findExampleValues,
  varsOf,
  withFactsBelow,
} from "../../../worker/config/facts-from-vars.ts";
import { placeholderVars } from "../../support/placeholder-vars.ts";

describe("the operator's facts", () => {
  test("facts.json fits", () => {
    expect(problemsInFacts(facts)).toEqual([]);
  });

  test("facts.schema.json tells an editor the same; `npx vitest run --project unit -u` writes it anew", async () => {
    await expect(`${JSON.stringify(factsJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
      "../../../facts.schema.json",
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
      { hours: { ...facts.hours, phoneFrom: "09:00", phoneTo: "08:00" } },
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

describe("a text that names facts", () => {
  const other: Facts = {
    ...facts,
    prices: { "7-day": 2490, "5-day": 1900, "3-day": 1400, "1-day": 1350 },
    season: { first: "11-20", last: "04-05" },
    hours: { phoneFrom: "08:30", phoneTo: "17:00", answerWithin: 48 },
  };

  test.each([
    ["en", "20\u00a0November, 5\u00a0April, November, 1,350, 2,490, 8:30am, 5pm, 48"],
    ["de", "20.\u00a0November, 5.\u00a0April, November, 1.350, 2.490, 8:30, 17, 48"],
    ["sv", "20\u00a0november, 5\u00a0april, november, 1\u00a0350, 2\u00a0490, 8.30, 17, 48"],
    ["pl", "20\u00a0listopada, 5\u00a0kwietnia, listopada, 1350, 2490, 8:30, 17:00, 48"],
  ] as const)("has them in %s as that language writes them", (language, written) => {
    const text =
      "{seasonFirst}, {seasonLast}, {seasonFirstMonth}, {lowestPrice}, {price7Day}, {phoneFrom}, {phoneTo}, {answerWithin}";
    expect(factsIn(text)).toHaveLength(8);
    expect(fillInFacts(text, formatFacts(other, language))).toBe(written);
  });

  test("has no fact left in it, and every other argument", () => {
    for (const language of languages) {
      const tree = { list: ["{email} until {seasonLast}"], count: 3, none: null };
      const { seasonLast } = formatFacts(facts, language);
      expect(fillInFacts(tree, formatFacts(facts, language))).toEqual({
        ...tree,
        list: [`{email} until ${seasonLast}`],
      });
    }
  });
});

describe("vars over facts", () => {
  const example: Facts = {
    ...facts,
    siteUrl: placeholderVars.SITE_URL,
    email: placeholderVars.CONTACT_EMAIL,
    phones: placeholderVars.CONTACT_PHONES.split(", "),
    profiles: { instagram: "", youtube: "https://www.youtube.com/@tours" },
    address: { street: "Byvägen 7", postalCode: "923 99", town: "Råstrand" },
    company: { name: "Prov Nord AB" },
  };

  test("a fact is a var of the same value, and a missing one an empty var", () => {
    expect(varsOf(example)).toMatchObject({
      SITE_URL: "https://www.example.com",
      CONTACT_PHONES: "+46 70 174 06 05, +46 70 174 06 06",
      SITE_ADDRESS: "Byvägen 7, 923 99, Råstrand",
      INSTAGRAM_URL: "",
      COMPANY_NAME: "Prov Nord AB",
      COMPANY_NUMBER: "",
    });
  });

  test("a var that is set overrides its fact, also with an empty text; one that is not set doesn't", () => {
    const vars = { SITE_URL: "https://tours.example", COMPANY_NAME: "", SITE_NAME: undefined };
    const { SITE_URL, COMPANY_NAME, SITE_NAME } = withFactsBelow(vars, example);
    expect([SITE_URL, COMPANY_NAME, SITE_NAME]).toEqual([
      "https://tours.example",
      "",
      example.siteName,
    ]);
  });

  test("a placeholder is named where it stands: as the fact, or as the var over it", () => {
    const vars = { BACKEND: {}, CONTACT_EMAIL: "you@example.org" };
    expect(findExampleValues(vars, example)).toEqual([
      { code: "placeholder", subject: "siteUrl" },
      { code: "placeholder", subject: "CONTACT_EMAIL" },
      { code: "placeholder", subject: "phones" },
    ]);
  });
});
