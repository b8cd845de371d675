import type { Catalogue } from "./catalogue.ts";

type Plain = Record<string, unknown>;

/** The type of translated content merged over its defaults. */
export type Merged<Defaults, Translated> = Defaults extends readonly (infer Default)[]
  ? Translated extends readonly (infer Item)[]
    ? readonly Merged<Default, Item>[]
    : Defaults
  : Defaults extends object
    ? {
        [Key in keyof Defaults]: Key extends keyof Translated
          ? Merged<Defaults[Key], Translated[Key]>
          : Defaults[Key];
      } & Omit<Translated, keyof Defaults>
    : Translated;

/**
 * Translated content merged over built-in defaults: objects by field, lists by index. A missing or empty
 * translated value keeps the default. Changes neither argument. SPEC 3 (content merging).
 */
export function mergeContent<Content>(defaults: Content, translated: unknown): Content {
  if (Array.isArray(defaults)) {
    return (Array.isArray(translated) ? mergeLists(defaults, translated) : defaults) as Content;
  }
  if (isPlain(defaults)) {
    return (isPlain(translated) ? mergeObjects(defaults, translated) : defaults) as Content;
  }
  return isEmpty(translated) ? defaults : (translated as Content);
}

function mergeLists(defaults: unknown[], translated: unknown[]): unknown[] {
  const length = Math.max(defaults.length, translated.length);
  return Array.from({ length }, (_, index) => mergeContent(defaults[index], translated[index]));
}

function mergeObjects(defaults: Plain, translated: Plain): Plain {
  const merged: Plain = {};
  for (const field of new Set([...Object.keys(defaults), ...Object.keys(translated)])) {
    merged[field] = mergeContent(ownValue(defaults, field), ownValue(translated, field));
  }
  return merged;
}

function ownValue(object: Plain, field: string): unknown {
  return Object.hasOwn(object, field) ? object[field] : undefined;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

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
