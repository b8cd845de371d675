import { expect, test } from "vitest";
import { galleryCategories } from "#domain/gallery.ts";
import { packageIds } from "#domain/packages.ts";
import { pageQuery } from "../../worker/page-query.ts";

const kept = (query: string) => pageQuery(new URLSearchParams(query));

test.each([
  ...packageIds.map((id) => `?package=${id}`),
  ...galleryCategories.map((category) => `?category=${category}`),
  "?sent=1",
])("%s changes a page and is kept", (query) => {
  expect(kept(query)).toBe(query);
});

test.each([
  "",
  "?",
  "?utm_source=news&utm_medium=mail",
  "?fbclid=1&gclid=2",
  "?lang=de",
  "?package",
  "?package=",
  "?package=9-day",
  "?package=7-DAY",
  "?package=7-day%00",
  "?package=__proto__",
  "?category=constructor",
  "?sent=2",
  "?sent=1%0d%0a",
  "?PACKAGE=7-day",
  "?package[]=7-day",
  "?__proto__=1&constructor=1&toString=1",
  `?x=${"y".repeat(5000)}`,
])("%s changes no page and is dropped", (query) => {
  expect(kept(query)).toBe("");
});

test("what is kept has one order, however it came", () => {
  const queries = ["sent=1&package=7-day&category=all", "category=all&sent=1&x=1&package=7-day"];
  const [one, other] = queries.map(kept);
  expect(one).toBe(other);
  expect(new URLSearchParams(one).size).toBe(3);
});

test("of a parameter given twice only the first counts", () => {
  expect(kept("?package=7-day&package=1-day")).toBe("?package=7-day");
  expect(kept("?package=9-day&package=1-day")).toBe("");
});
