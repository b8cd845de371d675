/** The node of a tree at a dotted path, as in "home.hero"; undefined where there is none. */
export function nodeAt(tree: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>(childAt, tree);
}

/** A child of a node by its key; in a list by its index, or by its own `id`. */
export function childAt(node: unknown, key: string): unknown {
  const child = Object(node)[key];
  return child === undefined && Array.isArray(node) ? node.find(({ id }) => id === key) : child;
}
