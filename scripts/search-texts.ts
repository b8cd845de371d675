import type { CatalogueText } from "./catalogue-texts.ts";

// What search engines show of a page; of a title the site's name follows behind it.
const bounds = [
  { pattern: /^seo\.\w+\.title$/, least: 10, most: 60 },
  { pattern: /^seo\.\w+\.description$/, least: 70, most: 170 },
];

/** Titles and descriptions for search engines that are too short to say anything, or so long that they are cut. */
export function searchTextProblems(texts: readonly CatalogueText[]): string[] {
  return texts.flatMap(([path, { length }]) =>
    bounds
      .filter(({ pattern, least, most }) => pattern.test(path) && (length < least || length > most))
      .map(({ least, most }) => `${path}: has ${length} characters, ${least} to ${most} fit`),
  );
}
