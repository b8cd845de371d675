import type { MetaDescriptor, MetaFunction } from "react-router";
import { alternateLinks, isLegalKey } from "#domain/routes.ts";
import { type PageSeo, pageSeo } from "./page-seo.ts";
import { shareTags } from "./share-tags.ts";

/**
 * The meta export of every page: title, description, keywords, canonical and alternate links and share tags.
 * SPEC 2.4 (search metadata).
 */
export const pageMeta: MetaFunction = ({ matches, error }) => {
  const seo = pageSeo(matches.map((match) => match?.loaderData));
  if (!seo) return error ? [{ name: "robots", content: "noindex" }] : [];
  const { title, description, keywords, url, settings } = seo;
  return [
    { title: `${title} | ${settings.siteName}` },
    { name: "description", content: description },
    { name: "keywords", content: keywords },
    { tagName: "link", rel: "canonical", href: url },
    ...alternates(seo),
    ...shareTags(seo),
  ];
};

function alternates({ page, named, settings }: PageSeo): MetaDescriptor[] {
  if (isLegalKey(page)) return [];
  return alternateLinks(page, settings.siteUrl, true, named).map(({ hreflang, href }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: hreflang,
    href,
  }));
}
