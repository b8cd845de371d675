import { type Tag, tagsOf, textsOf, withoutScripts } from "./html.ts";

/** An element of a page with what is inside it. */
export interface Part {
  name: string;
  attributes: Tag;
  parts: Part[];
  inner: string;
}

const neverClosed = ["br", "hr", "img", "input", "link", "meta", "source"];
const tag = /<(\/?)([a-z][\w-]*)(?:\s+[^\s=>/]+(?:="[^"]*")?)*\s*\/?>/gi;

/** A page's HTML as a tree; fails where an end tag closes another element than the last one. */
export function partsOf(html: string): Part {
  const page = withoutScripts(html);
  const root: Part = { name: "", attributes: {}, parts: [], inner: page };
  const open = [{ part: root, from: 0 }];
  for (const { 0: written, 1: slash, 2: name = "", index } of page.matchAll(tag)) {
    if (slash) {
      const last = open.pop();
      if (last?.part.name !== name) throw new Error(`</${name}> closes <${last?.part.name}>`);
      last.part.inner = page.slice(last.from, index);
    } else {
      const part = { name, attributes: tagsOf(written, name)[0] ?? {}, parts: [], inner: "" };
      open.at(-1)?.part.parts.push(part);
      if (!neverClosed.includes(name)) open.push({ part, from: index + written.length });
    }
  }
  return root;
}

/** The elements inside that a selector of steps such as `nav a[href=/en]` finds, in the page's order. */
export function all(part: Part, selector: string): Part[] {
  const steps = selector.match(/(?:[^\s[]|\[[^\]]*\])+/g) ?? [];
  return steps.reduce(
    (found, step) => [...new Set(found.flatMap((each) => inside(each, step)))],
    [part],
  );
}

/** The one element that a selector finds; fails where there is none or more than one. */
export function one(part: Part, selector: string): Part {
  const [found, ...more] = all(part, selector);
  if (!found || more.length > 0) {
    throw new Error(`${found ? more.length + 1 : "no"} elements are ${selector}`);
  }
  return found;
}

/** What a reader sees of an element. */
export function textIn({ inner }: Part): string {
  return textsOf(`<x>${inner}</x>`, "x")[0] ?? "";
}

/** What a reader sees of each element that a selector finds. */
export function textsIn(part: Part, selector: string): string[] {
  return all(part, selector).map(textIn);
}

/** Where the links of an element lead, in the page's order. */
export function hrefsIn(part: Part): string[] {
  return all(part, "a").map(({ attributes }) => attributes.href ?? "");
}

function inside(part: Part, step: string): Part[] {
  return part.parts.flatMap((each) => [
    ...(matches(each, step) ? [each] : []),
    ...inside(each, step),
  ]);
}

function matches({ name, attributes }: Part, step: string): boolean {
  const [wanted = ""] = step.split("[");
  const conditions = [...step.matchAll(/\[([\w-]+)(?:=([^\]]*))?\]/g)];
  return (
    (wanted === "" || name === wanted) &&
    conditions.every(([, attribute = "", value]) =>
      value === undefined ? attribute in attributes : attributes[attribute] === value,
    )
  );
}
