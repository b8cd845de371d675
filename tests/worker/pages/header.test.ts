import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { pageFacts } from "#domain/pages/pages.ts";
import { pageKeys, pathOf } from "#domain/pages/routes.ts";
import { attributesOf, hrefsIn, one, parsePage, textOf } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { words } from "../../support/words.ts";
import { allPages, reader } from "../all-pages.ts";

const site = useSite();
const read = reader(site);
const menu = ["home", "about", "laplandPackages", "gallery", "contact"] as const;
const labels = ["home", "about", "packages", "gallery", "contact"] as const;
const experiences = pageKeys.filter((page) => pageFacts(page).experience);

test.each(allPages)("$path in $language stands between a header and a footer", async (row) => {
  const body = one(parsePage(await read(row)), "body");
  const frame = body.children
    .map(({ localName }) => localName)
    .filter((name) => /header|main|footer/.test(name));
  expect(frame).toEqual(["header", "main", "footer"]);
});

test.each(allPages)("$path in $language has the booking bar", async (row) => {
  const bar = one(parsePage(await read(row)), "nav[data-visible]");
  const [call, other] = hrefsIn(bar);
  expect(call).toMatch(/^tel:\+\d+$/);
  expect(other).toMatch(row.page === "book" ? /^mailto:/ : pathOf("book", row.language));
});

test.each(languages)(
  "the desktop header in %s links to five pages and to booking",
  async (language) => {
    const html = await read({ path: pathOf("about", language), language });
    const [desktop] = parsePage(html).querySelectorAll("header nav");
    if (!desktop) throw new Error("the header has no navigation");
    const list = desktop.children[0];
    const items = list?.children.flatMap((item) => item.children) ?? [];
    const links = items.filter(({ localName }) => localName === "a");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      menu.map((page) => pathOf(page, language)),
    );
    expect(links.map(textOf)).toEqual(labels.map((label) => words(language, `header.${label}`)));
    const button = desktop.children.find(({ localName }) => localName === "a");
    expect(button?.getAttribute("href")).toBe(pathOf("book", language));
  },
);

test.each(languages)(
  "the header in %s groups the experiences under their name, and marks the one that is open",
  async (language) => {
    const path = pathOf("northernLights", language);
    const page = parsePage(await read({ path, language }));
    const title = words(language, "footer.experiences.title");
    const [dropdown, panel] = page.querySelectorAll("header nav li:has(li)");
    if (!dropdown || !panel) throw new Error("the header lacks a group of experiences");
    expect(textOf(one(dropdown, "details > summary"))).toBe(title);
    expect(panel.childNodes[0]?.textContent).toBe(title);
    for (const group of [dropdown, panel]) {
      expect(hrefsIn(group)).toEqual(experiences.map((key) => pathOf(key, language)));
      expect(attributesOf(group, "[aria-current=page]")).toMatchObject([{ href: path }]);
    }
  },
);

test.each(languages)(
  "the mobile panel in %s has the same links, the button and a select",
  async (language) => {
    const html = await read({ path: pathOf("about", language), language });
    const panel = one(parsePage(html), "details[data-mobile-menu] nav");
    const links = panel.querySelectorAll("a:not([hreflang])");
    expect(links.map((each) => each.getAttribute("href"))).toEqual(
      [...menu.slice(0, 3), ...experiences, ...menu.slice(3), "book" as const].map((page) =>
        pathOf(page, language),
      ),
    );
    const options = panel.querySelectorAll("select[name=language] option");
    expect(options.map((each) => each.getAttribute("value"))).toEqual([...languages]);
    const chosen = options.filter((option) => option.hasAttribute("selected"));
    expect(chosen.map((each) => each.getAttribute("value"))).toEqual([language]);
  },
);
