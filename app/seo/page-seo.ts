import type { Settings } from "#domain/facts/settings.ts";
import { nodeAt } from "#domain/lib/tree.ts";
import type { Language } from "#domain/pages/languages.ts";
import { sharePictureOf } from "#domain/pages/page-media.ts";
import { type AnyPage, pageFacts } from "#domain/pages/pages.ts";
import {
  canonicalUrl,
  isLegalKey,
  legalPathOf,
  type NamedAddress,
  type NamedAddresses,
  pathOf,
} from "#domain/pages/routes.ts";
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
  /** What catalogues name in place of its addresses. */
  named: NamedAddresses;
  shared: SharedSeo;
  /** The facts that the catalogue adds to the structured data. */
  jsonLd?: object;
  /** The words of the page and of the frame around it. */
  words: CatalogueSlice;
  settings: Settings;
}

/** What a link to the page is shared with; pictures by their whole address. */
interface SharedSeo {
  title: string;
  description: string;
  image: string;
  twitterImage: string;
  /** Whether both pictures are the page's default one. */
  hasDefaultPicture: boolean;
}

/** What a catalogue may say of a page; title, description and keywords it has to. SPEC 3 (meta). */
interface SeoWords extends NamedAddress {
  title: string;
  description: string;
  keywords: string;
  ogTitle?: string;
  ogDescription?: string;
  /** Paths of pictures of the site; the second is the first unless it is named. */
  ogImage?: string;
  twitterImage?: string;
  jsonLd?: object;
}

/** The open page, from the loaders' data; undefined if one of them failed. */
export function pageSeo(loaderData: unknown[]): PageSeo | undefined {
  const root = loaderData.find(isRootData);
  const own = loaderData.find(isPageData);
  return root && own && seoOf(own, root);
}

function seoOf(own: PageData, { settings, namedAddresses }: RootData): PageSeo | undefined {
  const { page, language } = own;
  const words = { ...parseWords(own.shell), ...parseWords(own.words) };
  const seo: SeoWords | undefined = words.seo?.[page];
  if (!seo) return undefined;
  const { title, description, keywords, jsonLd } = seo;
  const { siteUrl } = settings;
  const ownPath = isLegalKey(page) ? legalPathOf(page) : pathOf(page, language);
  const url = canonicalUrl(ownPath, siteUrl, seo);
  const named = { ...namedAddresses?.[page], [language]: seo };
  const shared = sharedSeo(seo, page, settings);
  return {
    page,
    language,
    title,
    description,
    keywords,
    url,
    named,
    shared,
    jsonLd,
    words,
    settings,
  };
}

function sharedSeo(seo: SeoWords, page: AnyPage, { siteUrl }: Settings): SharedSeo {
  const picture = sharePictureOf(page);
  const { ogTitle, ogDescription, ogImage = picture, twitterImage = ogImage } = seo;
  return {
    title: ogTitle ?? seo.title,
    description: ogDescription ?? seo.description,
    image: siteUrl + ogImage,
    twitterImage: siteUrl + twitterImage,
    hasDefaultPicture: ogImage === picture && twitterImage === picture,
  };
}

/** Describes the picture of a shared link: the page's hero, or the site's own picture. */
export function sharePictureAlt({ page, words }: PageSeo): string | undefined {
  if (!pageFacts(page).sharePicture) return words.site?.pictureAlt;
  const [branch] = pageFacts(page).words;
  return (nodeAt(words, branch) as { hero: { alt: string } }).hero.alt;
}

function isRootData(data: unknown): data is RootData {
  return typeof data === "object" && data !== null && "settings" in data;
}
