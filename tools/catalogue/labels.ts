import { nodeAt } from "../../domain/lib/tree.ts";
import type { Language } from "../../domain/pages/languages.ts";

// Keys that only a programmer would understand.
const named: Record<string, string> = {
  hero: "Top of the page",
  intro: "Introduction",
  closing: "End of the page",
  lead: "First sentence",
  alt: "What the picture shows",
  faq: "Questions and answers",
  callToAction: "Invitation",
  cta: "Button",
  seo: "Search engines",
};

/** The words of a key, for people: "ratingText" is "Rating text". */
export function labelOf(key: string): string {
  if (Object.hasOwn(named, key)) return named[key] as string;
  const words = key
    .replace(/([a-z])([A-Z\d])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a text stands, for people: "Packages, Cards, Complete, Name"; items of lists count from 1. */
export function placeOf(path: string): string {
  return path
    .split(".")
    .map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : labelOf(key)))
    .join(", ");
}

/** The text of a tree at a dotted path. */
export function textAt(tree: unknown, path: string): string | undefined {
  const node = nodeAt(tree, path);
  return typeof node === "string" ? node : undefined;
}

/** A problem that begins with a key, as a family reads it. */
export function describeProblem(problem: string, language: Language): string {
  const key = problemKey(problem);
  const place = key
    ? [nameOfLanguage(language), placeOf(key)].join(", ")
    : nameOfLanguage(language);
  return `${place}: ${inPlainWords(key ? problem.slice(key.length + 2) : problem)}`;
}

/** The key that a problem begins with; "" for one that is about no single text. */
export function problemKey(problem: string): string {
  return /^([\w.*-]+): /.exec(problem)?.[1] ?? "";
}

const names = new Intl.DisplayNames("en", { type: "language" });
const nameOfLanguage = (language: Language) => names.of(language) ?? language;

/** Plain sentences in place of a check's technical message. */
function inPlainWords(what: string): string {
  if (what.startsWith("broken ICU message")) return "the braces { } aren’t as in English";
  if (what.startsWith("arguments")) return "what stands in braces isn’t the same as in English";
  return what;
}
