import { parse } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { compileMessages } from "#words/messages.ts";
import { translationPath } from "../../../app/words/translation-loader.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

test.each(languages)(
  "the catalogue of %s is a JSON file, merged over the English defaults, its messages parsed",
  async (language) => {
    const response = await site.get(translationPath(language));
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect(await response.json()).toEqual(compileMessages(getCatalogue(language), parse));
  },
);

test("a language that the site does not have is a plain 404", async () => {
  const response = await site.get("/locales/fr/translation.json");
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toContain("text/plain");
});
