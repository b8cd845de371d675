/** Every text of a tree with its dotted path, as the catalogue checks write it. */
export function textsOf(tree: unknown, path = ""): [path: string, text: string][] {
  if (typeof tree === "string") return [[path, tree]];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    textsOf(value, path ? `${path}.${key}` : key),
  );
}
