import * as z from "zod/mini";
import { voiceVars } from "../voice-agent.ts";
import { companyVars } from "./company.ts";
import {
  baseAddress,
  emailAddress,
  orEmpty,
  shortestToken,
  text,
  webAddress,
  wholeNumber,
} from "./kinds.ts";
import { placeVars } from "./place.ts";

const developmentSecret = "development only: set RATE_LIMIT_SECRET as a secret";
const shortestSecret = 16;
const mostRequests = 1_000_000_000;
// The count is kept in KV for two windows.
const longestWindowSeconds = 24 * 60 * 60;

/** Whether anybody could find this secret out: it is the one of development, or short. */
export function isWeakSecret(secret: string): boolean {
  return secret === developmentSecret || secret.length < shortestSecret;
}

// What may follow "Bearer".
const token = z._default(
  z.string().check(z.trim(), z.regex(/^([\w.~+/-]+=*)?$/, "has to be letters, digits and -._~+/")),
  "",
);

/** The token that opens the outbox; undefined where none is set, or one that somebody could guess. */
export function outboxTokenOf(text: string): string | undefined {
  return text.length >= shortestToken ? text : undefined;
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
    RATE_LIMIT_MAX: z._default(wholeNumber(mostRequests), 5),
    RATE_LIMIT_WINDOW_SECONDS: z._default(wholeNumber(longestWindowSeconds), 600),
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
