import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

export type Tree = string | { tag: string; attributes: Record<string, string>; children: Tree[] };

declare const __TREE__: Tree;

/** React by itself: the elements of our page as literals, rendered to a string. No router, no words, no data. */
export default {
  fetch(): Response {
    const html = `<!doctype html>${renderToString(elementOf(__TREE__, 0))}`;
    return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  },
};

function elementOf(tree: Tree, key: number): ReactNode {
  if (typeof tree === "string") return tree;
  const children = tree.children.map(elementOf);
  return createElement(
    tree.tag,
    { key, ...tree.attributes },
    children.length > 0 ? children : null,
  );
}
