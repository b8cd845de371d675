import { expect, test } from "vitest";
import { packages } from "#domain/booking/packages.ts";
import { seasonAt } from "#domain/booking/stay.ts";
import { stockholmDay } from "#domain/calendar/dates.ts";
import { formatFacts } from "#domain/facts/fact-words.ts";
import { facts } from "#domain/facts/facts.ts";
import { findGalleryImages } from "#domain/pages/gallery-images.ts";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { attributesOf, parsePage, structuredDataOf } from "../../support/html.ts";
import { graphProblems } from "../../support/schema-org.ts";
import { useSite } from "../../support/site.ts";
import { allPages, reader } from "../all-pages.ts";

const { hours } = facts;

const siteUrl = "https://tours.example";
const site = useSite(() => ({ SITE_URL: siteUrl }));
const read = reader(site);

type Node = Record<string, unknown>;

test.each(allPages)("$path in $language is told as one linked graph without gaps", async (row) => {
  const graph = await graphOf(row);
  expect(graphProblems(graph)).toEqual([]);
  const names = graph.map((node) => node["@id"]);
  expect(new Set(names).size).toBe(names.length);
  const page = graph.find((node) => node["@id"] === `${siteUrl}${row.path}#page`);
  expect(page).toMatchObject({
    url: siteUrl + row.path,
    inLanguage: row.language,
    about: { "@id": `${siteUrl}/#business` },
  });
});

test.each(allPages)("$path in $language claims no rating that nobody has given", async (row) => {
  expect(JSON.stringify(await graphOf(row))).not.toMatch(/rating|"review/i);
});

test("the business can be found, called and priced", async () => {
  const [business] = ofType(await graphAt("home"), "LodgingBusiness");
  const prices = packages.map(({ price }) => price);
  const priceRange = `€${Math.min(...prices)}–€${Math.max(...prices)}`;
  // The properties of a local business that search engines require or recommend.
  for (const property of ["name", "address", "geo", "telephone", "priceRange", "url", "image"])
    expect(business, property).toHaveProperty(property);
  expect(business).toMatchObject({ priceRange, address: { addressCountry: "SE" } });
});

test("the business is open in the winter that is now or comes next, at the hours that people read", async () => {
  const [business] = ofType(await graphAt("contact"), "LodgingBusiness");
  const { first, last } = seasonAt(stockholmDay(new Date()));
  // The properties of seasonal hours that Google requires.
  expect(business?.openingHoursSpecification).toEqual({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: expect.arrayContaining(["https://schema.org/Monday", "https://schema.org/Sunday"]),
    opens: hours.phoneFrom,
    closes: hours.phoneTo,
    validFrom: first,
    validThrough: last,
  });
  const { phoneFrom, phoneTo } = formatFacts(facts, "en");
  expect(getCatalogue("en").footer.contact.hours).toContain(`${phoneFrom}–\u2060${phoneTo}`);
});

test.each(languages)(
  "the four packages are trips with their real prices in %s",
  async (language) => {
    const trips = ofType(await graphAt("laplandPackages", language), "TouristTrip");
    const { cards } = getCatalogue(language).packages;
    expect(trips.map(({ name, offers }) => [name, offers])).toEqual(
      packages.map(({ id, key, price }) => [
        cards[key].name,
        expect.objectContaining({
          price,
          priceCurrency: "EUR",
          url: `${siteUrl}${pathOf("book", language)}?package=${id}`,
        }),
      ]),
    );
  },
);

test.each([
  "home",
  "about",
  "laplandPackages",
  "huskyTour",
  "snowmobileSafari",
  "northernLights",
  "accommodation",
  "gallery",
  "contact",
] as const)(
  "the film that %s tells of is the one at its head, with all that a search result needs",
  async (key) => {
    const html = await read({ path: pathOf(key, "sv"), language: "sv" });
    const [film] = ofType(graphIn(html), "VideoObject");
    for (const property of ["name", "description", "thumbnailUrl", "uploadDate", "duration"])
      expect(film, property).toHaveProperty(property);
    const [shown] = attributesOf(parsePage(html), "video");
    expect(film?.contentUrl).toBe(siteUrl + shown?.["data-src"]);
    const thumbnail = String(film?.thumbnailUrl).replace(siteUrl, "");
    expect((await site.get(thumbnail)).headers.get("Content-Type")).toBe("image/webp");
  },
);

test("the contact page is told as one, its questions only where people read them", async () => {
  const graph = await graphAt("contact", "pl");
  const [page] = ofType(graph, "ContactPage");
  expect(page?.inLanguage).toBe("pl");
  for (const { question } of getCatalogue("pl").contact.faq.items) {
    expect(JSON.stringify(graph)).not.toContain(question);
  }
});

test("the gallery tells of all its pictures", async () => {
  const [page] = ofType(await graphAt("gallery", "de"), "ImageGallery");
  expect(page?.image).toHaveLength(findGalleryImages("all").length);
});

test("a page's breadcrumb begins at home", async () => {
  const [crumbs] = ofType(await graphAt("about", "pl"), "BreadcrumbList");
  expect(crumbs?.itemListElement).toMatchObject([
    { position: 1, name: getCatalogue("pl").header.home, item: siteUrl + pathOf("home", "pl") },
    { position: 2, item: siteUrl + pathOf("about", "pl") },
  ]);
});

function ofType(graph: readonly Node[], type: string): Node[] {
  return graph.filter((node) => node["@type"] === type);
}

async function graphAt(key: Parameters<typeof pathOf>[0], language: Language = "en") {
  return graphOf({ path: pathOf(key, language), language });
}

async function graphOf(row: Parameters<typeof read>[0]): Promise<Node[]> {
  return graphIn(await read(row));
}

function graphIn(html: string): Node[] {
  const [found, ...more] = structuredDataOf(html) as { "@context": string; "@graph": Node[] }[];
  expect(more).toEqual([]);
  expect(found?.["@context"]).toBe("https://schema.org");
  return found?.["@graph"] ?? [];
}
