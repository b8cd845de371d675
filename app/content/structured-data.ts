import type { LegalKey, PageKey } from "#domain/route-table.ts";
import type { Settings } from "#domain/settings.ts";
import { sharePictureOf } from "#domain/share-pictures.ts";

const types: Partial<Record<PageKey | LegalKey, "TouristAttraction" | "LodgingBusiness">> = {
  huskyTour: "TouristAttraction",
  snowmobileSafari: "TouristAttraction",
  northernLights: "TouristAttraction",
  accommodation: "LodgingBusiness",
};

interface Described {
  page: PageKey | LegalKey;
  name: string;
  description: string;
  /** The page's canonical address. */
  url: string;
}

/** What crawlers read of an experience page; undefined for the other pages. SPEC 2.4 (structured data). */
export function structuredData({ page, name, description, url }: Described, settings: Settings) {
  const type = types[page];
  if (!type) return undefined;
  const { siteUrl, phones, email, address, coordinates } = settings;
  return {
    "@context": "https://schema.org",
    "@type": type,
    name,
    description,
    url,
    image: siteUrl + sharePictureOf(page),
    telephone: phones[0],
    ...(type === "LodgingBusiness" && { email }),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.town,
      addressCountry: "SE",
    },
    geo: { "@type": "GeoCoordinates", ...coordinates },
  };
}
