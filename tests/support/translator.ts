import type { BrowserContext } from "playwright-core";

interface Translation {
  /** Whether it works as soon as there is a text, and not only once React has hydrated the page. */
  isEarly: boolean;
}

/** A sentence that the page changed and the visitor does not see changed. */
export const staleText = "stale under the translator";

/** Has every page of a context translated, as far as a test can: the words stay, and everything else happens to them. */
export async function installTranslator(
  context: BrowserContext,
  { isEarly }: Translation = { isEarly: false },
): Promise<void> {
  await context.addInitScript(translate, { isEarly, staleText });
}

/**
 * Does to the page what the translators of Chrome, Edge and Safari do: each text becomes `<font><font>text</font></font>`
 * in the place of the page's own text node, and so does each that comes or changes later. Runs in the page.
 */
function translate({ isEarly, staleText }: Translation & { staleText: string }): void {
  const untouched = "head, script, style, noscript, template, textarea, svg, [translate=no]";
  const own = new WeakSet<Node>();
  // The page still holds the nodes that are replaced. Who writes into one of them changes nothing on the screen.
  const replaced = new MutationObserver((changes) => {
    for (const { target } of changes) console.error(staleText, target.nodeValue);
  });
  const shown = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === "characterData" ? [target] : addedNodes) translateIn(node);
  });

  function translateIn(root: Node): void {
    if (!root.isConnected || own.has(root)) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      if (node instanceof Text && !own.has(node)) texts.push(node);
    for (const text of texts) if (!text.parentElement?.closest(untouched)) replace(text);
  }

  function replace(text: Text): void {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    // A translator writes other words. A space without width is seen by React alone, when it compares.
    const copy = document.createTextNode(isEarly ? `${text.data}\u200b` : text.data);
    for (const node of [outer, inner, copy]) own.add(node);
    inner.appendChild(copy);
    outer.appendChild(inner);
    text.replaceWith(outer);
    replaced.observe(text, { characterData: true });
  }

  function begin(): void {
    translateIn(document);
    shown.observe(document, { childList: true, subtree: true, characterData: true });
  }

  if (isEarly) begin();
  else addEventListener("hydrated", begin, { once: true });
}
