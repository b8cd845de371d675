import type { Language } from "#domain/languages.ts";
import { isLegalKey, type LegalKey, legalPathOf } from "#domain/legal-pages.ts";
import type { PageKey } from "#domain/route-table.ts";
import type { Settings } from "#domain/settings.ts";
import type { CatalogueSlice } from "./catalogue.ts";
import { readOnce } from "./hand-over.ts";
import type { Translation } from "./links.ts";
import { isPageData, isRootData, isShellData } from "./page-data.ts";

/** A page as search engines and networks are told of it. */
export interface Described {
  page: PageKey | LegalKey;
  language: Language;
  title: string;
  description: string;
  keywords: string;
  /** The page's canonical address. */
  url: string;
  /** The page in each language. */
  translations: Translation[];
  /** The words of the page and of what surrounds it. */
  words: CatalogueSlice;
  settings: Settings;
}

/** An open page, from what its loaders gave; undefined where one of them failed. */
export function describe(loaderData: unknown[]): Described | undefined {
  const root = loaderData.find(isRootData);
  const shell = loaderData.find(isShellData);
  const own = loaderData.find(isPageData);
  if (!root || !shell || !own) return undefined;
  const settings = readOnce(root.settings);
  const { language } = shell;
  const { page } = own;
  const words = { ...readOnce(shell.catalogue), ...readOnce(own.catalogue) };
  const seo = words.seo?.[page];
  if (!seo) return undefined;
  const { translations } = readOnce(shell.links);
  const path = isLegalKey(page)
    ? legalPathOf(page)
    : translations.find((translation) => translation.language === language)?.path;
  const { title, description, keywords } = seo;
  const url = settings.siteUrl + path;
  return { page, language, title, description, keywords, url, translations, words, settings };
}
