/** A file of JSON as an object. */
export type Tree = Record<string, unknown>;

// No key of a catalogue has two of these in a row.
const step = "__";

/**
 * A catalogue with the children of some paths at its top, "home__hero" for "home.hero": the editor then shows what a page
 * has without the branches around it.
 */
export function hoisted(catalogue: Tree, paths: readonly string[]): Tree {
  const rest = structuredClone(catalogue);
  const raised: Tree = {};
  for (const path of paths) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const parent = keys.reduce<Tree>((node, key) => node[key] as Tree, rest);
    for (const [key, value] of Object.entries(parent[last] as Tree)) {
      raised[nameOf(`${path}.${key}`)] = value;
    }
    delete parent[last];
  }
  return { ...raised, ...rest };
}

/** What `hoisted` gave, as it was, with keys in the order of a model. */
export function settled(raised: Tree, model: Tree): Tree {
  const catalogue: Tree = {};
  for (const [name, value] of Object.entries(raised)) {
    const keys = name.split(step);
    const last = keys.pop() ?? "";
    const node = branchAt(catalogue, keys);
    const there = node[last];
    node[last] = there && value ? { ...(value as Tree), ...(there as Tree) } : value;
  }
  return ordered(catalogue, model) as Tree;
}

/** The branch of a tree at some keys, which grows where there was none. */
export function branchAt(tree: Tree, keys: readonly string[]): Tree {
  return keys.reduce<Tree>((node, key) => {
    node[key] ??= {};
    return node[key] as Tree;
  }, tree);
}

/** The name of a field at the top of the hoisted catalogue. */
export function nameOf(path: string): string {
  return path.replaceAll(".", step);
}

/** A value with the keys of its objects in the order of a model; those that the model lacks come last. */
export function ordered(value: unknown, model: unknown): unknown {
  if (Array.isArray(value)) {
    const models = Array.isArray(model) ? model : [];
    return value.map((item, at) => ordered(item, models[at] ?? models[0]));
  }
  if (typeof value !== "object" || value === null) return value;
  const like = (typeof model === "object" && model !== null ? model : {}) as Tree;
  const keys = Object.keys(value);
  const known = Object.keys(like).filter((key) => keys.includes(key));
  const others = keys.filter((key) => !Object.hasOwn(like, key));
  return Object.fromEntries(
    [...known, ...others].map((key) => [key, ordered((value as Tree)[key], like[key])]),
  );
}

/** JSON as the formatter of the project writes it where it expands every list and object. */
export function written(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
