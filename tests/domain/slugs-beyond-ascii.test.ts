import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { languages } from "#domain/pages/languages.ts";

// Forty pages replace the site's own; their slugs hold letters of many scripts. Other files share this process, so
// the site's own are back before their turn.
vi.doMock("#domain/pages/pages.ts", () => {
  const letters = [..."abcxyzåäöśłżßéğñдю雪夜ก🐕-1"];
  const unique = fc.uniqueArray(
    fc
      .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 })
      .map((all) => all.join("")),
    { minLength: 40, maxLength: 40 },
  );
  const slugs = ["pakiety-śnieżne", "hundsläde-i-snö", ...fc.sample(unique, 1).flat()];
  const entries = slugs.map((slug, index) => [`page${index}`, { slugs: inAll(slug), words: [] }]);
  const pages = Object.fromEntries([["home", { slugs: inAll(""), words: [] }], ...entries]);
  return { pages, pageFacts: (page: string) => pages[page] };

  function inAll(slug: string) {
    return Object.fromEntries(languages.map((language) => [language, slug]));
  }
});
vi.resetModules();
const { resolveAddress } = await import("#domain/pages/addresses.ts");
const { alternateLinks, matchPath, pageKeys, pathOf } = await import("#domain/pages/routes.ts");
vi.doUnmock("#domain/pages.ts");
vi.resetModules();

const rows = pageKeys.flatMap((page) => languages.map((language) => ({ page, language })));

test("a page answers at the path that links to it, and is not redirected", () => {
  expect(rows.length).toBeGreaterThan(160);
  for (const { page, language } of rows) {
    const path = pathOf(page, language);
    expect(asRequested(path)).toBe(path);
    expect(resolveAddress(path, "en")).toEqual({ kind: "page", page, language });
    expect(matchPath(path)).toEqual({ page, language });
  }
});

test("however its letters are spelled, it arrives there in one hop that a header can hold", () => {
  const spellings: ((path: string) => string)[] = [
    (path) => decodeURI(path),
    (path) => decodeURI(path).normalize("NFD"),
    (path) => path.replace(/%../g, (byte) => byte.toLowerCase()),
    (path) => `${path}/`,
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...rows),
      fc.constantFrom(...spellings),
      fc.constantFrom(...languages),
      ({ page, language }, spell, current) => {
        const path = pathOf(page, language);
        const asked = asRequested(spell(path));
        const address = resolveAddress(asked, current);
        fc.pre(asked !== path);
        expect(address).toMatchObject({ kind: "redirect", to: path });
        expect(new Headers({ Location: path }).get("Location")).toBe(path);
      },
    ),
  );
});

test("links to it in all languages are addresses as they stand", () => {
  for (const { page } of rows) {
    for (const { href } of alternateLinks(page, "https://www.example.com")) {
      expect(new URL(href).href).toBe(href);
    }
  }
});

/** The path of a request as the runtime gives it to the worker. */
function asRequested(path: string): string {
  return new URL(path, "https://www.example.com").pathname;
}
