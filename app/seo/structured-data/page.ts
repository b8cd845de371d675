import type { BreadcrumbList, Thing, VideoObject } from "schema-dts";
import { filmSeconds, films, filmsMadeOn } from "#domain/media/films.ts";
import { largestPicture } from "#domain/media/pictures.ts";
import { type NamedMedia, namedHero, stillOf } from "#domain/pages/page-media.ts";
import { type HeroMedia, pageFacts } from "#domain/pages/pages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import type { PageSeo } from "../page-seo.ts";
import { ids } from "./business.ts";

/** The page itself: its type, publisher and site, and the facts that only it has. */
export function webPage(seo: PageSeo, own: object): Thing {
  const { page, language, title, description, url, shared, settings } = seo;
  return {
    "@type": pageFacts(page).schemaType ?? "WebPage",
    "@id": ids.page(url),
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { "@id": ids.website(settings) },
    about: { "@id": ids.business(settings) },
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: shared.image,
    },
    ...(page !== "home" && { breadcrumb: { "@id": ids.breadcrumb(url) } }),
    ...(heroFilm(seo) && { video: { "@id": ids.film(url) } }),
    ...own,
  } as Thing;
}

/** The path from the home page to a page; empty for the home page. */
export function breadcrumb(seo: PageSeo): BreadcrumbList[] {
  const { page, language, url, words, settings } = seo;
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
        { "@type": "ListItem", position: 2, name: seo.title, item: url },
      ],
    },
  ];
}

/** The film at the head of a page. */
export function heroFilm(seo: PageSeo): VideoObject | undefined {
  const { title, description, url, settings } = seo;
  const hero = heroOf(seo);
  if (!hero || !("film" in hero)) return undefined;
  return {
    "@type": "VideoObject",
    "@id": ids.film(url),
    name: title,
    description,
    thumbnailUrl: settings.siteUrl + largestPicture(stillOf(hero)),
    contentUrl: settings.siteUrl + films[hero.film].src,
    uploadDate: filmsMadeOn,
    duration: `PT${filmSeconds}S`,
  };
}

function heroOf({ page, words }: PageSeo): HeroMedia | undefined {
  const { hero } = pageFacts(page);
  const experiences: Record<string, object> = words.experiences ?? {};
  const { media }: { media?: NamedMedia } = experiences[page] ?? {};
  return hero && namedHero(hero, media);
}
