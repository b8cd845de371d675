import { parse } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test, vi } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { compileMessages, createPageIntl } from "#words/messages.ts";
import { listTexts } from "../../../tools/catalogue/texts.ts";

const rows = languages.flatMap((language) =>
  listTexts(getCatalogue(language))
    .filter(([, text]) => text.includes("{"))
    .map(([, text]) => ({ language, text })),
);

// Any argument accepts a number.
const argumentsOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name = ""]) => name);

describe("every message of every catalogue reads as its ICU text says it", () => {
  test.each([0, 1, 2, 5, 22, 1_990, 2_026])("with %i for each argument", (value) => {
    expect(rows.length).toBeGreaterThan(languages.length * 3);
    for (const { language, text } of rows) {
      const values = Object.fromEntries(argumentsOf(text).map((name) => [name, value]));
      const whole = new IntlMessageFormat(parse(text), language).format(values);
      expect(messageOf(language, text, values)).toBe(whole);
    }
  });
});

test("names are put into a message as they are", () => {
  const name = "<b>Åsa & Łukasz</b> {x}";
  expect(messageOf("en", "Hello {name}!", { name })).toBe("Hello <b>Åsa & Łukasz</b> {x}!");
});

test("a text without arguments stands as it is, whatever it is given", () => {
  expect(messageOf("de", "Nicht mehr als 5 < 6 & 'so'", { email: "x" })).toBe(
    "Nicht mehr als 5 < 6 & 'so'",
  );
});

test("a message without its arguments shows its name and says so", () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(messageOf("sv", "Hello {name}!", {})).toBe("a.b");
  expect(complaint).toHaveBeenCalledWith(expect.stringContaining("name"));
  complaint.mockRestore();
});

test("dates and lists are there for whoever needs them", () => {
  const { formatList } = createPageIntl("pl", {});
  expect(formatList(["a", "b"])).toBe("a i b");
});

function messageOf(language: Language, text: string, values: Record<string, string | number>) {
  const words = compileMessages({ a: { b: text } }, parse);
  return createPageIntl(language, words).formatMessage({ id: "a.b" }, values);
}
