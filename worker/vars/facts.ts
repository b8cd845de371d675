import { facts as operatorsFacts } from "#domain/facts.ts";
import type { Facts } from "#domain/facts-schema.ts";

type Value = string | undefined;

// Each var with the fact that it overrides. The table is the outside contract: a var's name never changes.
const factOfVar: Record<string, readonly [fact: string, read: (facts: Facts) => Value]> = {
  SITE_URL: ["siteUrl", ({ siteUrl }) => siteUrl],
  SITE_NAME: ["siteName", ({ siteName }) => siteName],
  CONTACT_EMAIL: ["email", ({ email }) => email],
  CONTACT_PHONES: ["phones", ({ phones }) => phones.join(", ")],
  INSTAGRAM_URL: ["profiles.instagram", ({ profiles }) => profiles?.instagram],
  YOUTUBE_URL: ["profiles.youtube", ({ profiles }) => profiles?.youtube],
  SITE_ADDRESS: [
    "address",
    ({ address: { street, postalCode, town } }) => `${street}, ${postalCode}, ${town}`,
  ],
  SITE_LATITUDE: ["coordinates.latitude", ({ coordinates }) => String(coordinates.latitude)],
  SITE_LONGITUDE: ["coordinates.longitude", ({ coordinates }) => String(coordinates.longitude)],
  COMPANY_NAME: ["company.name", ({ company }) => company?.name],
  COMPANY_NUMBER: ["company.number", ({ company }) => company?.number],
  VAT_NUMBER: ["company.vatNumber", ({ company }) => company?.vatNumber],
  RESPONSIBLE_PERSON: ["company.responsiblePerson", ({ company }) => company?.responsiblePerson],
  TRAVEL_GUARANTEE: ["company.travelGuarantee", ({ company }) => company?.travelGuarantee],
  COMPLAINTS_ADDRESS: ["company.complaintsAddress", ({ company }) => company?.complaintsAddress],
};

/** Facts as the vars that override them; a fact that is missing is an empty var. */
export function varsOf(facts: Facts): Record<string, string> {
  const read = Object.entries(factOfVar).map(([name, [, read]]) => [name, read(facts) ?? ""]);
  return Object.fromEntries(read);
}

/** Vars over the operator's facts: one that is set, also to an empty text, overrides its fact. */
export function overFacts<Vars extends object>(
  vars: Vars,
  facts: Facts = operatorsFacts,
): Vars & Record<string, unknown> {
  const set = Object.entries(vars).filter(([, value]) => value !== undefined);
  return { ...varsOf(facts), ...Object.fromEntries(set) } as Vars & Record<string, unknown>;
}

/** The fact that counts while a var is not set, as in "address"; undefined for a var that is no fact's. */
export function factOf(name: string): string | undefined {
  return factOfVar[name]?.[0];
}
