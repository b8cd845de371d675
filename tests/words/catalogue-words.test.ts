import { describe, expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { textsOf } from "./texts.ts";

const english = new Map(textsOf(readCatalogue("en")));

describe.each(languages)("the words of %s", (language) => {
  const texts = textsOf(readCatalogue(language));

  test("are there", () => {
    expect(texts.length).toBeGreaterThan(200);
  });

  test("have no white space around them and none doubled", () => {
    const untidy = texts.filter(([, text]) => text !== text.trim() || /\s{2}/.test(text));
    expect(untidy).toEqual([]);
  });
});

test.each(languages.filter((language) => language !== "en"))(
  "nothing of more than three words is left in English in %s",
  (language) => {
    const left = textsOf(readCatalogue(language)).filter(
      ([path, text]) => text.split(/\s+/).length > 3 && english.get(path) === text,
    );
    expect(left).toEqual([]);
  },
);
