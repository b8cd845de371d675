import { type HTMLElement, parse } from "node-html-parser";

// Omits noscript, which the parser would also read as text: the tests look at its elements too.
const readAsText = { script: true, style: true };

/** The scripts of a page that a browser runs; a block of data does not run and needs no nonce. */
export const runScripts = 'script:not([type$="json"])';

// Many tests look at the same pages, and parsing takes longer than looking.
const parsed = new Map<string, HTMLElement>();
const maxParsed = 100;

/** A page, which must be valid HTML, as a tree that includes the elements inside noscript and template. Read it only. */
export function parsePage(html: string): HTMLElement {
  const page = parsed.get(html) ?? ownPage(html);
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(html, page);
  return page;
}

function ownPage(html: string): HTMLElement {
  return parse(html, { blockTextElements: readAsText });
}

/** The HTML of a page without its scripts. */
export function withoutScripts(html: string): string {
  const page = parse(html, { blockTextElements: readAsText, comment: true });
  for (const script of page.querySelectorAll("script")) script.remove();
  return page.toString();
}

/** The one element inside that matches a selector; throws if there is none or more than one. */
export function one(within: HTMLElement, selector: string): HTMLElement {
  const [found, ...more] = within.querySelectorAll(selector);
  if (!found || more.length > 0) {
    throw new Error(`${found ? more.length + 1 : "no"} elements are ${selector}`);
  }
  return found;
}

/** The attributes of each element inside that matches a selector, names in lower case. */
export function attributesOf(within: HTMLElement, selector: string): Record<string, string>[] {
  return within.querySelectorAll(selector).map(({ attributes }) => {
    const pairs = Object.entries(attributes);
    return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]));
  });
}

/** The text of an element as a reader sees it, with each run of white space as one space. */
export function textOf(element: HTMLElement): string {
  const seen = ownPage(element.outerHTML);
  for (const unseen of seen.querySelectorAll("script, style, template")) unseen.remove();
  return seen.structuredText.replace(/[ \t\r\n]+/g, " ").trim();
}

/** The text of each element inside that matches a selector, as a reader sees it. */
export function textsOf(within: HTMLElement, selector: string): string[] {
  return within.querySelectorAll(selector).map(textOf);
}

/** The targets of the links inside an element, in the page's order. */
export function hrefsIn(element: HTMLElement): string[] {
  return attributesOf(element, "a").map(({ href = "" }) => href);
}

/** The language that a page declares. */
export function languageOf(html: string): string | undefined {
  return one(parsePage(html), "html").getAttribute("lang");
}

/** The structured data of a page. The script's `text` would not do: there the parser reads entities. */
export function structuredDataOf(html: string): unknown[] {
  const scripts = parsePage(html).querySelectorAll('script[type="application/ld+json"]');
  return scripts.map(({ rawText }) => JSON.parse(rawText));
}

/** The sections of a page, of which those in daylight stand one level deeper. */
export function sectionsOf(main: HTMLElement): HTMLElement[] {
  return main.children.flatMap((child) =>
    child.hasAttribute("data-light") ? child.children : [child],
  );
}
