import type { CatalogueSlice } from "./catalogue.ts";

/** What a loader hands over as JSON that the edge wrote once, or, in the browser, as it is. */
export type HandedOver<Value> = Value | string;

/** Words as a loader hands them over. */
export type Words = HandedOver<CatalogueSlice>;

const written = new WeakMap<object, string>();
const known = new Map<string, object>();

/** A value as JSON, written once; the router would take every text of it apart for each visitor. */
export function writeOnce(value: object): string {
  const text = written.get(value) ?? withoutQuotes(JSON.stringify(value));
  written.set(value, text);
  known.set(text, value);
  return text;
}

/** What a loader handed over: for the same text always the same object. */
export function readOnce<Value extends object>(handed: HandedOver<Value>): Value {
  if (typeof handed !== "string") return handed;
  const value = known.get(handed) ?? (JSON.parse(withQuotes(handed)) as object);
  known.set(handed, value);
  return value as Value;
}

// On its way into a page a text is twice put into quotes, and each quote in it would become four characters.
function withoutQuotes(json: string): string {
  return json.replaceAll("~", "\\u007e").replaceAll('"', "~");
}

function withQuotes(text: string): string {
  return text.replaceAll("~", '"');
}
