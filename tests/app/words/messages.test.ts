import { parse } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { type CompiledMessage, compileMessages, formatParts } from "#words/messages.ts";
import { listTexts } from "../../../tools/catalogue/texts.ts";

const compiled = (text: string) => compileMessages<string | CompiledMessage>(text, parse);
const fill = (text: string, values: Record<string, string | undefined>) =>
  formatParts(compiled(text), values)?.join("");

test("a text of a list gets its arguments", () => {
  expect(fill("{name}, {town}, Sweden", { name: "Åsa {x}", town: "Råstrand" })).toBe(
    "Åsa {x}, Råstrand, Sweden",
  );
});

test("a text without arguments stands as it is", () => {
  expect(fill("Nothing to fill in.", { name: "Åsa" })).toBe("Nothing to fill in.");
});

test("a text is left out if one of its arguments has no value", () => {
  expect(fill("VAT number: {vatNumber}", { vatNumber: undefined })).toBeUndefined();
  expect(fill("{name}: {vatNumber}", { name: "Åsa" })).toBeUndefined();
});

test.each(languages)("the legal pages in %s name only facts that there can be", (language) => {
  const facts = ["name", "address", "phones", "email", "number", "vatNumber", "person"];
  const known = [...facts, "guarantee", "complaints", "voiceCompany", "visitsCounter"];
  const values = Object.fromEntries(known.map((fact) => [fact, `<${fact}>`]));
  for (const [path, text] of listTexts(getCatalogue(language).legal)) {
    expect(fill(text, values), path).toBe(text.replace(/\{(\w+)\}/g, "<$1>"));
  }
});
