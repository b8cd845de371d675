/** A tree, such as a catalogue, with each of its texts changed; the path of a text is as in "home.items.0.title". */
export function mapTexts<Tree>(
  tree: Tree,
  change: (text: string, path: string) => unknown,
  path = "",
): Tree {
  const inside = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (typeof tree === "string") return change(tree, path) as Tree;
  if (Array.isArray(tree)) {
    return tree.map((item, index) => mapTexts(item, change, inside(index))) as Tree;
  }
  if (typeof tree !== "object" || tree === null) return tree;
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    mapTexts(value, change, inside(key)),
  ]);
  return Object.fromEntries(entries) as Tree;
}
