import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { listTexts } from "../../../tools/catalogue/texts.ts";
import { readCatalogue } from "./read-catalogue.ts";

const spans = [...readFileSync("locales/facts-to-confirm.json", "utf8").matchAll(/`([^`]+)`/g)];

test.each(languages)(
  "the family finds each key that a claim to confirm names in %s",
  (language) => {
    const catalogue = readCatalogue(language) as Record<string, unknown>;
    const paths = listTexts(catalogue).map(([path]) => path);
    const named = spans
      .map(([, span = ""]) => span)
      .filter(
        (span) => /^[\w.*]+$/.test(span) && Object.hasOwn(catalogue, span.split(".")[0] ?? ""),
      );
    expect(named.length).toBeGreaterThan(40);
    const lost = named.filter((key) => {
      const pattern = new RegExp(`^${key.replaceAll(".", "\\.").replaceAll("*", "\\w+")}(?:\\.|$)`);
      return !paths.some((path) => pattern.test(path));
    });
    expect(lost).toEqual([]);
  },
);
