import type { Problem } from "#domain/booking/health.ts";
import { facts as operatorsFacts } from "#domain/facts/facts.ts";
import type { Facts } from "#domain/facts/facts-schema.ts";

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
export function withFactsBelow<Vars extends object>(
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

// Each pattern fits the value that the example family has in facts.json, and whatever else can be nobody's own.
const placeholders: readonly [name: string, pattern: RegExp][] = [
  ["BACKEND_URL", /^$/],
  ["SITE_URL", /\/\/([^/]+\.)?example\.(com|net|org)(?![\w.-])/i],
  ["CONTACT_EMAIL", /@([^@]+\.)?example\.(com|net|org)$/i],
  // Sweden keeps +46 70 174 06 05 to 99 for fiction.
  ["CONTACT_PHONES", /70[\s-]*174[\s-]*06[\s-]*(0[5-9]|[1-9]\d)/],
  ["INSTAGRAM_URL", /\/example\/*$/],
  ["YOUTUBE_URL", /\/@example\/*$/],
  ["SITE_ADDRESS", /^\s*Skolvägen 1,/],
];

/** Whether a var has a value that can be nobody's own. */
export function isExampleValue(name: string, value: unknown): boolean {
  return placeholders.some(([each, pattern]) => each === name && pattern.test(String(value ?? "")));
}

/**
 * The placeholders, by where each stands: the name of a var that is set, else that of the fact. A binding BACKEND counts
 * as an address. SPEC 10.
 */
export function findExampleValues(
  vars: Record<string, unknown>,
  facts: Facts = operatorsFacts,
): Problem[] {
  const all: Record<string, unknown> = withFactsBelow(vars, facts);
  return placeholders
    .filter(([name]) => isExampleValue(name, all[name]))
    .filter(([name]) => name !== "BACKEND_URL" || !vars.BACKEND)
    .map(([name]) => ({
      code: name === "BACKEND_URL" ? "noBackend" : "placeholder",
      subject: (vars[name] === undefined && factOf(name)) || name,
    }));
}
