import type { BreadcrumbList, Thing, VideoObject } from "schema-dts";
import { filmSeconds, films, filmsMadeOn, heroFilms } from "#domain/films.ts";
import { largestPicture } from "#domain/pictures.ts";
import type { LegalKey, PageKey } from "#domain/route-table.ts";
import { pathOf } from "#domain/routes.ts";
import { sharePictureOf } from "#domain/share-pictures.ts";
import type { Described } from "../described.ts";
import { ids } from "./ids.ts";

const kinds: Partial<Record<PageKey | LegalKey, string>> = {
  about: "AboutPage",
  gallery: "ImageGallery",
  contact: "FAQPage",
};

/** The page itself: what it is, whose it is, where it stands, and what only it has. */
export function webPage(described: Described, own: object): Thing {
  const { page, language, title, description, url, settings } = described;
  return {
    "@type": kinds[page] ?? "WebPage",
    "@id": ids.page(url),
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { "@id": ids.website(settings) },
    about: { "@id": ids.business(settings) },
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: settings.siteUrl + sharePictureOf(page),
    },
    ...(page !== "home" && { breadcrumb: { "@id": ids.breadcrumb(url) } }),
    ...(heroFilm(described) && { video: { "@id": ids.film(url) } }),
    ...own,
  } as Thing;
}

/** The way from the home page to a page; nothing for the home page. */
export function breadcrumb(described: Described): BreadcrumbList[] {
  const { page, language, url, words, settings } = described;
  if (page === "home") return [];
  return [
    {
      "@type": "BreadcrumbList",
      "@id": ids.breadcrumb(url),
      itemListElement: [
        {
          "@type": "ListItem",
          position: 1,
          name: words.header?.home ?? "",
          item: settings.siteUrl + pathOf("home", language),
        },
        { "@type": "ListItem", position: 2, name: described.title, item: url },
      ],
    },
  ];
}

/** The film at the head of a page. */
export function heroFilm({
  page,
  title,
  description,
  url,
  settings,
}: Described): VideoObject | undefined {
  const name = heroFilms[page as PageKey];
  if (!name) return undefined;
  const { src, poster } = films[name];
  return {
    "@type": "VideoObject",
    "@id": ids.film(url),
    name: title,
    description,
    thumbnailUrl: settings.siteUrl + largestPicture(poster),
    contentUrl: settings.siteUrl + src,
    uploadDate: filmsMadeOn,
    duration: `PT${filmSeconds}S`,
  };
}
