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

/** The node of a tree at a dotted path, as in "home.hero"; undefined where there is none. */
export function nodeAt(tree: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>(childAt, tree);
}

/** A child of a node by its key; in a list by its index, or by its own `id`. */
export function childAt(node: unknown, key: string): unknown {
  const child = Object(node)[key];
  return child === undefined && Array.isArray(node) ? node.find(({ id }) => id === key) : child;
}
