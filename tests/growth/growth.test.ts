import { beforeAll, expect, test } from "vitest";
import { packed } from "../support/weights.ts";
import { languageCodes } from "./add-languages.ts";
import { figuresOf, type GrownSite, useGrownSite } from "./grown-site.ts";
import { withoutLanguages } from "./without-languages.ts";

const today = useGrownSite(0, 0);
const half = useGrownSite(10, 20);
const whole = useGrownSite(20, 40);
const codes = languageCodes(20);
const newPages = 40;
const pages = ["home", "contact", "gallery", "book"] as const;

// Names of files are hashes, which pack a little better or worse from build to build.
const margin = 100;
// A new page has a picture and a film of its own. All pages share the tables of these: a row in each.
const pictureRows = 20;

beforeAll(() => {
  const head = "| languages | pages | worker gzip | build s | script gzip | HTML gzip | HTML |\n";
  process.stdout.write(head + [today, half, whole].map(figuresOf).join(""));
});

test("the grown site is whole: its last page is served in its last language", async () => {
  const response = await whole.get("/qat/tour40-qat");
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<html lang="qat">');
});

test.each(pages)("the script of the page %s grows by nothing but rows for new pictures", (page) => {
  const growth = whole.page(page).script - today.page(page).script;
  expect(growth).toBeLessThanOrEqual(newPages * pictureRows + margin);
});

test.each(pages)("the HTML of the page %s grows by nothing but the languages it names", (page) => {
  const before = today.page(page).html;
  const after = withoutLanguages(whole.page(page).html, codes);
  expect(Math.abs(after.length - before.length)).toBeLessThanOrEqual(margin);
  expect(Math.abs(packed(after) - packed(before))).toBeLessThanOrEqual(margin);
});

test.each(pages)("a language that the page %s names costs its HTML at most 80 bytes", (page) => {
  const growth = packed(whole.page(page).html) - packed(today.page(page).html);
  expect(growth / codes.length).toBeLessThanOrEqual(80);
});

test("the worker grows no faster than the words in it: each page in each language", () => {
  const growth = (site: GrownSite) =>
    (site.worker - today.worker) / (wordsOf(site) - wordsOf(today));
  expect(growth(whole)).toBeLessThanOrEqual(1.1 * growth(half));
});

function wordsOf(site: GrownSite): number {
  return site.pages * site.languages;
}
