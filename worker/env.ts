import * as z from "zod/mini";
import type { Settings } from "#domain/settings.ts";
import { log } from "./log.ts";

/** Wrangler vars and bindings as the runtime passes them. */
export interface Env {
  /** The files of the build. */
  ASSETS: Fetcher;
  RATE_LIMIT: KVNamespace;
  BURST_LIMIT?: RateLimit;
  [name: string]: unknown;
}

export interface Config {
  settings: Settings;
  /** The host of the site's own address. */
  siteHost: string;
  /** Without trailing slash; undefined when unset. SPEC 7. */
  backendUrl?: string;
  rateLimit: { max: number; windowSeconds: number; secret: string };
}

const developmentSecret = "development only: set RATE_LIMIT_SECRET as a secret";

const text = z
  .string("is not set")
  .check(z.trim(), z.minLength(1, "is empty; write a value or take the line out"));
const webAddress = z.pipe(
  z.url({ protocol: /^https?$/, error: "has to be an address such as https://www.example.com" }),
  z.transform((url) => url.replace(/\/+$/, "")),
);
const unset = z.literal("");
const positiveInteger = z.coerce
  .number("has to be a whole number above 0")
  .check(z.int("has to be a whole number"), z.positive("has to be above 0"));
const degrees = (limit: number) =>
  z.pipe(
    text.check(
      z.refine(
        (value) => Math.abs(Number(value)) <= limit,
        `has to be degrees between -${limit} and ${limit}`,
      ),
    ),
    z.transform(Number),
  );
const addressPattern = /^([^,]+),\s*(\d{3} ?\d{2}),?\s+([^,]+)$/;

const schema = z.object({
  BACKEND_URL: z._default(z.union([unset, webAddress], notAnAddress()), ""),
  SITE_URL: webAddress.check(
    z.refine((url) => new URL(url).origin === url, "has to be an origin: no path, no query"),
  ),
  SITE_NAME: text,
  CONTACT_EMAIL: z.email("has to be an e-mail address"),
  CONTACT_PHONES: z.pipe(
    text.check(z.refine((list) => /\d/.test(list), "has to be phone numbers separated by commas")),
    z.transform((list) =>
      list
        .split(",")
        .map((phone) => phone.trim())
        .filter(Boolean),
    ),
  ),
  INSTAGRAM_URL: webAddress,
  YOUTUBE_URL: webAddress,
  SITE_ADDRESS: z.pipe(
    text.check(z.regex(addressPattern, "has to be: street, postal code, town")),
    z.transform(parseAddress),
  ),
  SITE_LATITUDE: degrees(90),
  SITE_LONGITUDE: degrees(180),
  VOICE_AGENT_SCRIPT_URL: z._default(z.union([unset, webAddress], notAnAddress()), ""),
  VOICE_AGENT_ID: z._default(z.string(), ""),
  RATE_LIMIT_MAX: z._default(positiveInteger, 5),
  RATE_LIMIT_WINDOW_SECONDS: z._default(positiveInteger, 600),
  RATE_LIMIT_SECRET: z._default(text, developmentSecret),
});

/** The worker's configuration from its vars; throws an Error that names the first var that is wrong. */
export function parseEnv(env: Record<string, unknown>): Config {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`wrangler var ${String(issue?.path[0])} ${issue?.message}`);
  }
  const vars = parsed.data;
  return {
    settings: {
      siteName: vars.SITE_NAME,
      siteUrl: vars.SITE_URL,
      email: vars.CONTACT_EMAIL,
      phones: vars.CONTACT_PHONES as [string, ...string[]],
      instagramUrl: vars.INSTAGRAM_URL,
      youtubeUrl: vars.YOUTUBE_URL,
      address: vars.SITE_ADDRESS,
      coordinates: { latitude: vars.SITE_LATITUDE, longitude: vars.SITE_LONGITUDE },
      voiceAgent:
        vars.VOICE_AGENT_SCRIPT_URL && vars.VOICE_AGENT_ID
          ? { scriptUrl: vars.VOICE_AGENT_SCRIPT_URL, agentId: vars.VOICE_AGENT_ID }
          : undefined,
    },
    siteHost: new URL(vars.SITE_URL).host,
    backendUrl: vars.BACKEND_URL || undefined,
    rateLimit: {
      max: vars.RATE_LIMIT_MAX,
      windowSeconds: vars.RATE_LIMIT_WINDOW_SECONDS,
      secret: vars.RATE_LIMIT_SECRET,
    },
  };
}

const parsedEnvs = new WeakMap<Env, Config>();

/** The configuration of a running worker, parsed once per isolate. */
export function configOf(env: Env): Config {
  let config = parsedEnvs.get(env);
  if (!config) {
    config = parseEnv(env);
    if (config.rateLimit.secret === developmentSecret && config.backendUrl?.startsWith("https:")) {
      log("warn", "configuration", {
        cause: "RATE_LIMIT_SECRET is not set: anybody can undo the pseudonyms in KV",
      });
    }
    parsedEnvs.set(env, config);
  }
  return config;
}

function parseAddress(address: string): Settings["address"] {
  const [, street = "", postalCode = "", town = ""] = addressPattern.exec(address) ?? [];
  return { street, postalCode, town };
}

function notAnAddress() {
  return { error: "has to be empty or an address such as https://www.example.com" };
}
