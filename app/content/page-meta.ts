import type { MetaDescriptor, MetaFunction } from "react-router";
import type { LegalKey, PageKey } from "#domain/route-table.ts";
import { alternateLinks, isLegalKey, legalPathOf, pathOf } from "#domain/routes.ts";
import type { Settings } from "#domain/settings.ts";
import { isPageData, isShellData, type ShellData } from "./page-data.ts";

/** A meta export with title, description, keywords, canonical and alternate links of a page. SPEC 2.4. */
export function pageMeta(page: PageKey | LegalKey): MetaFunction {
  return ({ matches, error }) => {
    const data = matches.map((match) => match?.loaderData);
    const { settings } = (data[0] ?? {}) as { settings?: Settings };
    const shell = data.find(isShellData);
    const seo = data.find(isPageData)?.catalogue.seo?.[page];
    if (!settings || !shell || !seo) return error ? [{ name: "robots", content: "noindex" }] : [];
    return [
      { title: `${seo.title} | ${settings.siteName}` },
      { name: "description", content: seo.description },
      { name: "keywords", content: seo.keywords },
      ...addressLinks(page, shell, settings.siteUrl),
    ];
  };
}

function addressLinks(
  page: PageKey | LegalKey,
  { language }: ShellData,
  siteUrl: string,
): MetaDescriptor[] {
  if (isLegalKey(page)) return [canonical(siteUrl + legalPathOf(page))];
  return [
    canonical(siteUrl + pathOf(page, language)),
    ...alternateLinks(page, siteUrl).map(({ hreflang, href }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: hreflang,
      href,
    })),
  ];
}

function canonical(href: string): MetaDescriptor {
  return { tagName: "link", rel: "canonical", href };
}
