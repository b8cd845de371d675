import { html } from "hono/html";
import { type DeskLanguage, wordsOf } from "../words.ts";
import { page } from "./page.ts";

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
