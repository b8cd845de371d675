/** The node of a tree at a dotted path, as in "home.hero"; undefined where there is none. */
export function nodeAt(tree: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((node, key) => Object(node)[key], tree);
}
