import { html } from "hono/html";
import type { Words } from "../words.ts";

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
