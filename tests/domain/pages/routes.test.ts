import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import type { PageKey } from "#domain/pages/pages.ts";
import { legalKeys, legalPathOf, matchPath, pageKeys, pathOf } from "#domain/pages/routes.ts";

const order = ["en", "sv", "de", "pl"] as const;

/**
 * SPEC 2.2, and the sheet to take along (2.14); the route key packages is a redirect in every language. A site may have
 * more pages.
 */
const specified = {
  home: ["/en", "/sv", "/de", "/pl"],
  about: ["/en/about", "/sv/about", "/de/about", "/pl/about"],
  book: ["/en/book", "/sv/book", "/de/book", "/pl/book"],
  plan: ["/en/plan", "/sv/plan", "/de/plan", "/pl/plan"],
  contact: ["/en/contact", "/sv/contact", "/de/contact", "/pl/contact"],
  gallery: ["/en/gallery", "/sv/gallery", "/de/gallery", "/pl/gallery"],
  laplandPackages: [
    "/en/lapland-holiday-packages",
    "/sv/paketresor",
    "/de/lappland-reisepakete",
    "/pl/pakiety-laponii",
  ],
  huskyTour: ["/en/husky-ride", "/sv/hundspann", "/de/husky-tour", "/pl/husky-ride"],
  snowmobileSafari: [
    "/en/snowmobile-safari",
    "/sv/skotersafari",
    "/de/schneemobil-safari",
    "/pl/snowmobile-safari",
  ],
  northernLights: ["/en/northern-lights", "/sv/norrsken", "/de/nordlichter", "/pl/northern-lights"],
  accommodation: ["/en/accommodation", "/sv/boende", "/de/accommodation", "/pl/accommodation"],
} satisfies Partial<Record<PageKey, readonly [string, string, string, string]>>;

const specifiedKeys = Object.keys(specified) as (keyof typeof specified)[];
const everyAddress = specifiedKeys.flatMap((page) =>
  order.map((language, index) => ({ page, language, path: specified[page][index] })),
);

test.each(everyAddress)("$page in $language is at $path", ({ page, language, path }) => {
  expect(pathOf(page, language)).toBe(path);
});

test("the site has the specified pages in the specified languages", () => {
  expect(pageKeys).toEqual(expect.arrayContaining(specifiedKeys));
  expect(languages).toEqual(expect.arrayContaining([...order]));
});

test.each(languages)("no two pages share an address in %s", (language: Language) => {
  const paths = pageKeys.map((page) => pathOf(page, language));
  expect(new Set(paths).size).toBe(pageKeys.length);
});

test("the pages without language are at /privacy, /terms, /cookies and /legal-notice", () => {
  const paths = legalKeys.map(legalPathOf);
  expect(paths).toEqual(["/privacy", "/terms", "/cookies", "/legal-notice"]);
});

test.each([
  ["", "nothing"],
  ["/", "the root"],
  ["/about", "no language"],
  ["/fr/about", "an unsupported language"],
  ["/EN/about", "upper case"],
  ["/en/nonsense", "an unknown slug"],
  ["/en/about/more", "something behind the page"],
  ["/en/packages", "a slug that redirects"],
  ["/en/husky-tour", "another language's slug that redirects here"],
  ["/en/paketresor", "another language's slug that is not shared"],
  ["/privacy", "a page without language"],
  ["/en/constructor", "a name that objects have by themselves"],
  ["/en/__proto__", "the name of the prototype"],
])("'%s' is no page's path: %s", (path) => {
  expect(matchPath(path)).toBeUndefined();
});
