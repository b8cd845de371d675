import type { CatalogueSlice } from "../../../app/content/catalogue.ts";

export type Words = CatalogueSlice;

/** Loader data as the object that it is. */
export function writeWords(slice: CatalogueSlice): Words {
  return slice;
}

/** The same object again. */
export function readWords(words: Words): CatalogueSlice {
  return words;
}
