import { readFileSync } from "node:fs";
import type { Language } from "#domain/pages/languages.ts";

/** A catalogue as its translator wrote it, not merged over English. */
export function readCatalogue(language: Language): unknown {
  const file = new URL(`../../../locales/${language}/translation.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}
