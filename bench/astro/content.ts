import type { Tree } from "../react-worker.ts";
import { type TreeElement, treeOf } from "../tree.ts";

const facts = "script[type='application/ld+json']";

/** The content of a page: every element with its attributes and texts, but no script that runs. */
export async function contentOf(html: string): Promise<TreeElement> {
  return withoutScript(await treeOf(html, `script:not(${facts}), style`));
}

// React separates neighbouring texts with comments, which this parser drops.
function withoutScript(element: TreeElement): TreeElement {
  const children: Tree[] = [];
  for (const child of element.children) {
    const before = children.at(-1);
    if (typeof child !== "string") {
      if (child.tag !== "script" || child.children.length > 0) children.push(withoutScript(child));
    } else if (typeof before === "string") {
      children[children.length - 1] = before + child;
    } else {
      children.push(child);
    }
  }
  return { ...element, children };
}
