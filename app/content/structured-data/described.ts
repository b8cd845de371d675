import type { Language } from "#domain/languages.ts";
import type { LegalKey, PageKey } from "#domain/route-table.ts";
import type { Settings } from "#domain/settings.ts";
import type { CatalogueSlice } from "../catalogue.ts";

/** A page as crawlers are told of it. */
export interface Described {
  page: PageKey | LegalKey;
  language: Language;
  title: string;
  description: string;
  /** The page's canonical address. */
  url: string;
  /** The words of the page and of what surrounds it. */
  words: CatalogueSlice;
  settings: Settings;
}

/** Names of the things that pages link to, the same on every page: they make one graph of the site. */
export const ids = {
  business: ({ siteUrl }: Settings) => `${siteUrl}/#business`,
  website: ({ siteUrl }: Settings) => `${siteUrl}/#website`,
  page: (url: string) => `${url}#page`,
  breadcrumb: (url: string) => `${url}#breadcrumb`,
  film: (url: string) => `${url}#film`,
};
