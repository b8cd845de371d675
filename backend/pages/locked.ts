import { html } from "hono/html";
import { type DeskLanguage, wordsOf } from "../words.ts";
import { page } from "./page.ts";

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
