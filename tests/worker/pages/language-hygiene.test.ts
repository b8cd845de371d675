import { expect, test } from "vitest";
import { facts as familyFacts } from "#domain/facts/facts.ts";
import { isLanguage, type Language, languageNames, languages } from "#domain/pages/languages.ts";
import { dogTeam } from "../../../app/pages/experiences/husky-team.tsx";
import { attributesOf, languageOf, parsePage, structuredDataOf } from "../../support/html.ts";
import { noCompany } from "../../support/own-vars.ts";
import { useSite } from "../../support/site.ts";
import { speakerOf } from "../../tools/catalogue/spoken-words.ts";
import { allPages, reader } from "../all-pages.ts";
import { type Passage, passagesOf } from "../passages.ts";

const { season } = familyFacts;

const facts = {
  SITE_NAME: "Fjällfolk & Co.",
  CONTACT_EMAIL: "hej@fjall.example",
  CONTACT_PHONES: "+46 70 174 06 07, +46 70 174 06 08",
  SITE_ADDRESS: "Älvvägen 7, 923 98, Storforsby",
  SITE_URL: "https://tours.example",
};
const site = useSite(() => ({ ...noCompany, ...facts }));
const read = reader(site);
const places = facts.SITE_ADDRESS.split(", ");
const known = [
  facts.SITE_NAME,
  facts.CONTACT_EMAIL,
  ...places,
  places.slice(1).join(" "),
  ...dogTeam.flat(),
];
const speakers = new Map(
  languages.map((language) => [language, speakerOf(language, [...known, ...datesIn(language)])]),
);
// Codes, which visitors never read: their values are the same in every language.
const codes =
  /^@(?:type|id|context)$|^(?:inLanguage|knowsLanguage|availableLanguage|contactType|addressCountry|priceCurrency)$/;
const notSaid = /^https:\/\/|^PT\d+S$|^20\d\d-\d\d-\d\d(?:T|$)/;

test.each(allPages)(
  "$path in $language says all in that language, or marks what is not",
  async (row) => {
    const html = await read(row);
    expect(languageOf(html)).toBe(row.language);
    const passages = passagesOf(html);
    expect(passages.length).toBeGreaterThan(60);
    expect(passages.filter((passage) => !isInItsLanguage(passage))).toEqual([]);
  },
);

test.each(allPages)("$path in $language tells crawlers in that language", async (row) => {
  const said = [...saidIn(structuredDataOf(await read(row)))].filter((text) => !notSaid.test(text));
  expect(said.length).toBeGreaterThan(5);
  const speaks = speakers.get(row.language);
  expect(said.flatMap((text) => text.split("\n")).filter((line) => !speaks?.(line))).toEqual([]);
});

test.each(allPages)(
  "$path in $language says of each link to another language which it is",
  async (row) => {
    const links = attributesOf(parsePage(await read(row)), "a").filter(({ href = "" }) =>
      isLanguage(languageIn(href)),
    );
    const foreign = links.filter(({ href = "" }) => languageIn(href) !== row.language);
    const isPrefixed = row.path.startsWith(`/${row.language}`);
    expect(foreign.length > 0).toBe(isPrefixed);
    for (const { href = "", hreflang, lang } of foreign) {
      expect([hreflang, lang], href).toEqual([languageIn(href), languageIn(href)]);
    }
  },
);

function isInItsLanguage({ text, language }: Passage): boolean {
  if (!isLanguage(language)) return false;
  const parts = text
    .split(` | ${places.at(-1)}`)
    .join("")
    .replace(/^(?:© 20\d\d |: )|:$/g, "");
  return text === languageNames[language] || (speakers.get(language)?.(parts) ?? false);
}

/** The months of the season and the days of the table of its nights, as Intl writes them, and the months of a day. */
function datesIn(language: Language): string[] {
  const days = [season.first, "12-01", "01-01", "02-01", "03-01", "04-01", season.last];
  const locale = language === "en" ? "en-GB" : language;
  const written = (format: Intl.DateTimeFormatOptions) =>
    days.map((day) =>
      new Date(`2027-${day}`).toLocaleDateString(locale, { ...format, timeZone: "UTC" }),
    );
  const dates = [...written({ month: "long" }), ...written({ day: "numeric", month: "long" })];
  const ofOtherDays = dates.map((date) => date.replace(/^\d+\.? /, ""));
  return [...dates, ...ofOtherDays, ...written({ month: "short" })];
}

function languageIn(path: string): string | undefined {
  return path.split(/[/?#]/)[1];
}

/** Every text of structured data except names of types, addresses and codes. */
function* saidIn(node: unknown): Generator<string> {
  if (typeof node === "string") yield node;
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) if (!codes.test(key)) yield* saidIn(value);
}
