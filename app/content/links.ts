import { type Language, languageNames, languages } from "#domain/languages.ts";
import type { PageKey } from "#domain/route-table.ts";
import { matchPath, pathOf } from "#domain/routes.ts";

/** The pages that parts of pages link to. A page brings these addresses alone, however many there are. */
export const linkedPages = [
  "home",
  "about",
  "laplandPackages",
  "huskyTour",
  "snowmobileSafari",
  "northernLights",
  "accommodation",
  "gallery",
  "contact",
  "book",
] as const satisfies readonly PageKey[];

export type LinkedPage = (typeof linkedPages)[number];

/** Where the links of a page lead. */
export interface Links {
  /** The open page; none where its address names no language. */
  page?: PageKey;
  /** The path of each linked page in the page's language. */
  pages: Record<LinkedPage, string>;
  /** The languages in the order of their menu. */
  translations: Translation[];
}

/** A language by its own name, and the path of the open page in it. */
export interface Translation {
  language: Language;
  name: string;
  path?: string;
}

const kept = new Map<string, Links>();

/** What the page at a path links to, in its language; of one page always the same object. */
export function linksAt(pathname: string, language: Language): Links {
  const page = matchPath(pathname)?.page;
  const key = `${language} ${page}`;
  const links = kept.get(key) ?? linksOf(page, language);
  kept.set(key, links);
  return links;
}

function linksOf(page: PageKey | undefined, language: Language): Links {
  const pages = linkedPages.map((linked) => [linked, pathOf(linked, language)]);
  const translations = languages.map((other) => ({
    language: other,
    name: languageNames[other],
    path: page && pathOf(page, other),
  }));
  return { page, pages: Object.fromEntries(pages), translations };
}
