import ipaddr from "ipaddr.js";
import * as z from "zod/mini";
import { emailPattern, isOriginAddress } from "#domain/lib/text-rules.ts";

/** Whether a URL's hostname means the machine itself. */
export function isLocalHost(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** Whether a URL's hostname belongs to the machine itself or to a private network. */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (!ipaddr.isValid(address)) {
    return !hostname.includes(".") || /\.(localhost|local|internal|lan|test)$/.test(hostname);
  }
  return ["loopback", "private", "uniqueLocal"].includes(ipaddr.process(address).range());
}

/** Of a token that anybody may try at an address of the internet. */
export const minToken = 24;

/** What is wrong with vars, each line beginning with the name of its var. */
export function formatProblems({ issues }: z.core.$ZodError): string[] {
  return issues.map(({ path, message }) => `${String(path[0])} ${message}`);
}

/** A text that is not empty, trimmed. */
export const text = z
  .string("is not set")
  .check(z.trim(), z.minLength(1, "is empty: write a value"));

/** A whole number from 1 to `most`. */
export const wholeNumber = (most: number) =>
  z.coerce
    .number("has to be a whole number above 0")
    .check(
      z.int("has to be a whole number"),
      z.positive("has to be above 0"),
      z.maximum(most, `has to be at most ${most}`),
    );

/** Degrees between -limit and limit. */
export const degrees = (limit: number) =>
  z.pipe(
    text.check(
      z.refine(
        (value) => Math.abs(Number(value)) <= limit,
        `has to be degrees between -${limit} and ${limit}`,
      ),
    ),
    z.transform(Number),
  );

/** An e-mail address, in the letters of any language. */
export const emailAddress = z.email({
  pattern: emailPattern,
  error: "has to be an e-mail address",
});

const address = z.url({
  protocol: /^https?$/,
  abort: true,
  error: "has to be an address such as https://www.example.com",
});

/** A web address without the slashes at its end. */
export const webAddress = z.pipe(address, z.transform(withoutEndSlashes));

/** The origin of a site, as a browser writes it. */
export const origin = z.pipe(
  address.check(
    z.refine(isOriginAddress, { error: "has to be an origin: no path, no query", abort: true }),
  ),
  z.transform((value) => new URL(value).origin),
);

/** An address to which paths are added, without the slashes at its end. */
export const baseAddress = z.pipe(
  address.check(
    rule(({ href }) => !/[?#]/.test(href), "must hold neither ? nor #: paths are added to its end"),
    rule(
      ({ username, password }) => !(username || password),
      "must not hold a user name or a password: everybody could read it",
    ),
    rule(
      ({ protocol, hostname }) => protocol === "https:" || isPrivateHost(hostname),
      "has to begin with https:// because requests hold personal data; http:// is for private networks",
    ),
  ),
  z.transform((value) => withoutEndSlashes(new URL(value).href)),
);

/** A value, or undefined for a var that is empty or missing. */
export const orEmpty = <Kind extends z.core.$ZodType>(kind: Kind) =>
  z.prefault(
    z.pipe(
      z.transform((value) => (value === "" ? undefined : value)),
      z.optional(kind),
    ),
    "",
  );

function rule(holds: (url: URL) => boolean, error: string) {
  return z.refine<string>((value) => holds(new URL(value)), { error, abort: true });
}

function withoutEndSlashes(url: string): string {
  return url.replace(/\/+$/, "");
}
