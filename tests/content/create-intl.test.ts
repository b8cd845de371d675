import { IntlMessageFormat } from "intl-messageformat";
import type { MessageFormatElement } from "react-intl";
import { describe, expect, test, vi } from "vitest";
import { compiledCatalogueOf } from "#content/catalogues.server.ts";
import { isCompiled } from "#content/compile.ts";
import { createSmallIntl } from "#content/create-intl.ts";
import { type Language, languages } from "#domain/languages.ts";

type Message = MessageFormatElement[];

function messagesIn(node: unknown): Message[] {
  if (isCompiled(node)) return [node.icu];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(messagesIn) : [];
}

// A number does for any argument.
function argumentsOf(message: Message): string[] {
  return message.flatMap((part) => {
    const options = "options" in part ? Object.values(part.options) : [];
    const inner = options.flatMap(({ value }) => argumentsOf(value));
    return "value" in part && part.type !== 0 ? [part.value, ...inner] : inner;
  });
}

const rows = languages.flatMap((language) =>
  messagesIn(compiledCatalogueOf(language)).map((message) => ({ language, message })),
);

describe("every message of every catalogue reads as React Intl's own formats say it", () => {
  test.each([0, 1, 2, 5, 22, 1_990, 2_026])("with %i for each argument", (value) => {
    expect(rows.length).toBeGreaterThan(languages.length * 3);
    for (const { language, message } of rows) {
      const values = Object.fromEntries(argumentsOf(message).map((name) => [name, value]));
      const whole = new IntlMessageFormat(message, language).format(values);
      const { formatMessage } = createSmallIntl(language, { message });
      expect(formatMessage({ id: "message" }, values)).toBe(whole);
    }
  });
});

test("names are put into a message as they are", () => {
  expect(greet("en", { name: "<b>Åsa & Łukasz</b> {x}" })).toBe("Hello <b>Åsa & Łukasz</b> {x}!");
});

test("a message without its arguments shows its name and says so", () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(greet("sv", {})).toBe("greeting");
  expect(complaint).toHaveBeenCalledWith(
    'the text "greeting" in sv cannot be shown',
    expect.objectContaining({ message: expect.stringContaining("name") }),
  );
  complaint.mockRestore();
});

function greet(language: Language, values: Record<string, string>): string {
  const greeting = IntlMessageFormat.__parse?.("Hello {name}!", {}) as Message;
  return createSmallIntl(language, { greeting }).formatMessage({ id: "greeting" }, values);
}
