import fc, { type Arbitrary } from "fast-check";
import { submissionPaths } from "#domain/booking/submission.ts";
import { films } from "#domain/media/films.ts";
import { largestPicture } from "#domain/media/pictures.ts";
import { languages } from "#domain/pages/languages.ts";
import {
  aliasesIn,
  legalKeys,
  legalPathOf,
  manifestPathOf,
  unprefixedSlugs,
} from "#domain/pages/routes.ts";
import { prefixedPages } from "./all-pages.ts";

/** A request in the form in which it is sent. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/** Goes wherever text can go. If a page turned it into an element, markup would have been injected. */
export const marker = "<zq x='\">";

/** Every address that the site handles in its own way. */
export const knownPaths: readonly string[] = [
  "/",
  ...prefixedPages.map(({ path }) => path),
  ...legalKeys.map(legalPathOf),
  ...unprefixedSlugs().map((slug) => `/${slug}`),
  ...languages.flatMap((language) =>
    aliasesIn(language).map((slug) => `/${language}/${encodeURIComponent(slug)}`),
  ),
  ...languages.map(manifestPathOf),
  "/robots.txt",
  "/sitemap.xml",
  "/llms.txt",
  "/favicon.svg",
  "/error.css",
  "/api",
  "/api/health",
  ...Object.values(submissionPaths),
  "/locales/en/translation.json",
  largestPicture("clothing"),
  films.husky.src,
  "/_.data",
  "/__manifest",
  "/assets",
  "/assets/",
  "/_headers",
  "/.well-known/security.txt",
];

/** Words that have broken address parsers, routers and templates before. */
const nastyWords = `
  % %0 %zz %00 %09 %0a %20 %23 %25 %2500 %252f %2e %2e%2e .. . ..; ; .;/ // /// / \\ %5c %5C%5C
  %2f %2F%2F /%2e/ ..%2f..%2f ..%5c %c0%af %c0%ae%c0%ae %ed%a0%80 %f8 %ff %fe%ff %e2%80%ae
  %EF%BC%8F %E5%98%8A %u002f &#47; //evil.example /\\evil.example @evil.example https: ://
  javascript: data: file: [::1] : @ | ^ \` { } {{7*7}} ~ * ? ?? & = + ! ' " < > <!--
  __proto__ constructor toString .env .git/config index.html .html .php .js .map .data _.data
  %0d%0aX-Injected:%201 %0aSet-Cookie:%20zq=1 null undefined NaN -1 1e999 en sv de pl fr EN
  ${marker.replaceAll(" ", "/")} ${encodeURIComponent(marker)}
`;

/** Bytes that are not UTF-8, and texts longer than anybody would type. */
const nasty = [
  ...nastyWords.trim().split(/\s+/),
  "\u00e4",
  "\u00ff\u00fe",
  "\u00c0\u00af",
  "a".repeat(3000),
  "%C3%A4".repeat(500),
  "/a".repeat(1000),
];

const bit = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nasty) },
  { weight: 1, arbitrary: fc.string({ unit: latin(), minLength: 1, maxLength: 8 }) },
);

const wholeQuery = fc
  .array(fc.tuple(fc.constantFrom("package", "category", "sent", "_routes", "index", "x", ""), bit))
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"));

/** Known addresses, mutated ones, and ones that never existed. */
const path: Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...knownPaths) },
  { weight: 6, arbitrary: mutated(fc.constantFrom(...knownPaths)) },
  { weight: 2, arbitrary: fc.array(bit, { maxLength: 5 }).map((bits) => `/${bits.join("/")}`) },
);

/** Addresses with and without a query. */
export const addresses: Arbitrary<string> = fc
  .tuple(path, fc.option(fc.oneof(wholeQuery, bit), { freq: 3 }))
  .map(([address, query]) => (query === null ? address : `${address}?${query}`));

/** Methods that the web knows, and some invented ones. */
export const methods: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constant("GET") },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "HEAD",
      "POST",
      "PUT",
      "PATCH",
      "DELETE",
      "OPTIONS",
      "PROPFIND",
      "SEARCH",
      "REPORT",
    ),
  },
);

const ownOrigin = "own";
const headerValue = fc.oneof(
  fc.constantFrom(
    marker,
    "",
    "*",
    ",",
    ";",
    "null",
    "0",
    "-1",
    "=",
    '"',
    "%00",
    "\u00ff",
    "../../x",
  ),
  fc.string({ unit: latin(), maxLength: 20 }),
  fc.constant("x".repeat(6000)),
);

const namesAnother = ["Origin", "Host", "X-Forwarded-Proto", "Sec-Fetch-Site"];

/**
 * The same headers as a page of this site or a program sends them: from no other origin, with a key that is one.
 * (From X-Forwarded-Proto the local runtime takes the request's protocol, and so another origin.)
 */
export function ownHeaders(origin: string): Arbitrary<Record<string, string>> {
  return fc.tuple(headersFor(origin), fc.boolean(), fc.uuid()).map(([headers, isBrowser, key]) => {
    const others = Object.entries(headers).filter(([name]) => !namesAnother.includes(name));
    return {
      ...Object.fromEntries(others),
      ...(isBrowser ? { Origin: origin } : {}),
      ...("Idempotency-Key" in headers ? { "Idempotency-Key": key } : {}),
    };
  });
}

/** Headers that the site, the router or the runtime read, with values of every kind. */
export function headersFor(origin: string): Arbitrary<Record<string, string>> {
  const languageTags = fc.constantFrom(
    ...[
      "sv",
      "de-AT;q=0.5,pl",
      "*",
      "en;q=2",
      "xx-",
      `${"sv,".repeat(1500)}de`,
      "de;q=0",
      "i-klingon",
    ],
  );
  return fc
    .record(
      {
        Accept: fc.oneof(fc.constantFrom("application/json", "text/html", "*/*;q=x"), headerValue),
        "Accept-Language": fc.oneof(languageTags, headerValue),
        Cookie: fc.oneof(fc.constantFrom("lang=pl", "lang=%zz", "lang=__proto__"), headerValue),
        Origin: fc.oneof(
          fc.constantFrom(ownOrigin, ownOrigin, "null", "https://evil.example"),
          headerValue,
        ),
        // Only valid hosts: Cloudflare passes on no others, and the local runtime itself ends on one.
        Host: fc.constantFrom(
          "evil.example",
          "EVIL.example:80",
          "[::1]:80",
          "xn--rstrand-exa.example",
        ),
        "Content-Type": headerValue,
        "CF-Connecting-IP": fc.oneof(fc.ipV4(), fc.ipV6(), headerValue),
        "CF-Visitor": fc.constantFrom('{"scheme":"http"}', '{"scheme":"https"}', "{"),
        "Idempotency-Key": headerValue,
        Range: fc.constantFrom("bytes=0-1", "bytes=-1", "bytes=9-1", "bytes=0-,0-,0-", "x"),
        "If-None-Match": headerValue,
        "If-Modified-Since": fc.constantFrom("Sat, 29 Oct 1994 19:43:31 GMT", "x"),
        "X-Forwarded-Host": fc.constantFrom("evil.example", marker),
        "X-Forwarded-Proto": fc.constantFrom("http", "https", "javascript"),
        "X-Forwarded-For": headerValue,
        "X-HTTP-Method-Override": fc.constantFrom("DELETE", "POST"),
        "X-Original-URL": fc.constantFrom("/api/health", "//evil.example"),
        "X-Rewrite-URL": fc.constantFrom("/api/health", "//evil.example"),
        "X-Request-Id": headerValue,
        "X-React-Router-Request": fc.constantFrom("yes", marker),
        "X-Remix-Response": fc.constant("yes"),
        "Sec-Fetch-Site": fc.constantFrom("cross-site", "same-origin"),
        "Sec-Purpose": fc.constant("prefetch"),
        Referer: fc.constantFrom("https://evil.example/", marker),
        "User-Agent": fc.constantFrom("", marker, "Googlebot"),
      },
      { requiredKeys: [] },
    )
    .map((headers) =>
      headers.Origin === ownOrigin ? { ...headers, Origin: origin } : headers,
    ) as Arbitrary<Record<string, string>>;
}

// Makes one to three changes, each at any place of the text.
function mutated(original: Arbitrary<string>): Arbitrary<string> {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    kind: fc.constantFrom("insert", "insert", "replace", "cut", "double", "upper", "encode"),
    with: bit,
  });
  return fc
    .tuple(original, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([text, changes]) => `/${changes.reduce(changed, text).slice(1)}`);
}

interface Change {
  at: number;
  kind: string;
  with: string;
}

function changed(text: string, { at, kind, with: put }: Change): string {
  const place = 1 + Math.floor(at * (text.length - 1));
  const before = text.slice(0, place);
  const after = text.slice(place);
  switch (kind) {
    case "insert":
      return before + put + after;
    case "replace":
      return before + put + after.replace(/^[^/]*/, "");
    case "cut":
      return before;
    case "double":
      return text + after;
    case "upper":
      return before + after.replace(/[a-z]/g, (letter) => letter.toUpperCase());
    default:
      return before + after.replace(/^./, (char) => `%${char.charCodeAt(0).toString(16)}`);
  }
}

// Characters that a request line can hold unencoded: no space, no control character.
function latin(): Arbitrary<string> {
  return fc
    .integer({ min: 0x21, max: 0xff })
    .map((code) => (code === 0x7f ? "~" : String.fromCharCode(code)));
}
