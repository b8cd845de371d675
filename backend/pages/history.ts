import { html } from "hono/html";
import { format } from "../format.ts";
import type { HistoryEntry } from "../history.ts";
import { type DeskLanguage, wordsOf } from "../words.ts";
import { timeOf } from "./clock.ts";

/** What the family did, one after another: when, who, what. */
export function historyList(language: DeskLanguage, entries: readonly HistoryEntry[]) {
  return html`<ol class="history">${entries.map(
    (entry) => html`<li><p class="quiet">${timeOf(language, entry.at)} · <bdi>${entry.who}</bdi></p>
${what(language, entry)}</li>
`,
  )}</ol>`;
}

function what(language: DeskLanguage, entry: HistoryEntry) {
  const { history: words, states } = wordsOf(language).desk;
  if (entry.kind === "state") {
    return html`<p>${format(language, words.state, { state: states[entry.what] })}</p>`;
  }
  if (entry.kind === "note") {
    return html`<p>${words.note}:</p><blockquote><bdi>${entry.what}</bdi></blockquote>`;
  }
  const title = format(language, words[entry.state], { subject: entry.subject });
  return html`<details><summary>${title}</summary><blockquote><bdi>${entry.what}</bdi></blockquote></details>`;
}
