import type { Catalogue } from "./catalogue.ts";
import { mergeContent } from "./merge.ts";

/** Lists whose length differs between languages, so they are not merged by index. */
export const freeLists: readonly string[] = ["contact.faq.items"];

/** Questions of the FAQ that other parts of the site show too: each language has one with each of these as its `id`. */
export const faqEntries = ["way", "packing"] as const;

export type FaqEntry = (typeof faqEntries)[number];

/** What is wrong with the ids of a catalogue's FAQ. */
export function faqProblems(items: readonly unknown[]): string[] {
  const ids = items.map((item) => Object(item).id);
  const wrong = faqEntries.filter((entry) => ids.filter((id) => id === entry).length !== 1);
  return wrong.map((entry) => `one question has to have the id "${entry}", as other pages show it`);
}

/** A translation over the English defaults, merged as SPEC 3 says, but with free lists taken whole. */
export function mergeTranslation(defaults: Catalogue, translated: unknown): Catalogue {
  const merged = mergeContent(defaults, translated);
  for (const path of freeLists) replaceList(merged, translated, path.split("."));
  return merged;
}

function replaceList(merged: unknown, translated: unknown, path: string[]): void {
  const parents = path.slice(0, -1);
  const name = path.at(-1) ?? "";
  const list = reach(translated, path);
  const parent = reach(merged, parents);
  if (Array.isArray(list) && list.length > 0 && parent) {
    (parent as Record<string, unknown>)[name] = list;
  }
}

function reach(tree: unknown, path: string[]): unknown {
  return path.reduce((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree);
}
