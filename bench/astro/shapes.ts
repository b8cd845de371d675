import type { Tree } from "../react-worker.ts";
import type { TreeElement } from "../tree.ts";

/** An element as small as a link in a list is written out each time. */
const worthIt = 6;
const data =
  /^(alt|aria-label|content|data-(focus|src|tone)|height|href|hreflang|imagesrcset|lang|sizes|src|srcset|value|width)$/;

/** Whether an attribute comes from words or data, so that a component gets it as a prop. */
export function isData(attribute: string): boolean {
  return data.test(attribute);
}

/** The elements that repeat with other words, but not those that repeat only as part of a repeated element. */
export function repeatedIn(page: TreeElement): Set<TreeElement> {
  const times = new Map<string, number>();
  const count = (element: TreeElement): void => {
    const shape = shapeOf(element);
    times.set(shape, (times.get(shape) ?? 0) + 1);
    elementsIn(element).forEach(count);
  };
  const repeated = new Set<TreeElement>();
  const collect = (element: TreeElement, timesAround: number): void => {
    const own = times.get(shapeOf(element)) ?? 0;
    if (own > timesAround && sizeOf(element) >= worthIt) repeated.add(element);
    for (const child of elementsIn(element)) collect(child, own);
  };
  count(page);
  collect(page, 1);
  return repeated;
}

/** An element without its words and data. */
function shapeOf(tree: Tree): string {
  if (typeof tree === "string") return "{}";
  const attributes = Object.entries(tree.attributes).map(([name, value]) =>
    isData(name) ? name : `${name}=${value}`,
  );
  return `<${tree.tag} ${attributes.join(" ")}>${tree.children.map(shapeOf).join("")}</>`;
}

function sizeOf(element: TreeElement): number {
  return elementsIn(element).reduce((sum, child) => sum + sizeOf(child), 1);
}

function elementsIn({ children }: TreeElement): TreeElement[] {
  return children.filter((child) => typeof child !== "string");
}
