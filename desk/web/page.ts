import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { type DeskLanguage, type Words, wordsOf } from "../words.ts";

const pages = {
  inbox: "/",
  arrivals: "/arrivals",
  guests: "/guests",
  outbox: "/outbox",
  visitors: "/visitors",
} as const;

/** The way between the desk's pages; without `current` none of them is open. */
export function navigation({ desk }: Words, current?: keyof typeof pages) {
  const links = (Object.keys(pages) as (keyof typeof pages)[]).map(
    (name) =>
      html`<a href="${pages[name]}"${name === current && html` aria-current="page"`}>${desk.navigation[name]}</a>`,
  );
  return html`<nav class="pages" aria-label="${desk.navigation.label}">${links}</nav>`;
}

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A whole page of the desk around its header and main part; no script, one style. */
export function page(language: DeskLanguage, title: string, header: Markup, main: Markup) {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/desk.css">
</head>
<body>
<header>
${header}
</header>
<main>
${main}
</main>
</body>
</html>`;
}

/** What a reader sees whose address asks for something that is not there, or whom the desk failed. */
export function notice(language: DeskLanguage, kind: "wrongAddress" | "failed") {
  const { title, why, back } = wordsOf(language)[kind];
  return page(
    language,
    title,
    html`<h1>${title}</h1>`,
    html`<p>${why}</p><p><a href="/">${back}</a></p>`,
  );
}

/** What everybody sees while Cloudflare Access does not guard the desk: how to switch it on, and nothing else. */
export function lockedPage(language: DeskLanguage) {
  const { title, why, steps } = wordsOf(language).locked;
  return page(
    language,
    title,
    html`<h1>${title}</h1>`,
    html`<p>${why}</p><ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>`,
  );
}

/** What somebody sees whom Cloudflare Access does not name. */
export function unknownPage(language: DeskLanguage) {
  const { title, why, signIn } = wordsOf(language).unknown;
  return page(
    language,
    title,
    html`<h1>${title}</h1>`,
    html`<p>${why}</p><p><a href="/cdn-cgi/access/logout">${signIn}</a></p>`,
  );
}
