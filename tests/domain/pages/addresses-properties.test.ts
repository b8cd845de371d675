import fc from "fast-check";
import { expect, test } from "vitest";
import { type Address, resolveAddress } from "#domain/pages/addresses.ts";
import { languages } from "#domain/pages/languages.ts";
import {
  aliasesIn,
  fileFolders,
  legalKeys,
  legalPathOf,
  pageKeys,
  slugsOf,
  unprefixedSlugs,
} from "#domain/pages/routes.ts";

const current = fc.constantFrom(...languages);

const legalSlugs = legalKeys.map((page) => legalPathOf(page).slice(1));

const knownSegments = [
  ...languages,
  ...legalSlugs,
  "impressum",
  ...fileFolders,
  ...pageKeys.flatMap(slugsOf),
  ...languages.flatMap(aliasesIn),
  ...unprefixedSlugs(),
];
const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...knownSegments) },
  fc.constantFrom("", ".", "..", "%2F", "%5C", "\\", "%", "https:", "evil.example", "fr"),
  fc.string({ maxLength: 8 }),
);
const knownPath = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`);
const anyPath = fc.oneof(
  knownPath,
  fc.string({ unit: "binary" }),
  fc.string({ unit: "binary-ascii" }).map((text) => `/${text}`),
  fc.webPath(),
);

test("every address has an answer: nothing throws", () => {
  const kinds: Address["kind"][] = ["page", "legal", "redirect", "missing"];
  fc.assert(
    fc.property(anyPath, current, (path, language) => {
      expect(kinds).toContain(resolveAddress(path, language).kind);
    }),
    { numRuns: 2000 },
  );
});

test("no redirect leads off the site or to an unknown first segment", () => {
  const known: readonly string[] = [...languages, ...legalSlugs];
  fc.assert(
    fc.property(anyPath, current, (path, language) => {
      const address = resolveAddress(path, language);
      fc.pre(address.kind === "redirect");
      const { to } = address;
      expect(to).toMatch(/^\/[a-z]/);
      expect(known).toContain(pathnameOf(to).split("/")[1]);
      expect(new URL(to, "https://www.example.com").href).toBe(`https://www.example.com${to}`);
    }),
    { numRuns: 2000 },
  );
});

test("every redirect arrives in one hop, at a page, whatever language it is read in", () => {
  fc.assert(
    fc.property(anyPath, current, current, (path, language, other) => {
      const address = resolveAddress(path, language);
      fc.pre(address.kind === "redirect");
      expect(["page", "legal"]).toContain(resolveAddress(pathnameOf(address.to), other).kind);
    }),
    { numRuns: 2000 },
  );
});

test("only a path that names no language depends on the visitor's", () => {
  fc.assert(
    fc.property(knownPath, current, current, (path, language, other) => {
      const address = resolveAddress(path, language);
      fc.pre(address.kind !== "redirect" || !address.negotiated);
      expect(resolveAddress(path, other)).toEqual(address);
    }),
  );
});

test("capitals, needless encoding and more slashes change nothing about where a path leads", () => {
  const spelling = fc.array(fc.constantFrom("capital", "encoded", "plain"), { minLength: 1 });
  const known = fc.array(fc.constantFrom(...knownSegments.filter(Boolean)), { maxLength: 3 });
  const slashes = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(known, spelling, slashes, current, (segments, styles, counts, language) => {
      const spelled = segments.map((text) => respell(text, styles));
      const path = ["", ...spelled].map((text, i) => text + "/".repeat(counts[i] ?? 1)).join("");
      expect(destination(path, language)).toBe(destination(`/${segments.join("/")}`, language));
    }),
  );
});

function pathnameOf(to: string): string {
  return new URL(to, "https://www.example.com").pathname;
}

function destination(path: string, language: (typeof languages)[number]): string {
  const address = resolveAddress(path, language);
  if (address.kind === "redirect") return address.to;
  return address.kind === "missing" ? "missing" : path;
}

function respell(text: string, styles: string[]): string {
  return [...text]
    .map((letter, index) => {
      const style = styles[index % styles.length];
      if (style === "capital") return letter.toUpperCase();
      return style === "encoded" && /[a-z]/.test(letter)
        ? `%${letter.charCodeAt(0).toString(16)}`
        : letter;
    })
    .join("");
}
