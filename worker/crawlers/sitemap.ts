import { languages } from "#domain/pages/languages.ts";
import type { PageKey } from "#domain/pages/pages.ts";
import {
  alternateLinks,
  canonicalUrl,
  legalKeys,
  legalPathOf,
  pageKeys,
  pathOf,
} from "#domain/pages/routes.ts";
import { namedAddresses } from "#words/catalogues.server.ts";

/**
 * Every page in every language with its alternates: the sitemap protocol 0.9 with
 * xhtml links. No `lastmod`, because nothing here knows when a page last changed.
 */
export function sitemap(siteUrl: string): string {
  const pages = pageKeys.flatMap((page) =>
    languages.map((language) => {
      const named = namedAddresses[page]?.[language];
      return entry(canonicalUrl(pathOf(page, language), siteUrl, named), page, siteUrl);
    }),
  );
  const legal = legalKeys.map((page) => entry(siteUrl + legalPathOf(page)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages, ...legal].join("\n")}
</urlset>
`;
}

function entry(address: string, page?: PageKey, siteUrl = ""): string {
  const alternates = page ? alternateLinks(page, siteUrl, true, namedAddresses[page]) : [];
  const links = alternates.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
  );
  return `<url><loc>${escaped(address)}</loc>${links.join("")}</url>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
