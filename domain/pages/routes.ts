import { defaultLanguage, isLanguage, type Language, languages } from "./languages.ts";
import { type AnyPage, type LegalKey, type PageKey, pageFacts, pages } from "./pages.ts";

const allPages = Object.keys(pages) as AnyPage[];

/** The pages whose address names no language. SPEC 2.1. */
export const legalKeys = allPages.filter(isLegalKey);

/** The pages whose address starts with a language, in the order of the table of pages. SPEC 2.1. */
export const pageKeys = allPages.filter((page): page is PageKey => !isLegalKey(page));

/** First segments that hold films and sounds. The worker runs for them (wrangler.toml) and answers in byte ranges. SPEC 7. */
export const mediaFolders: readonly string[] = ["films", "nya_filmer", "sounds"];

/** First segments that hold files or API calls: a missing address there is a 404, not a redirect. */
export const fileFolders: readonly string[] = [
  ...mediaFolders,
  "assets",
  "images",
  "og",
  "locales",
  "api",
];

/** The parameter of the home page's address that says that a visitor came from an unknown one. */
export const missingParameter = "missing";

export interface PageAddress {
  page: PageKey;
  language: Language;
}

/**
 * The path of a page in a language as a URL holds it, percent-encoded and without a trailing slash:
 * "/sv/hundspann", "/sv". SPEC 2.2.
 */
export function pathOf(page: PageKey, language: Language): string {
  return slugPath(language, pages[page].slugs[language]);
}

/** The home page as an unknown address leads to it: it says so in one line, and only then. SPEC 2.1. */
export function missingPathOf(language: Language): string {
  return `${pathOf("home", language)}?${missingParameter}=1`;
}

/** The path of a slug under a language, percent-encoded. */
export function slugPath(language: Language, slug: string): string {
  return encodeURI(slug ? `/${language}/${slug}` : `/${language}`);
}

/** The path of a page without language: "/privacy". SPEC 2.1. */
export function legalPathOf(page: LegalKey): string {
  return `/${pages[page].slugs[defaultLanguage]}`;
}

/** The web app manifest of a language. */
export function manifestPathOf(language: Language): string {
  return `/manifest/${language}.webmanifest`;
}

/** Whether a page's address names no language. */
export function isLegalKey(page: AnyPage): page is LegalKey {
  return pageFacts(page).hasPrefix === false;
}

/** The page without language at an address of one segment, its own or one that leads there. */
export function legalPageAt(segment: string): LegalKey | undefined {
  return legalKeys.find((page) => {
    const { slugs, unprefixed } = pageFacts(page);
    return slugs[defaultLanguage] === segment || unprefixed === segment;
  });
}

/** The page at a slug under a language; undefined for aliases and unknown slugs. SPEC 2.3. */
export function pageAt(language: Language, slug: string): PageKey | undefined {
  return aliasAt(language, slug) ? undefined : pagesBySlug[language].get(slug);
}

/** The page that a redirecting slug leads to under a language: an alias, or its slug in another one. SPEC 2.3. */
export function aliasAt(language: Language, slug: string): PageKey | undefined {
  return pagesByAlias[language].get(slug);
}

/** The page that an address without a prefix leads to in the current language. SPEC 2.1. */
export function unprefixedPageAt(slug: string): PageKey | undefined {
  return pagesByUnprefixed.get(slug);
}

/** The slugs that redirect under a language. SPEC 2.3. */
export function aliasesIn(language: Language): string[] {
  return [...pagesByAlias[language].keys()];
}

/** The addresses without a prefix that lead to a page in the current language. SPEC 2.1. */
export function unprefixedSlugs(): string[] {
  return [...pagesByUnprefixed.keys()];
}

/** Every distinct slug of a page, in the languages' order. */
export function slugsOf(page: PageKey): string[] {
  return [...new Set(languages.map((language) => pageFacts(page).slugs[language]))];
}

/** The page and language of a path as a URL holds it; undefined outside the prefixed pages. */
export function matchPath(pathname: string): PageAddress | undefined {
  const [, language, slug = "", ...more] = decoded(pathname).split("/");
  if (!isLanguage(language) || more.length > 0) return undefined;
  const page = pageAt(language, slug);
  return page && { page, language };
}

/** The page at a path as a URL holds it, with a language or without; undefined if there is none. */
export function anyPageAt(pathname: string): AnyPage | undefined {
  return legalPageAt(pathname.slice(1)) ?? matchPath(pathname)?.page;
}

export interface AlternateLink {
  hreflang: Language | "x-default";
  href: string;
}

/** What a language's catalogue may name in place of a page's own address: another origin, another path. SPEC 3 (meta). */
export interface NamedAddress {
  siteUrl?: string | undefined;
  canonicalPath?: string | undefined;
}

/** The named addresses of a page. */
export type NamedAddresses = Partial<Record<Language, NamedAddress>>;

/** The canonical address of a page at a path. SPEC 2.4. */
export function canonicalUrl(path: string, siteUrl: string, named: NamedAddress = {}): string {
  return (named.siteUrl ?? siteUrl) + (named.canonicalPath ?? path);
}

/**
 * The canonical addresses of a page in all languages, and x-default to English: search engines pass over an alternate
 * that says itself that it is found elsewhere. SPEC 2.4, 3 (alternate-link inputs).
 */
export function alternateLinks(
  page: PageKey,
  siteUrl: string,
  includeXDefault = true,
  named: NamedAddresses = {},
): AlternateLink[] {
  const hrefIn = (language: Language) =>
    canonicalUrl(pathOf(page, language), siteUrl, named[language]);
  const links: AlternateLink[] = languages.map((language) => ({
    hreflang: language,
    href: hrefIn(language),
  }));
  if (includeXDefault) links.push({ hreflang: "x-default", href: hrefIn(defaultLanguage) });
  return links;
}

const pagesBySlug = inEachLanguage((language) =>
  pageKeys
    .flatMap((page) => {
      const answering = pageFacts(page).sharesSlugs ? slugsOf(page) : [pages[page].slugs[language]];
      return answering.map((slug) => [slug, page] as const);
    })
    // If two pages share a slug, the first one wins.
    .reverse(),
);

const pagesByAlias = inEachLanguage((language) => {
  const slugsElsewhere = (page: PageKey) =>
    slugsOf(page).filter((slug) => !pagesBySlug[language].has(slug));
  const aliases = (page: PageKey) => pageFacts(page).aliases?.[language] ?? [];
  // If a slug is both, the alias wins.
  return [slugsElsewhere, aliases].flatMap((slugs) =>
    pageKeys.flatMap((page) => slugs(page).map((slug) => [slug, page] as const)),
  );
});

const pagesByUnprefixed = new Map(
  pageKeys.flatMap((page) => {
    const { unprefixed } = pageFacts(page);
    return unprefixed ? [[unprefixed, page] as const] : [];
  }),
);

function inEachLanguage(entriesOf: (language: Language) => (readonly [string, PageKey])[]) {
  const tables = languages.map((language) => [language, new Map(entriesOf(language))]);
  return Object.fromEntries(tables) as Record<Language, Map<string, PageKey>>;
}

// A path that is not valid percent-encoding matches nothing.
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The filters of the gallery, as its address names them, in the order of its buttons. SPEC 3 (gallery category). */
export const galleryCategories = [
  "all",
  "featured",
  "snowmobile",
  "dogSledding",
  "landscapes",
  "activities",
] as const;

export type GalleryCategory = (typeof galleryCategories)[number];

/** Whether a value is a filter of the gallery. */
export function isGalleryCategory(value: unknown): value is GalleryCategory {
  return galleryCategories.includes(value as GalleryCategory);
}
