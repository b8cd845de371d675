import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from "react-intl";
import { mapTexts } from "#domain/lib/tree.ts";
import type { Language } from "#domain/pages/languages.ts";

/** The value in React Intl's own TYPE, an enum that only the parser contains. */
export const literal = 0;

/** A parsed message with arguments, which replaces its text in a catalogue. */
export interface CompiledMessage {
  icu: MessageFormatElement[];
}

type Parse = (message: string) => MessageFormatElement[];

/**
 * The catalogue with every message that has arguments parsed, so that a page needs no parser. Texts without
 * arguments stay unchanged; most have none.
 */
export function compileMessages<Tree>(tree: Tree, parse: Parse): Tree {
  return mapTexts(tree, (text) => (text.includes("{") ? { icu: parse(text) } : text));
}

/** Whether a node of a catalogue is a parsed message. */
export function isCompiled(node: unknown): node is CompiledMessage {
  return typeof node === "object" && node !== null && "icu" in node;
}

/**
 * A text of a list with its arguments filled in; undefined if one of them has no value. Only plain arguments are
 * known. React Intl reads no lists.
 */
export function formatParts<Value>(
  text: string | CompiledMessage,
  values: Record<string, Value | undefined>,
): (string | Value)[] | undefined {
  if (typeof text === "string") return [text];
  const parts = text.icu.map((element) => {
    const { value } = element as { value: string };
    return element.type === literal ? value : values[value];
  });
  return parts.some((part) => part === undefined) ? undefined : (parts as (string | Value)[]);
}

/** Messages by id, parsed. */
type Messages = Record<string, MessageFormatElement[]>;

const cache = createIntlCache();

/**
 * React Intl for the words of a page. A missing text falls back to its id and is reported in the console. SPEC 8.
 */
export function createPageIntl(locale: Language, words: object): IntlShape {
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
