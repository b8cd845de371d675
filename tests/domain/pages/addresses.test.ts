import { expect, test } from "vitest";
import { resolveAddress } from "#domain/pages/addresses.ts";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pageFacts } from "#domain/pages/pages.ts";
import {
  aliasesIn,
  legalKeys,
  legalPathOf,
  missingPathOf,
  pageKeys,
  pathOf,
  slugPath,
  slugsOf,
} from "#domain/pages/routes.ts";

test.each(pageKeys)("%s is a page in every language, whatever the visitor's", (page) => {
  for (const language of languages) {
    for (const current of languages) {
      const address = resolveAddress(pathOf(page, language), current);
      expect(address).toEqual({ kind: "page", page, language });
    }
  }
});

/** The redirects of SPEC 2.3, literally, and two of those between the languages. */
test.each([
  ["/en/packages", "/en/lapland-holiday-packages"],
  ["/sv/packages", "/sv/paketresor"],
  ["/de/packages", "/de/lappland-reisepakete"],
  ["/pl/packages", "/pl/pakiety-laponii"],
  ["/pl/lapland-holiday-packages", "/pl/pakiety-laponii"],
  ["/en/husky-tour", "/en/husky-ride"],
  ["/en/dog-sled", "/en/husky-ride"],
  ["/en/dogsled", "/en/husky-ride"],
  ["/en/dog-sledding", "/en/husky-ride"],
  ["/sv/hundslade", "/sv/hundspann"],
  ["/sv/hundsläde", "/sv/hundspann"],
  ["/de/hundeschlitten", "/de/husky-tour"],
  ["/de/schlittenhunde", "/de/husky-tour"],
  ["/de/schneemobil-tour", "/de/schneemobil-safari"],
  ["/sv/lapland-holiday-packages", "/sv/paketresor"],
  ["/de/paketresor", "/de/lappland-reisepakete"],
])("%s leads for good to %s, whatever the visitor's language", (path, to) => {
  for (const current of languages) {
    expect(resolveAddress(path, current)).toEqual({
      kind: "redirect",
      to,
      permanent: true,
      negotiated: false,
    });
  }
});

const specified: readonly Language[] = ["en", "sv", "de", "pl"];

/** SPEC 2.3, further slugs: every prefix accepts them, redirects of the prefix come first. */
const accepted = {
  huskyTour: ["husky-ride", "hundspann", "husky-tour"],
  snowmobileSafari: ["snowmobile-safari", "skotersafari", "schneemobil-safari"],
  northernLights: ["northern-lights", "norrsken", "nordlichter"],
  accommodation: ["accommodation", "boende"],
} as const;

const acceptedRows = languages.flatMap((language) =>
  Object.entries(accepted).flatMap(([page, slugs]) =>
    slugs.map((slug) => ({ page, language, path: `/${language}/${slug}` })),
  ),
);
const redirectedRow = "/en/husky-tour";

test.each(acceptedRows.filter(({ path }) => path !== redirectedRow))(
  "$path answers as the page $page in $language",
  ({ path, page, language }) => {
    expect(resolveAddress(path, "en")).toEqual({ kind: "page", page, language });
  },
);

test("only the pages of the list answer on other languages' slugs", () => {
  const sharing = pageKeys.filter((page) => pageFacts(page).sharesSlugs);
  expect([...sharing].sort()).toEqual(Object.keys(accepted).sort());
  for (const page of sharing) {
    const slugs = accepted[page as keyof typeof accepted];
    // A language that the specification does not know has a slug of its own.
    const further = languages.filter((language) => !specified.includes(language));
    const own = further.map((language) => pageFacts(page).slugs[language]);
    expect(slugsOf(page).sort()).toEqual([...new Set([...slugs, ...own])].sort());
  }
});

const elsewhereRows = pageKeys.flatMap((page) =>
  languages.flatMap((language) =>
    slugsOf(page)
      .map((slug) => ({ page, language, path: slugPath(language, slug) }))
      .filter(({ path }) => path !== pathOf(page, language)),
  ),
);

test.each(elsewhereRows)(
  "$path, the page $page under another language's slug, answers or leads to its own for good",
  ({ page, language, path }) => {
    const address = resolveAddress(path, "pl");
    const answers = { kind: "page", page, language };
    const to = pathOf(page, language);
    const leads = { kind: "redirect", to, permanent: true, negotiated: false };
    expect([answers, leads]).toContainEqual(address);
  },
);

test.each(["/de/hundslade", "/sv/dogsled", "/pl/schneemobil-tour"])(
  "%s, which redirects in another language only, leads to the home page of its prefix",
  (path) => {
    const to = missingPathOf(path.slice(1, 3) as Language);
    const home = { kind: "redirect", to, permanent: false, negotiated: false };
    expect(resolveAddress(path, "pl")).toEqual(home);
  },
);

test("no redirecting slug is also the address of a page of its language", () => {
  for (const language of languages) {
    const paths = pageKeys.map((page) => pathOf(page, language));
    for (const slug of aliasesIn(language)) {
      expect(paths).not.toContain(`/${language}/${slug}`);
    }
  }
});

test.each(legalKeys)("the page %s is a page without language", (page) => {
  for (const current of languages) {
    expect(resolveAddress(legalPathOf(page), current)).toEqual({ kind: "legal", page });
  }
});

test("/impressum leads to the legal notice for good, in every language", () => {
  for (const current of languages) {
    const to = legalPathOf("legalNotice");
    const found = { kind: "redirect", to, permanent: true, negotiated: false };
    expect(resolveAddress("/impressum", current)).toEqual(found);
  }
});
