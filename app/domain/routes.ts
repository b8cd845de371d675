import { homePathOf } from "./language-paths.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "./languages.ts";
import { aliases, type PageKey, pageSlugs, pagesWithSharedSlugs } from "./route-table.ts";

// Addresses that need no table stand apart: a browser gets them without it.
export { manifestPathOf } from "./language-paths.ts";
export { isLegalKey, legalPathOf } from "./legal-pages.ts";

export const pageKeys = Object.keys(pageSlugs) as PageKey[];

export interface PageAddress {
  page: PageKey;
  language: Language;
}

/** The path of a page in a language, without a trailing slash: "/sv/hundspann", "/sv". SPEC 2.2. */
export function pathOf(page: PageKey, language: Language): string {
  const slug = pageSlugs[page][language];
  return slug ? `${homePathOf(language)}/${slug}` : homePathOf(language);
}

/** The page that answers on a slug under a language; undefined for aliases and unknown slugs. SPEC 2.3. */
export function pageAt(language: Language, slug: string): PageKey | undefined {
  return aliasAt(language, slug) ? undefined : pagesBySlug[language].get(slug);
}

/** The page that a redirecting slug leads to under a language. SPEC 2.3. */
export function aliasAt(language: Language, slug: string): PageKey | undefined {
  const table = aliases[language];
  return Object.hasOwn(table, slug) ? table[slug] : undefined;
}

/** Every distinct slug of a page, in the languages' order. */
export function slugsOf(page: PageKey): string[] {
  return [...new Set(languages.map((language): string => pageSlugs[page][language]))];
}

/** The page and language of a path as the router shows it; undefined outside the prefixed pages. */
export function matchPath(pathname: string): PageAddress | undefined {
  const [, language, slug = "", ...more] = pathname.split("/");
  if (!isLanguage(language) || more.length > 0) return undefined;
  const page = pageAt(language, slug);
  return page && { page, language };
}

export interface AlternateLink {
  hreflang: Language | "x-default";
  href: string;
}

/** Absolute links to a page in all languages, and x-default to English. SPEC 2.4, 3 (alternate-link inputs). */
export function alternateLinks(
  page: PageKey,
  siteUrl: string,
  includeXDefault = true,
): AlternateLink[] {
  const links: AlternateLink[] = languages.map((language) => ({
    hreflang: language,
    href: siteUrl + pathOf(page, language),
  }));
  if (includeXDefault)
    links.push({ hreflang: "x-default", href: siteUrl + pathOf(page, defaultLanguage) });
  return links;
}

const pagesBySlug = Object.fromEntries(
  languages.map((language) => {
    const slugs = pageKeys.flatMap((page) => {
      const answering = pagesWithSharedSlugs.includes(page)
        ? slugsOf(page)
        : [pageSlugs[page][language]];
      return answering.map((slug) => [slug, page] as const);
    });
    // Where two pages share a slug the first one answers.
    return [language, new Map(slugs.reverse())];
  }),
) as Record<Language, Map<string, PageKey>>;
