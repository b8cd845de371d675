import { HTMLElement } from "node-html-parser";
import { one, parsePage } from "../support/html.ts";

/** A text on a page, and its language. */
export interface Passage {
  text: string;
  language: string;
}

const unspoken = ["script", "style"];
const spokenAttributes = ["alt", "aria-label", "aria-description", "placeholder", "title"];
const spokenMetas = /^(?:description|keywords|(?:og|twitter):(?:title|description|image:alt))$/;

/**
 * All texts of a page that people read: texts, labels, alternative texts, and those that search results and shared
 * links show. Each has the language of the nearest `lang`. The page must be valid HTML.
 */
export function passagesOf(html: string): Passage[] {
  return [...saidIn(one(parsePage(html), "html"), "")]
    .map(({ text, language }) => ({ text: text.replace(/\s+/g, " ").trim(), language }))
    .filter(({ text }) => text);
}

function* saidIn(element: HTMLElement, around: string): Generator<Passage> {
  if (unspoken.includes(element.localName)) return;
  const language = element.getAttribute("lang") ?? around;
  for (const text of spokenBy(element)) yield { text, language };
  for (const node of element.childNodes) {
    if (node instanceof HTMLElement) yield* saidIn(node, language);
    else yield { text: node.textContent, language };
  }
}

function spokenBy(element: HTMLElement): string[] {
  const name = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
  const attributes = spokenMetas.test(name) ? [...spokenAttributes, "content"] : spokenAttributes;
  return attributes.map((attribute) => element.getAttribute(attribute) ?? "");
}
