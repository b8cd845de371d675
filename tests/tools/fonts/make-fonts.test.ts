import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { fontFiles } from "../../../tools/fonts/make-fonts.ts";

const files = fontFiles();
const families = [...new Set(files.map(({ path }) => path.split(/[/-]/)[2]))];

test("two families come in three files each", () => {
  expect(families).toEqual(["figtree", "fraunces"]);
  expect(files).toHaveLength(6);
});

describe.each(families)("%s", (family) => {
  const parts = files.filter(({ path }) => path.includes(`/${family}-`));

  test.each(languages)("has every character that the site says in %s", (language) => {
    const missing = charactersOf(language).filter(
      (character) => !parts.some(({ ranges }) => isIn(ranges, character)),
    );
    expect(missing).toEqual([]);
  });

  test.each([
    ["en", ["latin"]],
    ["de", ["latin"]],
    ["sv", ["latin"]],
    ["pl", ["latin", "latin-ext"]],
  ] as const)("asks a page in %s for %j and no other file", (language, names) => {
    const characters = charactersOf(language);
    const wanted = parts.filter(({ ranges }) =>
      characters.some((character) => isIn(ranges, character)),
    );
    expect(wanted.map(({ path }) => path)).toEqual(
      names.map((name) => `app/fonts/${family}-${name}.woff2`),
    );
  });
});

test("no style measures text in ch, which is wider in one font than in the next", () => {
  const inCh = globSync("app/**/*.css").filter((file) =>
    /\dch\b/.test(readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "")),
  );
  expect(inCh).toEqual([]);
});

function charactersOf(language: string): string[] {
  const catalogue = [`locales/${language}/translation.json`];
  const words = catalogue.map((file) => textsOf(JSON.parse(readFileSync(file, "utf8")))).join("");
  return [...new Set(words.replace(/[\s{}#\u2060]/g, ""))];
}

// Braces and "#" in the texts mark arguments; they are never shown, and neither is a word joiner.
function textsOf(node: unknown): string {
  return typeof node === "string"
    ? node
    : Object.values(node as object)
        .map(textsOf)
        .join("");
}

function isIn(ranges: [number, number][], character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= code && code <= to);
}
