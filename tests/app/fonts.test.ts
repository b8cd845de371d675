import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { fontFiles } from "../../scripts/make-fonts.ts";

const files = fontFiles();
const families = [...new Set(files.map(({ path }) => path.split(/[/-]/)[2]))];

test("two families come in two files each", () => {
  expect(families).toEqual(["figtree", "fraunces"]);
  expect(files).toHaveLength(4);
});

describe.each(families)("%s", (family) => {
  const parts = files.filter(({ path }) => path.includes(`/${family}-`));

  test.each(languages)("has every character that the site says in %s", (language) => {
    const missing = charactersOf(language).filter(
      (character) => !parts.some(({ ranges }) => isIn(ranges, character)),
    );
    expect(missing).toEqual([]);
  });

  test("asks a page in English, German or Swedish for one file alone", () => {
    const [, beyond] = parts;
    const characters = ["en", "de", "sv"].flatMap(charactersOf);
    expect(characters.filter((character) => isIn(beyond?.ranges ?? [], character))).toEqual([]);
  });
});

test.each(files)("$path is what npm run fonts makes", async ({ path, make }) => {
  expect(readFileSync(path).equals(await make())).toBe(true);
});

function charactersOf(language: string): string[] {
  const catalogue = globSync(`locales/${language}/**/*.*`);
  const words = catalogue.map((file) => readFileSync(file, "utf8")).join("");
  return [...new Set(words.replace(/\s/g, ""))];
}

function isIn(ranges: [number, number][], character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= code && code <= to);
}
