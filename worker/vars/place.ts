import * as z from "zod/mini";
import type { Settings } from "#domain/settings.ts";
import { degrees, origin, text } from "./kinds.ts";

// Swedish, as the country in structured data is.
const addressPattern = /^([^,]+),\s*(\d{3} ?\d{2}),?\s+([^,]+)$/;

/** Where and under which name guests find the family. */
export const placeVars = {
  SITE_URL: origin,
  SITE_NAME: text,
  SITE_ADDRESS: z.pipe(
    text.check(z.regex(addressPattern, "has to be: street, Swedish postal code, town")),
    z.transform(parseAddress),
  ),
  SITE_LATITUDE: degrees(90),
  SITE_LONGITUDE: degrees(180),
};

type PlaceVars = z.infer<z.ZodMiniObject<typeof placeVars>>;

export type Place = Pick<Settings, "siteName" | "siteUrl" | "address" | "coordinates">;

/** The settings that these vars are. */
export function placeOf(vars: PlaceVars): Place {
  return {
    siteName: vars.SITE_NAME,
    siteUrl: vars.SITE_URL,
    address: vars.SITE_ADDRESS,
    coordinates: { latitude: vars.SITE_LATITUDE, longitude: vars.SITE_LONGITUDE },
  };
}

function parseAddress(address: string) {
  const [, street = "", postalCode = "", town = ""] = addressPattern.exec(address) ?? [];
  return { street, postalCode, town };
}
