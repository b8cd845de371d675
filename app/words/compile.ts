import type { MessageFormatElement } from "react-intl";

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
  if (typeof tree === "string") {
    return (tree.includes("{") ? { icu: parse(tree) } : tree) as Tree;
  }
  if (Array.isArray(tree)) return tree.map((item) => compileMessages(item, parse)) as Tree;
  if (typeof tree !== "object" || tree === null) return tree;
  const entries = Object.entries(tree).map(([key, value]) => [key, compileMessages(value, parse)]);
  return Object.fromEntries(entries) as Tree;
}

/** Whether a node of a catalogue is a parsed message. */
export function isCompiled(node: unknown): node is CompiledMessage {
  return typeof node === "object" && node !== null && "icu" in node;
}
