import type { Graph, Thing } from "schema-dts";
import { galleryImages, galleryImagesOf } from "#domain/gallery.ts";
import { largestPicture } from "#domain/pictures.ts";
import type { PageSeo } from "../page-seo.ts";
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
  return galleryImagesOf("all").map((key) => ({
    "@type": "ImageObject",
    contentUrl: settings.siteUrl + largestPicture(`gallery/${galleryImages[key].id}`),
    caption: words.gallery?.images?.[key],
  }));
}
