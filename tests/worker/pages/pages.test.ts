import { expect, test } from "vitest";
import english from "#locales/en/translation.json" with { type: "json" };
import {
  attributesOf,
  languageOf,
  parsePage,
  textsOf,
  withoutScripts,
} from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { words } from "../../support/words.ts";
import { allPages, headingOf, reader } from "../all-pages.ts";

const site = useSite();
const read = reader(site);

test.each(allPages)("$path in $language answers 200 with HTML", async ({ path, language }) => {
  const answer = await site.get(path, { headers: { "Accept-Language": language } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(await answer.text()).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>\s*$/i);
});

test.each(allPages)("$path in $language says that it is", async (row) => {
  expect(languageOf(await read(row))).toBe(row.language);
});

test.each(allPages)("$path in $language has one h1, with the catalogue's words", async (row) => {
  const heading = words(row.language, headingOf(row.page));
  expect(textsOf(parsePage(await read(row)), "h1")).toEqual([heading]);
});

test.each(allPages)("$path in $language has a title and a description of its own", async (row) => {
  const page = parsePage(await read(row));
  expect(textsOf(page, "head title")).toEqual([
    expect.stringContaining(words(row.language, `seo.${row.page}.title`)),
  ]);
  const descriptions = attributesOf(page, "meta[name=description]");
  expect(descriptions.map(({ content }) => content)).toEqual([
    words(row.language, `seo.${row.page}.description`),
  ]);
});

test.each(allPages)("$path in $language has one hero to scroll to", async (row) => {
  expect(parsePage(await read(row)).querySelectorAll("[data-hero]")).toHaveLength(1);
});

test.each(allPages)("$path in $language shows no key and no stray brace", async (row) => {
  const html = withoutScripts(await read(row));
  // Finds keys only by themselves: file addresses such as /og/about.jpg have a slash before them.
  const key = new RegExp(`(?<![\\w./-])(${Object.keys(english).join("|")})\\.[a-z]\\w*`, "i");
  expect(html).not.toMatch(key);
  expect(html).not.toMatch(/[{}]/);
  expect(html).not.toMatch(/\bundefined<|>undefined\b|\[object |\bNaN\b/);
});

test.each(allPages)("$path in $language has neither inline style nor handler", async (row) => {
  const html = await read(row);
  const page = parsePage(html);
  expect(attributesOf(page, "style, [style]")).toEqual([]);
  const names = attributesOf(page, "*").flatMap((attributes) => Object.keys(attributes));
  expect(names.filter((name) => name.startsWith("on"))).toEqual([]);
  expect(withoutScripts(html)).not.toMatch(/javascript:/i);
});
