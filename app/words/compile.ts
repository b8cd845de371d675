import type { MessageFormatElement } from "react-intl";
import { mapTexts } from "#domain/map-texts.ts";

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
