import { html } from "hono/html";
import { formatTime } from "../web/format-time.ts";
import { type DeskLanguage, format, wordsOf } from "../words.ts";
import type { RequestState } from "./store.ts";

/** What the family did with a request. */
export type HistoryEntry = {
  /** ISO 8601 in UTC. */
  at: string;
  who: string;
  /** The count of changes that it brought the request to. */
  version: number;
} & (
  | { kind: "state"; what: RequestState }
  | { kind: "note"; what: string }
  | { kind: "answer"; what: string; subject: string; state: AnswerState; cause: string | null }
);

/** On its way or interrupted, gone, or refused. */
export type AnswerState = "sending" | "sent" | "failed";

const historySql = `
  SELECT at, who, version, kind, what, NULL AS subject, NULL AS state, NULL AS cause, id
  FROM events WHERE request_id = ?1
  UNION ALL
  SELECT at, who, version, 'answer', text, subject, state, cause, id
  FROM answers WHERE request_id = ?1
  ORDER BY version, at, id
`;

/** What was done with a request, in that order. */
export async function historyOf(database: D1Database, requestId: number): Promise<HistoryEntry[]> {
  const { results } = await database.prepare(historySql).bind(requestId).all<HistoryEntry>();
  return results;
}

/** What the family did, one after another: when, who, what. */
export function historyList(language: DeskLanguage, entries: readonly HistoryEntry[]) {
  return html`<ol class="history">${entries.map(
    (
      entry,
    ) => html`<li><p class="quiet">${formatTime(language, entry.at)} · <bdi>${entry.who}</bdi></p>
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
