import { describe, expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { alternateLinks, pageKeys, pathOf } from "#domain/pages/routes.ts";

const siteUrl = "https://www.example.com";

test("the husky page links to each of its languages and, as default, to English", () => {
  const links = alternateLinks("huskyTour", siteUrl);
  expect(Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href]))).toMatchObject({
    en: "https://www.example.com/en/husky-ride",
    sv: "https://www.example.com/sv/hundspann",
    de: "https://www.example.com/de/husky-tour",
    pl: "https://www.example.com/pl/husky-ride",
    "x-default": "https://www.example.com/en/husky-ride",
  });
  expect(links).toHaveLength(languages.length + 1);
});

describe.each(pageKeys)("the alternate links of %s", (page) => {
  test("have English as default unless told to leave it out", () => {
    const english = { hreflang: "x-default", href: siteUrl + pathOf(page, "en") };
    expect(alternateLinks(page, siteUrl)).toContainEqual(english);
    expect(alternateLinks(page, siteUrl, true)).toContainEqual(english);
    const without = alternateLinks(page, siteUrl, false);
    expect(without.map(({ hreflang }) => hreflang).sort()).toEqual([...languages].sort());
  });
});
