import { type HTMLElement, parse } from "node-html-parser";

// Not noscript, which the parser would take for text as well: what stands in it is looked at too.
const readAsText = { script: true, style: true };

/** What a browser runs of a page; a block of data is not run, and needs no nonce. */
export const runScripts = 'script:not([type$="json"])';

/** A page, which must be valid HTML, as a tree; the elements inside noscript and template are part of it. */
export function parsePage(html: string): HTMLElement {
  return parse(html, { blockTextElements: readAsText });
}

/** The HTML of a page without its scripts: what is said and marked up. */
export function withoutScripts(html: string): string {
  const page = parse(html, { blockTextElements: readAsText, comment: true });
  for (const script of page.querySelectorAll("script")) script.remove();
  return page.toString();
}

/** The one element inside that a selector finds; throws where there is none or more than one. */
export function one(within: HTMLElement, selector: string): HTMLElement {
  const [found, ...more] = within.querySelectorAll(selector);
  if (!found || more.length > 0) {
    throw new Error(`${found ? more.length + 1 : "no"} elements are ${selector}`);
  }
  return found;
}

/** The attributes of each element inside that a selector finds, names in lower case. */
export function attributesOf(within: HTMLElement, selector: string): Record<string, string>[] {
  return within.querySelectorAll(selector).map(({ attributes }) => {
    const pairs = Object.entries(attributes);
    return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]));
  });
}

/** What a reader sees of an element: its text, white space as one space. */
export function textOf(element: HTMLElement): string {
  const seen = parsePage(element.outerHTML);
  for (const unseen of seen.querySelectorAll("script, style, template")) unseen.remove();
  return seen.structuredText.replace(/[ \t\r\n]+/g, " ").trim();
}

/** What a reader sees of each element inside that a selector finds. */
export function textsOf(within: HTMLElement, selector: string): string[] {
  return within.querySelectorAll(selector).map(textOf);
}

/** Where the links inside an element lead, in the page's order. */
export function hrefsIn(element: HTMLElement): string[] {
  return attributesOf(element, "a").map(({ href = "" }) => href);
}

/** The language a page says it is in. */
export function languageOf(html: string): string | undefined {
  return one(parsePage(html), "html").getAttribute("lang");
}

/** The structured data of a page. Not the script's `text`, where the parser would read entities. */
export function structuredDataOf(html: string): unknown[] {
  const scripts = parsePage(html).querySelectorAll('script[type="application/ld+json"]');
  return scripts.map(({ rawText }) => JSON.parse(rawText));
}
