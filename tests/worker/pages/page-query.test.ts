import { expect, test } from "vitest";
import { contactSubjects } from "#domain/booking/form-limits.ts";
import { packageIds } from "#domain/booking/packages.ts";
import { galleryCategories } from "#domain/pages/gallery-images.ts";
import type { AnyPage } from "#domain/pages/pages.ts";
import { legalKeys, pageKeys } from "#domain/pages/routes.ts";
import { pageQuery } from "../../../worker/pages/page-handler.ts";

const kept = (query: string, page: AnyPage = "book") => pageQuery(page, new URLSearchParams(query));

const known: [query: string, pages: AnyPage[]][] = [
  ...packageIds.map((id): [string, AnyPage[]] => [`?package=${id}`, ["book"]]),
  ...galleryCategories.map((name): [string, AnyPage[]] => [`?category=${name}`, ["gallery"]]),
  ...contactSubjects.map((name): [string, AnyPage[]] => [`?subject=${name}`, ["contact"]]),
  ["?sent=1", ["contact"]],
  ["?sent=later", ["contact"]],
  ["?missing=1", ["home"]],
];

test.each(known)("%s is kept on the pages that it changes, %j, and on no other", (query, own) => {
  const keeping = [...pageKeys, ...legalKeys].filter((page) => kept(query, page) !== "");
  expect(keeping).toEqual(own);
  for (const page of own) expect(kept(query, page)).toBe(query);
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
  "?missing=2",
  "?missing",
  "?sent=1%0d%0a",
  "?PACKAGE=7-day",
  "?package[]=7-day",
  "?__proto__=1&constructor=1&toString=1",
  `?x=${"y".repeat(5000)}`,
])("%s changes no page and is dropped", (query) => {
  for (const page of [...pageKeys, ...legalKeys]) expect(kept(query, page)).toBe("");
});

test("what is kept has one order, however it came", () => {
  const queries = ["sent=1&subject=7-day", "category=all&subject=7-day&x=1&sent=1"];
  const [one, other] = queries.map((query) => kept(query, "contact"));
  expect(one).toBe(other);
  expect(new URLSearchParams(one).size).toBe(2);
});

test("of a parameter given twice only the first counts", () => {
  expect(kept("?package=7-day&package=1-day")).toBe("?package=7-day");
  expect(kept("?package=9-day&package=1-day")).toBe("");
});
