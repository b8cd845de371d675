import type { LodgingBusiness, WebSite } from "schema-dts";
import { packages } from "#domain/booking/packages.ts";
import { seasonAt } from "#domain/booking/stay.ts";
import { stockholmDay } from "#domain/calendar/dates.ts";
import { facts } from "#domain/facts/facts.ts";
import type { Settings } from "#domain/facts/settings.ts";
import { languages } from "#domain/pages/languages.ts";
import { sharePictureAddress } from "#domain/pages/page-media.ts";

/**
 * Ids of the things that pages link to. They are the same on every page, so that they make one graph of the site.
 */
export const ids = {
  business: ({ siteUrl }: Settings) => `${siteUrl}/#business`,
  website: ({ siteUrl }: Settings) => `${siteUrl}/#website`,
  page: (url: string) => `${url}#page`,
  breadcrumb: (url: string) => `${url}#breadcrumb`,
  film: (url: string) => `${url}#film`,
};

const { hours } = facts;

const everyDay = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

// The hours in which the family answers the phone.
const phoneHours = {
  "@type": "OpeningHoursSpecification",
  dayOfWeek: everyDay.map((day) => `https://schema.org/${day}` as const),
  opens: hours.phoneFrom,
  closes: hours.phoneTo,
} as const;

/** The family's business: lodging and tours in one, with place, contact details and prices. SPEC 9. */
export function business(settings: Settings): LodgingBusiness {
  const { siteUrl, siteName, phones, email } = settings;
  const prices = packages.map(({ price }) => price);
  const profiles = [settings.instagramUrl, settings.youtubeUrl].filter((url) => url !== undefined);
  return {
    "@type": "LodgingBusiness",
    additionalType: "https://schema.org/TravelAgency",
    "@id": ids.business(settings),
    name: siteName,
    ...registrationOf(settings),
    url: siteUrl,
    logo: `${siteUrl}/icons/icon-512.png`,
    image: siteUrl + sharePictureAddress("default"),
    telephone: phones[0],
    email,
    ...placeOf(settings),
    priceRange: `€${Math.min(...prices)}–€${Math.max(...prices)}`,
    knowsLanguage: [...languages],
    ...(profiles.length > 0 && { sameAs: profiles }),
    contactPoint: phones.map((telephone) => ({
      "@type": "ContactPoint",
      contactType: "reservations",
      telephone,
      availableLanguage: ["en", "sv"],
      hoursAvailable: phoneHours,
    })),
    openingHoursSpecification: { ...phoneHours, ...winter() },
  };
}

// What is registered of the company, as far as the operator has said.
function registrationOf({ company }: Settings) {
  const { name, number, vatNumber } = company;
  return {
    ...(name && { legalName: name }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(number && {
      identifier: {
        "@type": "PropertyValue",
        propertyID: "organisationsnummer",
        value: number,
      } as const,
    }),
  };
}

// Guests come only in winter: the current one, or else the next.
function winter() {
  const { first, last } = seasonAt(stockholmDay(new Date()));
  return { validFrom: first, validThrough: last };
}

/** The address and coordinates of the business and of all its offers. */
export function placeOf({ address, coordinates }: Settings) {
  return {
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.town,
      addressCountry: "SE",
    },
    geo: { "@type": "GeoCoordinates", ...coordinates },
  } as const;
}

/** The site as a whole, published by the business. */
export function website(settings: Settings): WebSite {
  return {
    "@type": "WebSite",
    "@id": ids.website(settings),
    url: settings.siteUrl,
    name: settings.siteName,
    inLanguage: [...languages],
    publisher: { "@id": ids.business(settings) },
  };
}
