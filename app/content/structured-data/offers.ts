import type { Thing, TouristTrip } from "schema-dts";
import { packagePictures, packages, type TourPackage } from "#domain/packages.ts";
import { largestPicture } from "#domain/pictures.ts";
import { pathOf } from "#domain/routes.ts";
import { sharePictureOf } from "#domain/share-pictures.ts";
import type { Described } from "../described.ts";
import { placeOf } from "./business.ts";
import { ids } from "./ids.ts";

const attractions = ["huskyTour", "snowmobileSafari", "northernLights"] as const;

/** The four packages as trips with their stations and their price a person. SPEC 3, 9. */
export function trips(described: Described): TouristTrip[] {
  return described.page === "laplandPackages"
    ? packages.map((tourPackage) => trip(tourPackage, described))
    : [];
}

function trip({ id, key, price }: TourPackage, described: Described): TouristTrip {
  const { language, url, words, settings } = described;
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

/** What an experience page is about: an attraction, or the place where one sleeps. SPEC 2.4. */
export function experience({ page, title, description, url, settings }: Described): Thing[] {
  const isAttraction = attractions.includes(page as (typeof attractions)[number]);
  if (!isAttraction && page !== "accommodation") return [];
  const { siteUrl, phones } = settings;
  return [
    {
      "@type": isAttraction ? "TouristAttraction" : "LodgingBusiness",
      "@id": `${url}#experience`,
      name: title,
      description,
      url,
      image: siteUrl + sharePictureOf(page),
      telephone: phones[0],
      ...placeOf(settings),
      ...(isAttraction
        ? { availableLanguage: ["en", "sv"] }
        : { parentOrganization: { "@id": ids.business(settings) } }),
    } as Thing,
  ];
}
