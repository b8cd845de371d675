import type { Language } from "#domain/languages.ts";
import { type AnyPage, factsOf } from "#domain/pages.ts";
import { isLegalKey, legalPathOf, pathOf } from "#domain/routes.ts";
import type { Settings } from "#domain/settings.ts";
import { isPageData, type PageData, type RootData } from "../navigation/page-data.ts";
import type { CatalogueSlice } from "../words/catalogue.ts";
import { parseWords } from "../words/slices.ts";

/** A page as search engines and networks see it. SPEC 2.4 (search metadata). */
export interface PageSeo {
  page: AnyPage;
  language: Language;
  title: string;
  description: string;
  keywords: string;
  /** The page's canonical address. */
  url: string;
  /** The words of the page and of the frame around it. */
  words: CatalogueSlice;
  settings: Settings;
}

/** The open page, from the loaders' data; undefined if one of them failed. */
export function pageSeo(loaderData: unknown[]): PageSeo | undefined {
  const root = loaderData.find(isRootData);
  const own = loaderData.find(isPageData);
  return root && own && seoOf(own, root.settings);
}

function seoOf(own: PageData, settings: Settings): PageSeo | undefined {
  const { page, language } = own;
  const words = { ...parseWords(own.shell), ...parseWords(own.words) };
  const seo = words.seo?.[page];
  if (!seo) return undefined;
  const path = isLegalKey(page) ? legalPathOf(page) : pathOf(page, language);
  const { title, description, keywords } = seo;
  const url = settings.siteUrl + path;
  return { page, language, title, description, keywords, url, words, settings };
}

/** Describes the picture of a shared link: the page's hero, or the site's own picture. */
export function sharePictureAlt({ page, words }: PageSeo): string | undefined {
  if (!factsOf(page).sharePicture) return words.site?.pictureAlt;
  const [branch] = factsOf(page).words;
  const own = branch.split(".").reduce<unknown>((node, key) => Object(node)[key], words);
  return (own as { hero: { alt: string } }).hero.alt;
}

function isRootData(data: unknown): data is RootData {
  return typeof data === "object" && data !== null && "settings" in data;
}
