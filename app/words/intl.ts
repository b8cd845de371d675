import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from "react-intl";
import type { Language } from "#domain/languages.ts";
import { isCompiled, literal } from "./compile.ts";

/** Messages by id, parsed. */
type Messages = Record<string, MessageFormatElement[]>;

const cache = createIntlCache();

/**
 * React Intl for the words of a page. A missing text falls back to its id and is reported in the console. SPEC 8.
 */
export function intlOf(locale: Language, words: object): IntlShape {
  const onError = (error: Error) => console.error(error.message);
  return createIntl({ locale, messages: flatten(words), onError }, cache);
}

function flatten(node: object, prefix = "", messages: Messages = {}): Messages {
  for (const [key, value] of Object.entries(node)) {
    const id = prefix + key;
    if (typeof value === "string") messages[id] = [{ type: literal, value }];
    else if (isCompiled(value)) messages[id] = value.icu;
    else if (!Array.isArray(value)) flatten(value, `${id}.`, messages);
  }
  return messages;
}
