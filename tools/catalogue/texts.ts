/** A text of a catalogue with its dotted path, as the checks write it. */
export type CatalogueText = readonly [path: string, text: string];

/** Every text of a tree with its dotted path. */
export function listTexts(tree: unknown, path = ""): CatalogueText[] {
  if (typeof tree === "string") return [[path, tree]];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    listTexts(value, path ? `${path}.${key}` : key),
  );
}

/** Every text that somebody reads: addresses, paths of pictures and ids of questions are left out. */
export function wordsOf(catalogue: unknown): CatalogueText[] {
  return listTexts(catalogue).filter(
    ([path, text]) => !/^(?:https?:\/)?\//.test(text) && !path.endsWith(".id"),
  );
}

/** A text with plain spaces and without soft hyphens and word joiners, for comparing words. */
export function plainText(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u00ad\u2060]/g, "");
}
