import {
  isArgumentElement,
  isLiteralElement,
} from "@formatjs/icu-messageformat-parser/no-parser.js";
import { IntlMessageFormat } from "intl-messageformat";
import type { IntlShape, MessageFormatElement } from "react-intl";
import type { Language } from "#domain/languages.ts";

/** Texts, and messages with arguments as `compile.ts` parsed them, by id. */
export type Messages = Record<string, string | MessageFormatElement[]>;

type Values = Record<string, string | number>;

/**
 * What the site uses of React Intl's `intl`, for its `RawIntlProvider`: the whole one would bring dates, lists
 * and durations to every visitor. docs/performance.md.
 */
export function createSmallIntl(locale: Language, messages: Messages): IntlShape {
  const formats = new Map<string, IntlMessageFormat>();
  function formatOf(id: string, message: Messages[string]): IntlMessageFormat {
    const known = formats.get(id) ?? new IntlMessageFormat(message, locale);
    formats.set(id, known);
    return known;
  }
  function formatMessage({ id }: { id: string }, values?: Values): string {
    const message = messages[id];
    if (message === undefined) {
      console.error(`no text "${id}" in ${locale}`);
      return id;
    }
    // A text without arguments is ready.
    if (typeof message === "string" && !message.includes("{")) return message;
    try {
      return withoutFormats(message, values) ?? String(formatOf(id, message).format(values));
    } catch (error) {
      console.error(`the text "${id}" in ${locale} cannot be shown`, error);
      return id;
    }
  }
  const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
    getNumberFormat(locale, options).format(value);
  const intl = { locale, messages, formatMessage, formatNumber, formatters: { getNumberFormat } };
  return intl as unknown as IntlShape;
}

// A message with nothing but texts and numbers as they are, where all are given. Most are such, and the tables of
// languages that any format reads cost a cold start more than 10 ms.
function withoutFormats(message: Messages[string], values: Values = {}): string | undefined {
  if (typeof message === "string") return undefined;
  const parts = message.map((part) => {
    if (isLiteralElement(part)) return part.value;
    return isArgumentElement(part) ? values[part.value] : undefined;
  });
  return parts.includes(undefined) ? undefined : parts.join("");
}

const numberFormats = new Map<string, Intl.NumberFormat>();

// Dear to make, and the same few for every price and distance.
function getNumberFormat(...args: ConstructorParameters<typeof Intl.NumberFormat>) {
  const key = JSON.stringify(args);
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(...args);
  numberFormats.set(key, known);
  return known;
}
