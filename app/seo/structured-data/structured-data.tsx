import { useState } from "react";
import { useLocation, useMatches } from "react-router";
import type { Graph, Thing } from "schema-dts";
import { largestPicture } from "#domain/media/pictures.ts";
import { findGalleryImages, galleryImages } from "#domain/pages/gallery-images.ts";
import { type PageSeo, pageSeo } from "../page-seo.ts";
import { business, website } from "./business.ts";
import { subject, trips } from "./offers.ts";
import { breadcrumb, heroFilm, webPage } from "./page.ts";

/**
 * The JSON that crawlers read from a page: one linked graph of the business and its site, the page, and the
 * things that only this page has. SPEC 2.4 (structured data).
 */
export function structuredData(seo: PageSeo): string {
  return JSON.stringify(graph(seo)).replaceAll("<", "\\u003c");
}

function graph(seo: PageSeo): Graph {
  const { settings } = seo;
  const film = heroFilm(seo);
  const things: Thing[] = [
    business(settings),
    website(settings),
    webPage(seo, seo.page === "gallery" ? { image: pictures(seo) } : {}),
    ...breadcrumb(seo),
    ...(film ? [film] : []),
    ...subject(seo),
    ...trips(seo),
  ];
  return { "@context": "https://schema.org", "@graph": things };
}

function pictures({ words, settings }: PageSeo) {
  return findGalleryImages("all").map((key) => ({
    "@type": "ImageObject",
    contentUrl: settings.siteUrl + largestPicture(`gallery/${galleryImages[key].id}`),
    caption: words.gallery?.images?.[key],
  }));
}

/**
 * The structured data of the page that the server sent; a navigation removes them. Crawlers load whole pages,
 * so no visitor needs the script that would write them. SPEC 2.4.
 */
export function StructuredData() {
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const [isLeft, setIsLeft] = useState(false);
  const loaderData = useMatches().map((match) => match.loaderData);
  // They stay away when the visitor comes back: a browser could write none but empty ones.
  if (pathname !== firstPath && !isLeft) setIsLeft(true);
  if (isLeft || pathname !== firstPath) return null;
  const seo = import.meta.env.SSR ? pageSeo(loaderData) : undefined;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a "<"; in a browser React keeps the content unchanged
      dangerouslySetInnerHTML={{ __html: seo ? structuredData(seo) : "" }}
    />
  );
}
