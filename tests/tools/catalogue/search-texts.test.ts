import { expect, test } from "vitest";
import { searchTextProblems } from "../../../tools/catalogue/language-problems.ts";
import { linesOf } from "./lines.ts";

test("a title or description that search engines would cut is named, with what fits", () => {
  const fitting = "A page about snow, with dogs in it. ".repeat(3);
  const texts = (title: string, description: string) =>
    Object.entries({ "seo.book.title": title, "seo.book.description": description });
  expect(linesOf(searchTextProblems(texts("Book your winter", fitting)))).toEqual([]);
  expect(linesOf(searchTextProblems(texts(fitting, "Snow.")))).toEqual([
    "seo.book.title: has 108 characters, 10 to 60 fit",
    "seo.book.description: has 5 characters, 70 to 170 fit",
  ]);
});
