import { renderToString } from "react-dom/server";
import { createIntl } from "react-intl";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { packages } from "#domain/booking/packages.ts";
import { estimatePrice, isOutOfSeason } from "#domain/booking/stay.ts";
import type { Facts } from "#domain/facts/facts-schema.ts";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pageWords, shellWords } from "#words/slices.ts";
import { PackageCards } from "../../../app/pages/packages/package-cards.tsx";
import { pageSeo } from "../../../app/seo/page-seo.ts";
import { structuredData } from "../../../app/seo/structured-data/structured-data.tsx";
import { formatPrice } from "../../../app/ui/price.tsx";
import { makeDraft } from "../../../desk/mail/answer-draft.ts";
import type { StoredRequest } from "../../../desk/requests/store.ts";
import { translationWith } from "../../../tools/vite/translation-files.ts";
import { parseEnv } from "../../../worker/config/env.ts";
import { llmsText } from "../../../worker/crawlers/llms.ts";
import { WithWords } from "../../support/with-words.tsx";

/** The family has changed a few lines of facts.json. */
const { changed } = await vi.hoisted(async () => {
  const { readFacts } = await import("../../../tools/build/facts-file.ts");
  const facts = readFacts();
  const changed: Facts = {
    ...facts,
    prices: { "7-day": 2490, "5-day": 1750, "3-day": 1250, "1-day": 395 },
    season: { first: "11-20", last: "04-05" },
    hours: { phoneFrom: "08:00", phoneTo: "17:00", answerWithin: 48 },
  };
  return { changed };
});

vi.mock("#domain/facts/facts.ts", () => ({ facts: changed, ...changed }));
vi.mock("#words/catalogues.server.ts", () => ({ getCatalogue: catalogueWith }));

const prices = packages.map(({ price }) => price);

function catalogueWith(language: Language) {
  return translationWith(changed, language);
}

test("the packages cost what the facts say", () => {
  expect(prices).toEqual([2490, changed.prices["5-day"], changed.prices["3-day"], 395]);
});

test("a price on the page is the new one, and so is an estimate", () => {
  for (const language of languages) {
    const page = plain(rendered(language));
    for (const price of prices) expect(page).toContain(euros(language, price));
  }
  expect(estimatePrice("7-day", 2, 1)).toEqual({ people: 3, price: 2490, total: 7470 });
});

test("search engines and language models read the new prices, season and hours", () => {
  const graph = graphOf("en");
  const [business] = graph.filter((node) => node["@type"] === "LodgingBusiness");
  expect(business).toMatchObject({
    priceRange: "€395–€2490",
    openingHoursSpecification: {
      opens: "08:00",
      closes: "17:00",
      validFrom: expect.stringMatching(/-11-20$/),
      validThrough: expect.stringMatching(/-04-05$/),
    },
  });
  const trips = graph.filter((node) => node["@type"] === "TouristTrip");
  expect(trips.map(({ offers }) => (offers as { price: number }).price)).toEqual(prices);
  const llms = plain(llmsText(parseEnv({}).settings));
  for (const text of ["€2490", "€395", "20 November to 5 April", "8am–5pm"])
    expect(llms).toContain(text);
});

test.each([
  ["en", "from 20 November to 5 April", "from €395", "8am–5pm", "within 48 hours"],
  ["de", "vom 20. November bis zum 5. April", "ab 395 €", "8–17 Uhr", "innerhalb von 48 Stunden"],
  ["sv", "från 20 november till 5 april", "från 395 euro", "8–17", "inom 48 timmar"],
  ["pl", "od 20 listopada do 5 kwietnia", "od 395 euro", "8:00–17:00", "w ciągu 48 godzin"],
] as const)(
  "the texts in %s say the season, the lowest price and the hours",
  (language, season, price, hours, answer) => {
    const { booking, seo, footer, contact } = catalogueWith(language);
    expect(plain(booking.dateHint)).toContain(season);
    expect(plain(seo.laplandPackages.description)).toContain(price);
    expect(plain(footer.contact.hours)).toContain(hours);
    expect(plain(contact.form.subtitle)).toContain(answer);
  },
);

test("what is out of season follows, and the desk's draft with it", () => {
  expect(isOutOfSeason("2026-11-20", "7-day")).toBe(false);
  expect(isOutOfSeason("2027-03-31", "7-day")).toBe(true);
  expect(draft("2026-11-20")).not.toContain("outside our season");
  expect(draft("2027-03-31")).toContain("outside our season");
  expect(draft("2026-11-20")).toContain("within 48 hours");
});

function rendered(language: Language): string {
  return renderToString(
    <MemoryRouter>
      <WithWords language={language} page="laplandPackages">
        <PackageCards />
      </WithWords>
    </MemoryRouter>,
  );
}

function graphOf(language: Language): Record<string, unknown>[] {
  const { settings } = parseEnv({});
  const page = "laplandPackages";
  const words = pageWords(catalogueWith(language), page);
  const shell = shellWords(catalogueWith(language), []);
  const seo = pageSeo([
    { settings, language, errors: "{}" },
    { page, language, shell, words },
  ]);
  return seo ? JSON.parse(structuredData(seo))["@graph"] : [];
}

function draft(date: string): string {
  const body = { package: "7-day", date, numAdults: 2, numChildren: 0, childrenAges: [] };
  const request = { kind: "booking", language: "en", name: "Anna", reference: "RL-1", body };
  return makeDraft(request as unknown as StoredRequest, changed.siteName).text;
}

function euros(locale: Language, price: number): string {
  return plain(formatPrice(createIntl({ locale }), price));
}

/** A text with plain spaces, and without what keeps a line from breaking. */
function plain(text: string): string {
  return text.replace(/\s/g, " ").replaceAll("\u2060", "");
}
