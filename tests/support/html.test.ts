import { expect, test } from "vitest";
import {
  attributesOf,
  hrefsIn,
  languageOf,
  one,
  parsePage,
  runScripts,
  structuredDataOf,
  textOf,
  textsOf,
  withoutScripts,
} from "./html.ts";

const html = `<!DOCTYPE html><html lang="sv"><head><title>Snö &amp; is</title>
  <style>p > a { content: "</p>" }</style>
  <script type="application/ld+json">{"name":"&amp; \\u003cb>"}</script></head>
  <body><main><h1>Hej<!-- -->, du</h1><p>Var <a hrefLang="en" href="/en?a=1&amp;b=2">här</a>.</p><ul><li>ett<li>två</ul>
  <p>en&nbsp;rad<br/>till</p><script nonce="n">"<p>{x}</p>"</script></main>
  <noscript id="later"><template><script nonce="n" src="/a.js"></script></template></noscript></body></html>`;
const page = parsePage(html);

test("a script inside noscript and template is an element, and what a script says is not", () => {
  expect(attributesOf(page, runScripts)).toEqual([{ nonce: "n" }, { nonce: "n", src: "/a.js" }]);
  expect(attributesOf(page, "noscript > template > script")).toHaveLength(1);
  expect(page.querySelectorAll("p")).toHaveLength(2);
});

test("text is what a reader sees, without comments and scripts, with a space between blocks", () => {
  expect(textsOf(page, "title, h1, li")).toEqual(["Snö & is", "Hej, du", "ett", "två"]);
  expect(textOf(one(page, "body"))).toBe("Hej, du Var här. ett två en\u00a0rad till");
});

test("attributes are read as a browser reads them, their names in lower case", () => {
  expect(attributesOf(page, "main a[hreflang=en]")).toEqual([
    { hreflang: "en", href: "/en?a=1&b=2" },
  ]);
  expect(hrefsIn(page)).toEqual(["/en?a=1&b=2"]);
  expect(languageOf(html)).toBe("sv");
});

test("one element is asked for, and there is one", () => {
  expect(() => one(page, "table")).toThrow("no elements are table");
  expect(() => one(page, "li")).toThrow("2 elements are li");
});

test("structured data is read as it stands, entities included", () => {
  expect(structuredDataOf(html)).toEqual([{ name: "&amp; <b>" }]);
});

test("without its scripts a page is as it was written", () => {
  const rest = withoutScripts(html);
  expect(rest).not.toMatch(/<script|json|\{x\}/);
  expect(rest).toContain('<!-- -->, du</h1><p>Var <a hrefLang="en" href="/en?a=1&amp;b=2">');
});
