import type { Thing, TouristTrip } from "schema-dts";
import { packagePictures, packages, type TourPackage } from "#domain/booking/packages.ts";
import { largestPicture } from "#domain/media/pictures.ts";
import { pageFacts } from "#domain/pages/pages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import type { PageSeo } from "../page-seo.ts";
import { ids, placeOf } from "./business.ts";

/** The four packages as trips with their stations and their price per person. SPEC 3, 9. */
export function trips(seo: PageSeo): TouristTrip[] {
  return seo.page === "laplandPackages"
    ? packages.map((tourPackage) => trip(tourPackage, seo))
    : [];
}

function trip({ id, key, price }: TourPackage, seo: PageSeo): TouristTrip {
  const { language, url, words, settings } = seo;
  const card = words.packages?.cards?.[key];
  const days = key === "threeDay" ? words.packages?.threeDay?.itinerary : undefined;
  const stations = days?.map(({ title }) => title) ?? card?.highlights ?? [];
  return {
    "@type": "TouristTrip",
    "@id": `${url}#${id}`,
    name: card?.name,
    description: card?.description,
    image: settings.siteUrl + largestPicture(packagePictures[key]),
    provider: { "@id": ids.business(settings) },
    itinerary: {
      "@type": "ItemList",
      itemListElement: stations.map((name, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
      })),
    },
    offers: {
      "@type": "Offer",
      url: `${settings.siteUrl}${pathOf("book", language)}?package=${id}`,
      price,
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: "EUR",
        unitText: words.packages?.perPerson,
      },
      offeredBy: { "@id": ids.business(settings) },
    },
  };
}

/**
 * The subject of an experience page, an attraction or a place to sleep, with what the catalogue adds to it; on
 * another page what the catalogue tells. SPEC 2.4, 3 (jsonLd).
 */
export function subject({
  page,
  title,
  description,
  url,
  shared,
  jsonLd,
  settings,
}: PageSeo): Thing[] {
  const { experience: type } = pageFacts(page);
  if (!type) return jsonLd ? [{ url, ...jsonLd } as Thing] : [];
  return [
    {
      "@type": type,
      "@id": `${url}#experience`,
      name: title,
      description,
      url,
      image: shared.image,
      telephone: settings.phones[0],
      ...placeOf(settings),
      ...(type === "LodgingBusiness"
        ? { parentOrganization: { "@id": ids.business(settings) } }
        : { availableLanguage: ["en", "sv"] }),
      ...jsonLd,
    } as Thing,
  ];
}
