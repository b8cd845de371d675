import { marked } from "marked";
import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { packages } from "#domain/packages.ts";
import { legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/routes.ts";
import { attributesOf, hrefsIn, one, ownPage, parsePage, textOf } from "../support/html.ts";
import { ownVars } from "../support/own-vars.ts";
import { rawRequest } from "../support/raw-request.ts";
import { useSite } from "../support/site.ts";
import { allPages, reader } from "./all-pages.ts";
import { send } from "./requests.ts";

const site = useSite(() => ownVars);
const read = reader(site);
const readMarkdown = reader({ get: (path, init) => site.get(`${path}.md`, init) });
const headings = "h1, h2, h3, h4, h5, h6";
const ofBrowser = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8";
const ofAssistant = "text/markdown, text/html;q=0.9, */*;q=0.1";

type Row = (typeof allPages)[number];

interface Both {
  /** What stands before the text. */
  front: string;
  text: string;
  /** The text as another program understands it. */
  page: HTMLElement;
  /** The page of the same address, without what nobody hears. */
  html: HTMLElement;
  main: HTMLElement;
}

const known = new Map<string, Promise<Both>>();

function bothOf(row: Pick<Row, "path" | "language">): Promise<Both> {
  const key = `${row.language} ${row.path}`;
  const both = known.get(key) ?? readBoth(row);
  known.set(key, both);
  return both;
}

async function readBoth(row: Pick<Row, "path" | "language">): Promise<Both> {
  const markdown = await readMarkdown(row);
  const [, front = "", text = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const html = ownPage(await read(row));
  const unheard = "[aria-hidden=true], script, style, option[value='']";
  for (const element of html.querySelectorAll(unheard)) element.remove();
  const page = parsePage(await marked.parse(text));
  return { front, text, page, html, main: one(html, "main") };
}

/** Words and figures alone: styles and Markdown set spaces and some signs between them. */
function wordsOf(text: string): string {
  return text.replace(/[\s\u00ad\u2060·:,]/g, "");
}

function wordsAt(within: HTMLElement, selector: string): string[] {
  return within.querySelectorAll(selector).map(({ text }) => wordsOf(text));
}

function missingIn(whole: string, texts: readonly string[]): string[] {
  return texts.filter((text) => !whole.includes(text));
}

function ranksOf(within: HTMLElement): string[] {
  const found = within.querySelectorAll(headings);
  return found.map(({ rawTagName, text }) => `${rawTagName} ${wordsOf(text)}`);
}

describe.each(allPages)("$path as Markdown in $language", (row) => {
  test("has every heading of the page, in its order and of its rank", async () => {
    const { page, main } = await bothOf(row);
    const wanted = ranksOf(main);
    expect(wanted.length).toBeGreaterThan(0);
    expect(ranksOf(page).slice(0, wanted.length)).toEqual(wanted);
  });

  test("has every paragraph, point, cell, question and answer of the page", async () => {
    const { page, main } = await bothOf(row);
    const texts = wordsAt(main, "p, li, td, th, dt, dd, summary, figcaption, label, option");
    expect(texts.length).toBeGreaterThan(0);
    expect(missingIn(wordsOf(page.text), texts)).toEqual([]);
  });

  test("says nothing that the page does not say", async () => {
    const { page, html } = await bothOf(row);
    const named = attributesOf(html, "[alt], [aria-label]");
    const unseen = named.flatMap(({ alt = "", ...more }) => [alt, more["aria-label"] ?? ""]);
    const whole = wordsOf([one(html, "body").text, ...unseen].join());
    const texts = wordsAt(page, `p, ul:not(li *) > li, td, th, ${headings}`);
    const alts = attributesOf(page, "img").map(({ alt = "" }) => wordsOf(alt));
    expect(missingIn(whole, [...texts, ...alts])).toEqual([]);
  });

  test("leads where the page leads, by whole addresses", async () => {
    const { page, main } = await bothOf(row);
    const links = hrefsIn(page);
    const wanted = hrefsIn(main).filter((href) => !href.includes(".webp"));
    const whole = wanted.map((href) => {
      const url = new URL(href, ownVars.SITE_URL + row.path);
      if (legalKeys.some((legal) => href.startsWith(legalPathOf(legal)))) {
        url.search = `?lang=${row.language}`;
      }
      return url.href;
    });
    expect(whole.filter((href) => !links.includes(href))).toEqual([]);
    expect(links.filter((href) => !/^(https|tel|mailto):/.test(href))).toEqual([]);
  });

  test("begins with title, description, address and language", async () => {
    const { front, html } = await bothOf(row);
    const [description] = attributesOf(html, "meta[name=description]");
    expect(front.split("\n")).toEqual([
      `title: ${JSON.stringify(textOf(one(html, "head title")))}`,
      `description: ${JSON.stringify(description?.content)}`,
      `url: ${ownVars.SITE_URL}${row.path}`,
      `language: ${row.language}`,
    ]);
  });

  test("has neither markup nor script", async () => {
    const { text } = await bothOf(row);
    expect(text).not.toMatch(/<\/?[a-z!]|&#?\w+;|\bfunction\b|\bwindow\.|\bimport\(|undefined/i);
    expect(text).not.toMatch(/[ \t]$|\n{3}/m);
  });
});

test.each(languages)("the packages stand side by side in a table in %s", async (language) => {
  const path = pathOf("laplandPackages", language);
  const { page } = await bothOf({ language, path });
  const rows = one(page, "table").querySelectorAll("tr");
  expect(rows.length).toBeGreaterThan(5);
  for (const { children } of rows) expect(children).toHaveLength(1 + packages.length);
});

test("a phone number and an e-mail address are links to call and to write", async () => {
  const { page } = await bothOf({ language: "en", path: pathOf("about", "en") });
  const phone = ownVars.CONTACT_PHONES.replaceAll(" ", "");
  expect(hrefsIn(page)).toEqual(
    expect.arrayContaining([`tel:${phone}`, `mailto:${ownVars.CONTACT_EMAIL}`]),
  );
});

test.each([
  ["text/markdown", "text/markdown"],
  [ofAssistant, "text/markdown"],
  ["text/markdown, */*", "text/markdown"],
  ["text/html;q=0.5, text/markdown;q=0.6", "text/markdown"],
  ["text/markdown;q=0.5, text/html", "text/html"],
  ["text/markdown;q=0, */*", "text/html"],
  ["text/html, text/markdown", "text/html"],
  [ofBrowser, "text/html"],
  ["image/avif,image/webp,*/*;q=0.8", "text/html"],
  ["text/*", "text/html"],
  ["*/*", "text/html"],
  ["application/json", "text/html"],
  ["text/markdown-but-not-quite", "text/html"],
  [`${"x/y, ".repeat(400)}text/markdown`, "text/html"],
] as const)("who accepts %s gets %s", async (accept, expected) => {
  const path = pathOf("contact", "en");
  const answer = await site.get(path, { headers: { Accept: accept } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe(`${expected}; charset=utf-8`);
  expect(answer.headers.get("Vary")).toBe("Accept");
  expect((await answer.text()).startsWith(expected === "text/html" ? "<!" : "---\n")).toBe(true);
});

test.each(pageKeys)("%s has the same Markdown by its address and by agreement", async (page) => {
  const path = pathOf(page, "sv");
  const agreed = await site.get(path, { headers: { Accept: ofAssistant } });
  const named = await site.get(`${path}.md`, { headers: { Accept: ofBrowser } });
  for (const { headers } of [agreed, named]) {
    expect(headers.get("Content-Location")).toBe(`${path}.md`);
    expect(headers.get("Content-Language")).toBe("sv");
    expect(headers.get("Link")).toBe(`<${ownVars.SITE_URL}${path}>; rel="canonical"`);
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  }
  expect(named.headers.get("Vary")).toBeNull();
  expect(await named.text()).toBe(await agreed.text());
});

test.each(allPages)("$path in $language names its Markdown to programs", async (row) => {
  const page = await site.get(row.path, { headers: { "Accept-Language": row.language } });
  const [, href = ""] = /^<(\S+)>; rel="alternate"; type="text\/markdown"$/.exec(
    page.headers.get("Link") ?? "",
  ) ?? [""];
  expect(href).toBe(`${row.path}.md`);
  expect(await page.text()).not.toContain("text/markdown");
});

test("a page without a language is Markdown in the visitor's, and in the one that a link names", async () => {
  const path = `${legalPathOf("terms")}.md`;
  for (const language of languages) {
    const headers = { "Accept-Language": language };
    for (const answer of [
      await site.get(path, { headers }),
      await site.get(`${path}?lang=${language}`),
    ]) {
      expect(answer.headers.get("Content-Language")).toBe(language);
      expect(answer.headers.get("Vary")).toBe("Accept-Language, Cookie");
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    }
  }
});

test.each([
  ["/en/husky-tour.md", 301, "/en/husky-ride.md"],
  ["/SV/packages.md?a=1", 301, "/sv/paketresor.md?a=1"],
  ["/pl/about/.md", 301, "/pl/about.md"],
  ["/about.md", 302, "/de/about.md"],
  ["/fr/contact.md", 302, "/de/contact.md"],
  ["/impressum.md", 301, "/legal-notice.md"],
] as const)("the Markdown %s is a %i to %s", async (path, status, to) => {
  const answer = await site.get(path, { headers: { "Accept-Language": "de" } });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Location")).toBe(to);
});

test.each(["/en/nothing.md", "/nothing.md", "/en/about/more.md", "/en/about.MD", "/api/health.md"])(
  "%s is missing, not a page",
  async (path) => expect((await site.get(path)).status).toBe(404),
);

test("Markdown is read, not written, and a form is answered with a page", async () => {
  const path = pathOf("contact", "en");
  const toMarkdown = await send(site, `${path}.md`, { body: new URLSearchParams() });
  expect(toMarkdown.status).toBe(405);
  expect(toMarkdown.headers.get("Allow")).toBe("GET, HEAD");
  const headers = { Accept: "text/markdown" };
  const toPage = await send(site, path, { body: new URLSearchParams({ name: "" }), headers });
  expect(toPage.status).toBe(422);
  expect(toPage.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
});

test("HEAD answers as GET does, without a body", async () => {
  const path = `${pathOf("gallery", "pl")}.md`;
  const head = await site.get(path, { method: "HEAD" });
  expect(await head.text()).toBe("");
  expect(head.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
});

test("the Markdown of a preview stays out of search", async () => {
  const path = `${pathOf("home", "en")}.md`;
  const preview = await rawRequest(site.url, path, { headers: { Host: "x.workers.dev" } });
  expect(preview.headers["x-robots-tag"]).toBe("noindex");
});

test("the router's data stays what it is", async () => {
  const path = `${pathOf("about", "en")}.data`;
  const answer = await site.get(path, { headers: { Accept: "text/markdown" } });
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/x-script/);
  expect(answer.headers.get("Link")).toBeNull();
});
