import fc, { type Arbitrary } from "fast-check";
import { hostileTexts } from "../support/hostile-texts.ts";
import { marker } from "./fuzz-requests.ts";

const controls = [
  "\u0000",
  "\r\nBcc: x@example.org",
  "\u001b[2J",
  "\u202e",
  "\u200b",
  "\ufeff",
  "\ud800",
];

/** Values that mostly fit no field of either form. */
const value: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(marker, "", " ", "yes", "no", "5-day", "en", null, true, false, 0, -0, -1, 1.5),
  fc.constantFrom(
    1e21,
    Number.MAX_SAFE_INTEGER + 2,
    "1e999",
    "0x10",
    "٣",
    "2",
    "2027-02-30",
    "9999-12-31",
  ),
  fc.constantFrom(...controls, ...controls.map((control) => `Anna${control}@example.org`)),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.integer({ min: 1, max: 9 }).map((size) => "å".repeat(size * 1000)),
  hostileTexts(10_000),
  fc.anything({ maxDepth: 3, withNullPrototype: false }).filter((one) => one !== undefined),
  fc
    .integer({ min: 1, max: 1000 })
    .map((depth) => JSON.parse("[".repeat(depth) + "]".repeat(depth))),
);

const strangeNames = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "",
  "website",
  "locale",
  "0",
];

/** A complete request, with some of its fields changed, left out or added. */
export function mutatedRequest(whole: object): Arbitrary<[string, unknown][]> {
  const names = Object.keys(whole);
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom(...strangeNames) },
    { weight: 1, arbitrary: fc.string({ maxLength: 5 }) },
  );
  const change = fc.tuple(name, fc.option(value, { nil: undefined }));
  return fc.array(change, { maxLength: 4 }).map((changes) => {
    const kept = Object.entries(whole).filter(
      ([field]) => !changes.some(([changed, to]) => changed === field && to === undefined),
    );
    return [...kept, ...changes.filter(([, to]) => to !== undefined)];
  });
}

/** JSON text with every pair in order, repeated names included, which no object could hold. */
export function jsonText(pairs: readonly [string, unknown][]): string {
  const written = pairs.map(([name, one]) => `${JSON.stringify(name)}:${safeJson(one)}`);
  return `{${written.join(",")}}`;
}

/** Unchanged texts, and texts damaged on the way. */
export function damaged(text: Arbitrary<string>): Arbitrary<string | Uint8Array> {
  return fc.oneof(
    { weight: 6, arbitrary: text },
    { weight: 1, arbitrary: text.map((whole) => whole.slice(0, whole.length / 2)) },
    { weight: 1, arbitrary: text.map((whole) => `\ufeff${whole}`) },
    { weight: 1, arbitrary: text.map((whole) => Buffer.from(whole, "latin1")) },
    { weight: 1, arbitrary: text.map((whole) => Buffer.from(whole, "utf16le")) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "",
        "null",
        "[]",
        "1e999",
        '"x"',
        "{",
        "[".repeat(9000),
        "x".repeat(70_000),
      ),
    },
  );
}

/** A percent-encoded form. */
export function encodedText(pairs: readonly [string, unknown][]): string {
  return pairs.map(([name, one]) => `${encoded(name)}=${encoded(String(plain(one)))}`).join("&");
}

/** A form as multipart/form-data, with some of its fields sent as files. */
export function multipartText(pairs: readonly [string, unknown][], boundary: string): string {
  const parts = pairs.map(([name, one], index) => {
    const file = index % 5 === 4 ? `; filename="${marker.replaceAll('"', "'")}"` : "";
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${plain(one)}\r\n`;
  });
  return `${parts.join("")}--${boundary}--\r\n`;
}

function safeJson(one: unknown): string {
  return (
    JSON.stringify(one, (_, inner) => (typeof inner === "bigint" ? String(inner) : inner)) ?? "null"
  );
}

function plain(one: unknown): unknown {
  return typeof one === "object" && one !== null ? safeJson(one) : one;
}

// Half a surrogate pair cannot be percent-encoded.
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
