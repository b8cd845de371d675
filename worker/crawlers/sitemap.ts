import { languages } from "#domain/languages.ts";
import type { PageKey } from "#domain/pages.ts";
import { alternateLinks, legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/routes.ts";

/**
 * Every page in every language with its alternates, from the route table alone; `lastmod` is the day of the
 * build, as YYYY-MM-DD. The sitemap protocol 0.9 with xhtml links.
 */
export function sitemap(siteUrl: string, lastmod: string): string {
  const pages = pageKeys.flatMap((page) =>
    languages.map((language) => entry(siteUrl + pathOf(page, language), lastmod, page, siteUrl)),
  );
  const legal = legalKeys.map((page) => entry(siteUrl + legalPathOf(page), lastmod));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages, ...legal].join("\n")}
</urlset>
`;
}

function entry(address: string, lastmod: string, page?: PageKey, siteUrl = ""): string {
  const alternates = page ? alternateLinks(page, siteUrl) : [];
  const links = alternates.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
  );
  return `<url><loc>${escaped(address)}</loc><lastmod>${lastmod}</lastmod>${links.join("")}</url>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
