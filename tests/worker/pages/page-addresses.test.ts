import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { pageFacts } from "#domain/pages/pages.ts";
import { aliasAt, pageKeys, pathOf, slugsOf } from "#domain/pages/routes.ts";
import { attributesOf, languageOf, parsePage } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { legalPages, prefixedPages, reader } from "../all-pages.ts";

const siteUrl = "https://tours.example";
const site = useSite(() => ({ SITE_URL: `${siteUrl}/` }));
const read = reader(site);

function links(html: string, rel: string) {
  return attributesOf(parsePage(html), `link[rel=${rel}]`);
}

test.each(prefixedPages)("$path names itself as the canonical address", async (row) => {
  const canonical = links(await read(row), "canonical");
  expect(canonical.map(({ href }) => href)).toEqual([siteUrl + row.path]);
});

test.each(prefixedPages)("$path names the page in every language and a default", async (row) => {
  const alternates = links(await read(row), "alternate").map(({ hreflang, href }) => [
    hreflang,
    href,
  ]);
  expect(alternates).toEqual([
    ...languages.map((language) => [language, siteUrl + pathOf(row.page, language)]),
    ["x-default", siteUrl + pathOf(row.page, "en")],
  ]);
});

test.each(legalPages)("$path in $language has a canonical and no alternates", async (row) => {
  const html = await read(row);
  expect(links(html, "canonical").map(({ href }) => href)).toEqual([siteUrl + row.path]);
  expect(links(html, "alternate")).toEqual([]);
});

const sharing = pageKeys.filter((page) => pageFacts(page).sharesSlugs);
const foreignSlugs = sharing.flatMap((page) =>
  languages.flatMap((language) =>
    slugsOf(page)
      .filter((slug) => !aliasAt(language, slug))
      .map((slug) => ({ page, language, path: `/${language}/${slug}` }))
      .filter(({ path }) => path !== pathOf(page, language)),
  ),
);

test.each(foreignSlugs)(
  "$path answers in place; its canonical is its language's own",
  async (row) => {
    const answer = await site.get(row.path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(languageOf(html)).toBe(row.language);
    const canonical = siteUrl + pathOf(row.page, row.language);
    expect(links(html, "canonical").map(({ href }) => href)).toEqual([canonical]);
  },
);
