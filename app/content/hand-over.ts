import type { CatalogueSlice } from "./catalogue.ts";

/** What a loader hands over: the name of a value that the page brings, or, in the browser, the value. */
export type HandedOver<Value> = Value | string;

/** Words as a loader hands them over. */
export type Words = HandedOver<CatalogueSlice>;

/** The id of the element with the values that a page brings. */
export const handOverId = "handed-over";

const values = new Map<string, object>();
const written = new Map<string, string>();

/**
 * The name of a value that is the same for every visitor, in the place of the value: its JSON is written once.
 * The router would take every text of it apart for each visitor.
 */
export function writeOnce(name: string, value: object): string {
  // In development a word that was changed is another value of the same name.
  if (values.get(name) !== value) {
    values.set(name, value);
    written.set(
      name,
      `${JSON.stringify(name)}:${JSON.stringify(value)}`.replaceAll("<", "\\u003c"),
    );
  }
  return name;
}

/** The JSON of all values that are named in the loader data of a page, as its markup. */
export function writtenOnce(loaderData: unknown[]): string {
  const named = new Set(loaderData.flatMap((data) => Object.values(data ?? {})));
  return `{${[...named].flatMap((name) => written.get(name as string) ?? []).join()}}`;
}

/** What a loader handed over: for the same name always the same object. Throws where no page brought it. */
export function readOnce<Value extends object>(handed: HandedOver<Value>): Value {
  if (typeof handed !== "string") return handed;
  if (!values.has(handed)) readFromPage();
  const value = values.get(handed);
  if (!value) throw new Error(`"${handed}" is not in what this page brought`);
  return value as Value;
}

// All of it at once: React takes the element away when a page is there that the server did not make.
function readFromPage(): void {
  const text = document.getElementById(handOverId)?.textContent ?? "{}";
  const brought: Record<string, object> = JSON.parse(text);
  for (const [name, value] of Object.entries(brought)) values.set(name, value);
}
