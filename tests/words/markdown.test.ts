import fc from "fast-check";
import { marked } from "marked";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { markdownOf } from "../../worker/markdown/document.ts";

const address = "https://tours.example/en/about";
const signs = [
  "*",
  "_",
  "`",
  "#",
  "-",
  "+",
  ">",
  "<",
  "|",
  "[",
  "]",
  "(",
  ")",
  "!",
  "\\",
  "~",
  "&",
];
const letter = fc.constantFrom(
  ...signs,
  ..."ab1.)å雪 ",
  "1. ",
  "&amp;",
  "<b>",
  "](x)",
  "**",
  "---",
);
const saying = fc
  .array(letter, { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join("").replace(/\s+/g, " ").trim())
  .filter((text) => text !== "");

/** As React writes a text. */
function written(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function markdown(main: string): string {
  const head = `<title>A &amp; B</title><meta name="description" content="&quot;C&quot;"/><link rel="canonical" href="${address}"/>`;
  const page = `<!DOCTYPE html><html lang="en"><head>${head}</head><body><main>${main}</main></body></html>`;
  return markdownOf(page).text.split("---\n").slice(2).join("---\n");
}

/** What another program makes of it. */
async function readBack(main: string) {
  return parse(await marked.parse(markdown(main)));
}

test.each([
  ["a paragraph", "p", (text: string) => `<p>${text}</p>`],
  ["a heading", "h2", (text: string) => `<h2>${text}</h2>`],
  ["a point", "li", (text: string) => `<ul><li>${text}</li><li>more</li></ul>`],
  [
    "a cell",
    "td",
    (text: string) => `<table><tr><th>Head</th></tr><tr><td>${text}</td></tr></table>`,
  ],
  ["a link", "a", (text: string) => `<p>See <a href="/en/book">${text}</a> there</p>`],
] as const)(
  "whatever %s says is said, and nothing of it is markup",
  async (_, selector, around) => {
    await fc.assert(
      fc.asyncProperty(saying, async (text) => {
        const [element] = (await readBack(around(written(text)))).querySelectorAll(selector);
        expect(element?.text.replace(/\s+/g, " ").trim()).toBe(text);
        expect(element?.querySelectorAll("*").map(({ rawTagName }) => rawTagName)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  },
);

test("what styles keep apart does not run together", () => {
  expect(markdown('<div><a href="/a">One</a><a href="/b">Two</a></div>')).toContain(") · [");
  expect(markdown('<p>Call<a href="tel:1">1</a></p>')).toContain("Call [1](tel:1)");
  expect(markdown("<p><strong>€350</strong> <!-- -->per person</p>")).toContain(
    "**€350** per person",
  );
  expect(markdown("<address>Road 1<br/>Town</address>")).toContain("Road 1, Town");
});

test("a list in a list, numbers and terms keep their places", () => {
  const list =
    "<ol><li>One<ul><li>Deep</li></ul></li><li>Two</li></ol><dl><dt>A</dt><dd>b</dd></dl>";
  expect(markdown(list).trim()).toBe("1. One\n   - Deep\n2. Two\n\n- A: b");
});

test("points with headings of their own are sections", () => {
  expect(markdown("<ul><li><h3>One</h3><p>Text</p></li></ul>").trim()).toBe("### One\n\nText");
});

test("what nobody hears and what only a browser can use is left out", () => {
  const main =
    '<span aria-hidden="true">01</span><button>Press</button><script>run()</script><video src="/x"></video><p>Said</p>';
  expect(markdown(main).trim()).toBe("Said");
});
