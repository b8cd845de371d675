import { launchChromium } from "../tools/build/chromium.ts";
import type { Tree } from "./react-worker.ts";

export type TreeElement = Exclude<Tree, string>;

/** A page's elements as plain data, as a browser reads them; elements that match `empty` lose their content. */
export async function treeOf(page: string, empty = "script, style"): Promise<TreeElement> {
  const browser = await launchChromium();
  const tab = await browser.newPage({ javaScriptEnabled: false });
  await tab.route("**", (route) => route.abort());
  await tab.setContent(page, { waitUntil: "commit" });
  const tree = await tab.evaluate((empty) => {
    const read = (element: Element): TreeElement => ({
      tag: element.localName,
      attributes: Object.fromEntries(
        [...element.attributes]
          .filter(({ name }) => name !== "style" && name !== "nonce")
          .map(({ name, value }) => [name === "class" ? "className" : name, value]),
      ),
      children: element.matches(empty)
        ? []
        : [...element.childNodes].flatMap<Tree>((node) =>
            node instanceof Element ? [read(node)] : node instanceof Text ? [node.data] : [],
          ),
    });
    return read(document.documentElement);
  }, empty);
  await browser.close();
  return tree;
}
