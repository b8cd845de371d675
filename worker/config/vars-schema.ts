import * as z from "zod/mini";
import type { Company, Settings } from "#domain/facts/settings.ts";
import {
  baseAddress,
  degrees,
  emailAddress,
  minToken,
  orEmpty,
  origin,
  text,
  webAddress,
  wholeNumber,
} from "./var-kinds.ts";
import { voiceVars } from "./voice-agent.ts";

// A number without quotes is no text in wrangler.toml; blank is as good as empty.
const fact = z._default(z.string("has to be a text: write it in quotes").check(z.trim()), "");

/** What the law wants a business to say of itself; all may be empty. docs/facts.md lists what is owed. */
export const companyVars = {
  COMPANY_NAME: fact,
  COMPANY_NUMBER: fact,
  VAT_NUMBER: fact,
  RESPONSIBLE_PERSON: fact,
  TRAVEL_GUARANTEE: fact,
  COMPLAINTS_ADDRESS: fact,
};

type CompanyVars = z.infer<z.ZodMiniObject<typeof companyVars>>;

/** The facts that are set, and no others: every page carries the settings. */
export function parseCompany(vars: CompanyVars): Company {
  const facts: Company = {
    name: vars.COMPANY_NAME,
    number: vars.COMPANY_NUMBER,
    vatNumber: vars.VAT_NUMBER,
    responsiblePerson: vars.RESPONSIBLE_PERSON,
    travelGuarantee: vars.TRAVEL_GUARANTEE,
    complaintsAddress: vars.COMPLAINTS_ADDRESS,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, set]) => set !== ""));
}

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
export function parsePlace(vars: PlaceVars): Place {
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

const developmentSecret = "development only: set RATE_LIMIT_SECRET as a secret";
const minSecret = 16;
const maxRequests = 1_000_000_000;
// KV holds the count for two windows.
const maxWindowSeconds = 24 * 60 * 60;

/** Whether anybody could find this secret out: it is the one of development, or short. */
export function isWeakSecret(secret: string): boolean {
  return secret === developmentSecret || secret.length < minSecret;
}

// What may follow "Bearer".
const token = z._default(
  z.string().check(z.trim(), z.regex(/^([\w.~+/-]+=*)?$/, "has to be letters, digits and -._~+/")),
  "",
);

/** The token that opens the outbox; undefined where none is set, or one that somebody could guess. */
export function outboxTokenOf(text: string): string | undefined {
  return text.length >= minToken ? text : undefined;
}

/** Every var and secret of the worker; each message says what is expected and never repeats the value. SPEC 10. */
export const varsSchema = z
  .object({
    BACKEND_URL: orEmpty(baseAddress),
    BACKEND_TOKEN: token,
    OUTBOX_TOKEN: token,
    ...placeVars,
    CONTACT_EMAIL: emailAddress,
    CONTACT_PHONES: z.pipe(
      text.check(
        z.refine((list) => /\d/.test(list), "has to be phone numbers separated by commas"),
      ),
      z.transform(splitPhones),
    ),
    INSTAGRAM_URL: orEmpty(webAddress),
    YOUTUBE_URL: orEmpty(webAddress),
    ...companyVars,
    ...voiceVars,
    RATE_LIMIT_MAX: z._default(wholeNumber(maxRequests), 5),
    RATE_LIMIT_WINDOW_SECONDS: z._default(wholeNumber(maxWindowSeconds), 600),
    RATE_LIMIT_SECRET: z._default(text, developmentSecret),
    HSTS: z._default(
      z.enum(["", "subdomains", "preload"], 'has to be empty, "subdomains" or "preload"'),
      "",
    ),
  })
  .check(
    z.refine(
      ({ BACKEND_URL, SITE_URL }) =>
        !BACKEND_URL || new URL(BACKEND_URL).host !== new URL(SITE_URL).host,
      { path: ["BACKEND_URL"], error: "has to have another host than SITE_URL, this site's own" },
    ),
  );

function splitPhones(list: string) {
  const phones = list.split(",").map((phone) => phone.trim());
  return phones.filter(Boolean) as [string, ...string[]];
}
