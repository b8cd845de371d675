import { nodeAt } from "../../domain/lib/tree.ts";
import type { Language } from "../../domain/pages/languages.ts";
import type { TextProblem } from "./texts.ts";

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

/** A problem as a family reads it: "Polish, Packages, Cards, Complete, Name: empty". */
export function describeTextProblem({ subject, what }: TextProblem, language: Language): string {
  const place = [names.of(language), ...(subject ? [placeOf(subject)] : [])].join(", ");
  return `${place}: ${what}`;
}

const names = new Intl.DisplayNames("en", { type: "language" });
