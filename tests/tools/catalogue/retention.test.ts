import { expect, test } from "vitest";
import { languageCookieLife, languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { parseEnv } from "../../../worker/config/env.ts";
import { deadKeptForMs, triedForMs } from "../../../worker/outbox/schedule.ts";
import { workingVars } from "../../support/working-vars.ts";

const day = 24 * 60 * 60 * 1000;

test.each(languages)("the privacy notice in %s says for how long the outbox keeps", (language) => {
  const { sections } = getCatalogue(language).legal.privacy;
  const texts = sections.flatMap(({ paragraphs }) => paragraphs).join("\n");
  expect(texts).toMatch(new RegExp(`\\b${deadKeptForMs / day}\\b`));
});

test("what the legal pages say in words is what the code does", () => {
  // "a week", "for seven days"
  expect(triedForMs).toBe(7 * day);
  // "for one year"
  expect(languageCookieLife * 1000).toBe(365 * day);
  // "normally twenty minutes": two windows
  expect(2 * parseEnv(workingVars).rateLimit.windowSeconds).toBe(20 * 60);
});
