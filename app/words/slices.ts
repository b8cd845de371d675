import { childAt } from "#domain/lib/tree.ts";
import { type AnyPage, pages } from "#domain/pages/pages.ts";
import type { Catalogue, CatalogueSlice } from "./catalogue.ts";
import type { FaqEntry } from "./merge.ts";

/** A branch of the catalogue: a namespace, or one part of it, as in "packages.cards". */
export type Branch =
  | keyof Catalogue
  | { [Key in keyof Catalogue]: `${Key}.${keyof Catalogue[Key] & string}` }[keyof Catalogue];

/** A field of each entry of a branch, for pages that need no more of it. */
type Field = `packages.cards.*.${keyof Catalogue["packages"]["cards"]["complete"]}`;

/** An entry of a list in a branch, by index or id, for pages that need no more of it. */
type Entry = `contact.faq.items.${FaqEntry}` | "packages.features.0";

/** A part of the catalogue that a page can bring and show. */
export type Part = Branch | Entry;

/** The words of a part. */
export type PartWords<P extends Part> = At<Catalogue, P>;

type At<Node, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? At<Under<Node, Key>, Rest>
  : Under<Node, Path>;

type Under<Node, Key> = Node extends readonly (infer Item)[] ? Item : Node[Key & keyof Node];

// The type makes a branch that the catalogue does not have an error.
const ownBranches: Record<AnyPage, { words: readonly (Part | Field)[] }> = pages;

// Only the gateway shows the other errors.
const errors: readonly Branch[] = [
  "errors.broken",
  "errors.notFound",
  "errors.loading",
  "errors.section",
  "errors.retry",
  "errors.home",
];

const shell: readonly Branch[] = [
  ...(["site", "header", "footer", "bar", "toast", "film", "sound"] as const),
  ...(["consent.nothingTitle", "consent.nothingText", "consent.close", "consent.more"] as const),
  ...errors,
];

// What only some sites need: one with a voice assistant, one that is a demonstration.
const extraBranches = {
  voice: ["consent", "voice"],
  demonstration: ["demonstration"],
} satisfies Record<string, readonly Branch[]>;

export type ShellExtra = keyof typeof extraBranches;

export const shellExtras = Object.keys(extraBranches) as ShellExtra[];

/** The branches that a page brings, its search metadata included. */
export function pageBranches(page: AnyPage): readonly (Part | Field)[] {
  return [`seo.${page}`, ...ownBranches[page].words];
}

/** Whether a page has all words of a branch, its own or those of the frame around it. */
export function hasBranch(page: AnyPage, branch: Part): boolean {
  const [namespace] = branch.split(".");
  return [...shell, ...pageBranches(page)].some((each) => each === branch || each === namespace);
}

/** The words of a page, and no others. */
export function pageWords(catalogue: Catalogue, page: AnyPage): WordsText {
  return textOf(catalogue, page, () => pageBranches(page));
}

/** The words of the frame around a page, errors included, and those that only some sites need. */
export function shellWords(catalogue: Catalogue, extras: readonly ShellExtra[]): WordsText {
  return textOf(catalogue, ["shell", ...extras].join(" "), () => [
    ...shell,
    ...extras.flatMap((extra) => extraBranches[extra]),
  ]);
}

/** The words of an error that no other part of the page could show. */
export function errorWords(catalogue: Catalogue): WordsText {
  return textOf(catalogue, "errors", () => errors);
}

/**
 * Part of a catalogue as JSON. The words travel as one text: as single values, the router's format would make
 * a page up to 1.5 kB heavier after gzip and cost the edge a tenth more.
 */
export type WordsText = string;

const kept = new WeakMap<Catalogue, Map<string, WordsText>>();

function textOf(catalogue: Catalogue, name: string, branchesOf: () => readonly (Part | Field)[]) {
  const texts = kept.get(catalogue) ?? new Map<string, WordsText>();
  kept.set(catalogue, texts);
  const text = texts.get(name) ?? JSON.stringify(sliceOf(catalogue, branchesOf()));
  texts.set(name, text);
  return text;
}

const parsed = new Map<WordsText, CatalogueSlice>();

/** The words in a text; the same text always gives the same object. */
export function parseWords(text: WordsText): CatalogueSlice {
  const words = parsed.get(text) ?? (JSON.parse(text) as CatalogueSlice);
  parsed.set(text, words);
  return words;
}

function sliceOf(catalogue: Catalogue, branches: readonly (Part | Field)[]): CatalogueSlice {
  const slice: Node = {};
  for (const branch of branches) copyPart(catalogue, slice, branch.split("."));
  return slice as CatalogueSlice;
}

type Node = Record<string, unknown>;

function copyPart(from: Node, to: Node, [key = "*", ...rest]: string[]): void {
  for (const each of key === "*" ? Object.keys(from) : [key]) {
    if (rest.length > 0) {
      to[each] ??= {};
      copyPart(childAt(from, each) as Node, to[each] as Node, rest);
    } else to[each] = childAt(from, each);
  }
}
