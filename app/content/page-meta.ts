import type { MetaDescriptor, MetaFunction } from "react-router";
import type { Language } from "#domain/languages.ts";
import type { LegalKey, PageKey } from "#domain/route-table.ts";
import { alternateLinks, isLegalKey, legalPathOf, pathOf } from "#domain/routes.ts";
import type { Settings } from "#domain/settings.ts";
import type { CatalogueSlice } from "./catalogue.ts";
import { isPageData, isShellData } from "./page-data.ts";
import { shareTags } from "./share-tags.ts";
import type { Described } from "./structured-data/described.ts";
import { structuredData } from "./structured-data/index.ts";
import { readWords } from "./words.ts";

/**
 * A meta export with title, description, keywords, canonical and alternate links, share tags and
 * structured data of a page. SPEC 2.4 (search metadata).
 */
export function pageMeta(page: PageKey | LegalKey): MetaFunction {
  return ({ matches, error }) => {
    const data = matches.map((match) => match?.loaderData);
    const { settings } = (data[0] ?? {}) as { settings?: Settings };
    const shell = data.find(isShellData);
    const parts = [shell, data.find(isPageData)].map((part) => readWords(part?.catalogue ?? {}));
    const words: CatalogueSlice = Object.assign({}, ...parts);
    const seo = words.seo?.[page];
    if (!settings || !shell || !seo) return error ? [{ name: "robots", content: "noindex" }] : [];
    const { title, description, keywords } = seo;
    const { language } = shell;
    const url = canonicalUrl(page, language, settings.siteUrl);
    return [
      { title: `${title} | ${settings.siteName}` },
      { name: "description", content: description },
      { name: "keywords", content: keywords },
      { tagName: "link", rel: "canonical", href: url },
      ...alternates(page, settings.siteUrl),
      ...shareTags({ page, language, title, description, url, words }, settings),
      // Crawlers load whole pages: no visitor needs the script that would write this.
      ...(import.meta.env.SSR
        ? structured({ page, language, title, description, url, words, settings })
        : []),
    ];
  };
}

function structured(described: Described): MetaDescriptor[] {
  return [{ "script:ld+json": structuredData(described) }];
}

function canonicalUrl(page: PageKey | LegalKey, language: Language, siteUrl: string): string {
  return siteUrl + (isLegalKey(page) ? legalPathOf(page) : pathOf(page, language));
}

function alternates(page: PageKey | LegalKey, siteUrl: string): MetaDescriptor[] {
  if (isLegalKey(page)) return [];
  return alternateLinks(page, siteUrl).map(({ hreflang, href }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: hreflang,
    href,
  }));
}
