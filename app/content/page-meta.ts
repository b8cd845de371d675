import type { MetaDescriptor, MetaFunction } from "react-router";
import { defaultLanguage } from "#domain/languages.ts";
import { isLegalKey, type LegalKey, legalPathOf } from "#domain/legal-pages.ts";
import type { PageKey } from "#domain/route-table.ts";
import type { Settings } from "#domain/settings.ts";
import type { CatalogueSlice } from "./catalogue.ts";
import { readOnce } from "./hand-over.ts";
import type { Translation } from "./links.ts";
import { isPageData, isShellData } from "./page-data.ts";
import { shareTags } from "./share-tags.ts";
import type { Described } from "./structured-data/described.ts";
import { structuredData } from "./structured-data/index.ts";

/**
 * A meta export with title, description, keywords, canonical and alternate links, share tags and
 * structured data of a page. SPEC 2.4 (search metadata).
 */
export function pageMeta(page: PageKey | LegalKey): MetaFunction {
  return ({ matches, error }) => {
    const data = matches.map((match) => match?.loaderData);
    const { settings } = (data[0] ?? {}) as { settings?: Settings };
    const shell = data.find(isShellData);
    const parts = [shell, data.find(isPageData)].map((part) => readOnce(part?.catalogue ?? {}));
    const words: CatalogueSlice = Object.assign({}, ...parts);
    const seo = words.seo?.[page];
    if (!settings || !shell || !seo) return error ? [{ name: "robots", content: "noindex" }] : [];
    const { title, description, keywords } = seo;
    const { language } = shell;
    const { translations } = readOnce(shell.links);
    const own = translations.find((translation) => translation.language === language);
    const url = settings.siteUrl + (isLegalKey(page) ? legalPathOf(page) : own?.path);
    return [
      { title: `${title} | ${settings.siteName}` },
      { name: "description", content: description },
      { name: "keywords", content: keywords },
      { tagName: "link", rel: "canonical", href: url },
      ...alternates(translations, settings.siteUrl),
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

function alternates(translations: Translation[], siteUrl: string): MetaDescriptor[] {
  const links = translations.map(({ language, path }) => [language, path] as const);
  const fallback = translations.find(({ language }) => language === defaultLanguage);
  return [...links, ["x-default", fallback?.path] as const].flatMap(([hrefLang, path]) =>
    path ? [{ tagName: "link", rel: "alternate", hrefLang, href: siteUrl + path }] : [],
  );
}
