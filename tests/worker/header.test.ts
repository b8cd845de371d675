import { expect, test } from "vitest";
import { languageNames, languages } from "#domain/languages.ts";
import { pathOf } from "#domain/routes.ts";
import { useSite } from "../support/site.ts";
import { words } from "../support/words.ts";
import { allPages, reader } from "./all-pages.ts";
import { all, hrefsIn, one, partsOf, textsIn } from "./parts.ts";

const site = useSite();
const read = reader(site);
const menu = ["home", "about", "laplandPackages", "gallery", "contact"] as const;
const labels = ["home", "about", "packages", "gallery", "contact"] as const;

test.each(allPages)("$path in $language stands between a header and a footer", async (row) => {
  const body = one(partsOf(await read(row)), "body");
  const frame = body.parts
    .map(({ name }) => name)
    .filter((name) => /header|main|footer/.test(name));
  expect(frame).toEqual(["header", "main", "footer"]);
});

test.each(allPages)("$path in $language has the booking bar", async (row) => {
  const bar = one(partsOf(await read(row)), "nav[data-visible]");
  const [call, other] = hrefsIn(bar);
  expect(call).toMatch(/^tel:\+\d+$/);
  expect(other).toMatch(row.page === "book" ? /^mailto:/ : pathOf("book", row.language));
});

test.each(languages)(
  "the desktop header in %s links to five pages and to booking",
  async (language) => {
    const html = await read({ path: pathOf("about", language), language });
    const [desktop] = all(partsOf(html), "header nav");
    if (!desktop) throw new Error("the header has no navigation");
    const list = desktop.parts[0];
    expect(list && hrefsIn(list)).toEqual(menu.map((page) => pathOf(page, language)));
    expect(list && textsIn(list, "a")).toEqual(
      labels.map((label) => words(language, `header.${label}`)),
    );
    const button = desktop.parts.find(({ name }) => name === "a");
    expect(button?.attributes.href).toBe(pathOf("book", language));
  },
);

test.each(languages)(
  "the mobile panel in %s has the same links, the button and a select",
  async (language) => {
    const html = await read({ path: pathOf("about", language), language });
    const panel = one(partsOf(html), "details[data-mobile-menu] nav");
    const links = all(panel, "a").filter(({ attributes }) => !("hreflang" in attributes));
    expect(links.map(({ attributes }) => attributes.href)).toEqual(
      [...menu, "book" as const].map((page) => pathOf(page, language)),
    );
    const options = all(panel, "select[name=language] option");
    expect(options.map(({ attributes }) => attributes.value)).toEqual([...languages]);
    const chosen = options.filter(({ attributes }) => "selected" in attributes);
    expect(chosen.map(({ attributes }) => attributes.value)).toEqual([language]);
  },
);

test("the dropdown lists English, Deutsch, Svenska and Polski by their own names", async () => {
  const html = await read({ path: pathOf("gallery", "pl"), language: "pl" });
  const [dropdown] = all(partsOf(html), "header nav details ul");
  if (!dropdown) throw new Error("the header has no language dropdown");
  expect(textsIn(dropdown, "a")).toEqual(["English", "Deutsch", "Svenska", "Polski"]);
  expect(hrefsIn(dropdown)).toEqual(languages.map((language) => pathOf("gallery", language)));
  expect(textsIn(dropdown, "li[data-current=true]")).toEqual([languageNames.pl]);
});
