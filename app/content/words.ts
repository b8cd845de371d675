import type { CatalogueSlice } from "./catalogue.ts";

/** Words as a loader hands them over: the edge sends them as JSON that it wrote once. */
export type Words = CatalogueSlice | string;

const written = new WeakMap<CatalogueSlice, string>();
const known = new Map<string, CatalogueSlice>();

/** A slice as JSON, written once; the router would take every text of it apart for each visitor. */
export function writeWords(slice: CatalogueSlice): string {
  const text = written.get(slice) ?? withoutQuotes(JSON.stringify(slice));
  written.set(slice, text);
  known.set(text, slice);
  return text;
}

/** The words that a loader handed over: for the same text always the same object. */
export function readWords(words: Words): CatalogueSlice {
  if (typeof words !== "string") return words;
  const slice = known.get(words) ?? (JSON.parse(withQuotes(words)) as CatalogueSlice);
  known.set(words, slice);
  return slice;
}

// On its way into a page a text is twice put into quotes, and each quote in it would become four characters.
function withoutQuotes(json: string): string {
  return json.replaceAll("~", "\\u007e").replaceAll('"', "~");
}

function withQuotes(text: string): string {
  return text.replaceAll("~", '"');
}
