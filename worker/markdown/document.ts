import { languageParameter } from "#domain/language-cookie.ts";
import { isLanguage } from "#domain/languages.ts";
import { legalPageAt } from "#domain/routes.ts";
import { blocksOf } from "./blocks.ts";
import { elementsIn, type MarkupElement, markupOf } from "./markup.ts";

/** A page as a text for programs. */
export interface MarkdownPage {
  language: string;
  /** The page's own address, absolute. */
  canonical: string;
  text: string;
}

/** A rendered page as Markdown: what it says of itself, its content, then what every page ends with. */
export function markdownOf(html: string): MarkdownPage {
  const page = markupOf(html);
  const [root] = elementsIn([page], ({ name }) => name === "html");
  const language = root?.attributes.lang ?? "";
  const canonical = headOf(page, "link", "rel", "canonical").href ?? "";
  const [title] = elementsIn([page], ({ name }) => name === "title");
  const description = headOf(page, "meta", "name", "description").content ?? "";
  const resolve = resolver(canonical, language);
  const parts = partsOf(page).map((part) => joined(blocksOf([part], resolve)));
  const text = `---
title: ${JSON.stringify(title?.children.join("") ?? "")}
description: ${JSON.stringify(description)}
url: ${canonical}
language: ${language}
---

${parts.filter(Boolean).join("\n\n---\n\n")}
`;
  return { language, canonical, text };
}

// The line of a demonstration, the page's content, and the facts and links that every page ends with.
function partsOf(page: MarkupElement): MarkupElement[] {
  const frame = ["aside", "main", "footer"];
  return elementsIn([page], ({ name }) => frame.includes(name));
}

function headOf(page: MarkupElement, name: string, attribute: string, value: string) {
  const isIt = (element: MarkupElement) =>
    element.name === name && element.attributes[attribute] === value;
  return elementsIn([page], isIt)[0]?.attributes ?? {};
}

const point = /^ *- /;

// The points of one list follow each other.
function joined(blocks: readonly string[]): string {
  const gapAfter = (block: string, next = "") =>
    point.test(block) && point.test(next) ? "\n" : "\n\n";
  return blocks
    .map((block, at) => (at > 0 ? gapAfter(blocks[at - 1] ?? "", block) : "") + block)
    .join("");
}

/** Makes addresses absolute; a page without language is named with that of the page, as a visitor would get it. */
function resolver(canonical: string, language: string): (address: string) => string {
  const { origin } = new URL(canonical);
  return (address) => {
    const url = new URL(address, canonical);
    if (url.origin === origin && isLanguage(language) && legalPageAt(url.pathname.slice(1))) {
      url.searchParams.set(languageParameter, language);
    }
    return url.href;
  };
}
