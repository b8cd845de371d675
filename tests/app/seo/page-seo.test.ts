import type { MetaDescriptor } from "react-router";
import { expect, test } from "vitest";
import { facts } from "#domain/facts/facts.ts";
import type { Settings } from "#domain/facts/settings.ts";
import { languages } from "#domain/pages/languages.ts";
import type { PageKey } from "#domain/pages/pages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { pageWords, shellWords } from "#words/slices.ts";
import { pageMeta } from "../../../app/seo/page-meta.ts";
import { pageSeo } from "../../../app/seo/page-seo.ts";
import { structuredData } from "../../../app/seo/structured-data/structured-data.tsx";
import { parseEnv } from "../../../worker/config/env.ts";
import { isExampleFamily } from "../../support/example-family.ts";
import { workingVars } from "../../support/working-vars.ts";

const settings: Settings = parseEnv({ ...workingVars, SITE_URL: "https://tours.example" }).settings;

/** The loaders' data of the German page whose catalogue says more of it. */
function dataOf(page: PageKey, seo: object, media?: object): unknown[] {
  const german = getCatalogue("de");
  const catalogue = {
    ...german,
    seo: { ...german.seo, [page]: { ...german.seo[page], ...seo } },
    experiences: {
      ...german.experiences,
      huskyTour: { ...german.experiences.huskyTour, ...(media && { media }) },
    },
  };
  const shell = shellWords(catalogue, []);
  return [
    { settings, language: "de", errors: "{}" },
    { page, language: "de", shell, words: pageWords(catalogue, page) },
  ];
}

function tagsOf(page: PageKey, seo: object): Record<string, unknown> {
  const matches = dataOf(page, seo).map((loaderData) => ({ loaderData }));
  const tags = pageMeta({ matches } as Parameters<typeof pageMeta>[0]) as MetaDescriptor[];
  return Object.fromEntries(tags.map(nameAndValue));
}

function nameAndValue(tag: MetaDescriptor): [string, unknown] {
  const { title, name, property, rel, content, href } = tag as Record<string, string>;
  return [String(name ?? property ?? rel ?? "title"), content ?? href ?? title];
}

function graphOf(page: PageKey, seo: object, media?: object): Record<string, unknown>[] {
  const open = pageSeo(dataOf(page, seo, media));
  return open ? JSON.parse(structuredData(open))["@graph"] : [];
}

const { title, description } = getCatalogue("de").seo.about;
const about = `https://tours.example${pathOf("about", "de")}`;
const picture = "https://tours.example/og/about.jpg";

test("a page whose catalogue says no more is shared with its title, description and picture", () => {
  expect(tagsOf("about", {})).toMatchObject({
    canonical: about,
    "og:title": title,
    "og:description": description,
    "og:url": about,
    "og:image": picture,
    "og:image:alt": getCatalogue("de").about.hero.alt,
    "twitter:title": title,
    "twitter:description": description,
    "twitter:image": picture,
  });
});

test.runIf(isExampleFamily).each(languages)(
  "no title in %s is cut in a result of a search, and each names Lapland once at most",
  (language) => {
    const titles = Object.values(getCatalogue(language).seo).map(({ title }) => title);
    for (const title of titles) {
      const shown = `${title} | ${facts.address.town}`;
      expect(shown.length, shown).toBeLessThanOrEqual(60);
      expect(shown.match(/la(?:p|pp)land|laponi/gi)?.length ?? 0, shown).toBeLessThanOrEqual(1);
    }
  },
);

test.each([
  ["title", "Wir", { title: `Wir | ${facts.address.town}`, "og:title": "Wir" }],
  [
    "description",
    "Eine Familie",
    { description: "Eine Familie", "og:description": "Eine Familie" },
  ],
  ["keywords", "Familie", { keywords: "Familie" }],
  [
    "ogTitle",
    "Kommt!",
    { title: `${title} | ${facts.address.town}`, "og:title": "Kommt!", "twitter:title": "Kommt!" },
  ],
  [
    "ogDescription",
    "Zu uns",
    { description, "og:description": "Zu uns", "twitter:description": "Zu uns" },
  ],
  [
    "ogImage",
    "/og/gallery.jpg",
    {
      "og:image": "https://tours.example/og/gallery.jpg",
      "twitter:image": "https://tours.example/og/gallery.jpg",
    },
  ],
  [
    "twitterImage",
    "/og/gallery.jpg",
    { "og:image": picture, "twitter:image": "https://tours.example/og/gallery.jpg" },
  ],
  [
    "siteUrl",
    "https://reisen.example",
    {
      canonical: `https://reisen.example${pathOf("about", "de")}`,
      "og:url": `https://reisen.example${pathOf("about", "de")}`,
      "og:image": picture,
    },
  ],
  [
    "canonicalPath",
    "/de/familie",
    {
      canonical: "https://tours.example/de/familie",
      "og:url": "https://tours.example/de/familie",
    },
  ],
])("the catalogue of a language can give a page the %s %j", (field, value, tags) => {
  expect(tagsOf("about", { [field]: value })).toMatchObject(tags);
});

test("alternate links name the canonical address of each language, whichever catalogue names it", () => {
  const [root, own] = dataOf("about", { canonicalPath: "/de/familie" });
  const polish = { siteUrl: "https://pl.example", canonicalPath: "/pl/rodzina" };
  const named = { ...(root as object), namedAddresses: { about: { pl: polish } } };
  const matches = [{ loaderData: named }, { loaderData: own }];
  const tags = pageMeta({ matches } as Parameters<typeof pageMeta>[0]) as Record<string, string>[];
  const alternates = tags.filter(({ rel }) => rel === "alternate");
  expect(Object.fromEntries(alternates.map(({ hrefLang, href }) => [hrefLang, href]))).toEqual({
    en: "https://tours.example/en/about",
    sv: "https://tours.example/sv/about",
    de: "https://tours.example/de/familie",
    pl: "https://pl.example/pl/rodzina",
    "x-default": "https://tours.example/en/about",
  });
});

test("the catalogue can add facts to the structured data, which cannot end the script around them", () => {
  const event = { "@type": "Event", name: "</script>Mittwinter" };
  const data = pageSeo(dataOf("about", { jsonLd: event }));
  expect(data && structuredData(data)).not.toContain("</script>");
  expect(graphOf("about", { jsonLd: event })).toContainEqual({ url: about, ...event });
});

test("a picture that the catalogue names is not described as the page's own", () => {
  const tags = Object.keys(tagsOf("about", { ogImage: "/og/gallery.jpg" }));
  expect(tags.filter((name) => /image:(alt|width|height)$/.test(name))).toEqual([]);
});

test("an experience is an attraction at its canonical address, with the facts of the catalogue laid over", () => {
  const [plain] = experiencesIn(graphOf("huskyTour", {}));
  expect(plain).toMatchObject({
    "@type": "TouristAttraction",
    name: getCatalogue("de").seo.huskyTour.title,
    url: `https://tours.example${pathOf("huskyTour", "de")}`,
  });
  const seo = {
    canonicalPath: "/de/huskys",
    jsonLd: { name: "Huskys", isAccessibleForFree: false },
  };
  const [changed] = experiencesIn(graphOf("huskyTour", seo));
  expect(changed).toMatchObject({
    "@type": "TouristAttraction",
    name: "Huskys",
    isAccessibleForFree: false,
    url: "https://tours.example/de/huskys",
    telephone: settings.phones[0],
  });
});

test("crawlers are told of the film and the poster that the catalogue names", () => {
  const filmIn = (media?: object) =>
    graphOf("huskyTour", {}, media).find((node) => node["@type"] === "VideoObject");
  expect(filmIn()).toMatchObject({ contentUrl: "https://tours.example/nya_filmer/husky1.mp4" });
  expect(
    filmIn({ videoSrc: "/films/feature-dogs.mp4", poster: "gallery/dogs-lake" }),
  ).toMatchObject({
    contentUrl: "https://tours.example/films/feature-dogs.mp4",
    thumbnailUrl: expect.stringContaining("/images/gallery/dogs-lake-"),
  });
});

function experiencesIn(graph: Record<string, unknown>[]) {
  return graph.filter((node) => String(node["@id"]).endsWith("#experience"));
}
