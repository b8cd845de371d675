import type { MailState } from "../mail/outgoing.ts";
import { Time } from "../web/page.tsx";
import { useWords } from "../web/render.tsx";
import { type DeskLanguage, deskWords, format } from "../words.ts";
import type { RequestState } from "./store.ts";

/** What the family did with a request. */
export type HistoryEntry = {
  /** ISO 8601 in UTC. */
  at: string;
  who: string;
  /** The count of changes that it brought the request to. */
  version: number;
} & ({ kind: "state"; what: RequestState } | { kind: "note"; what: string } | AnswerEntry);

interface AnswerEntry {
  kind: "answer";
  what: string;
  subject: string;
  state: Exclude<MailState, "skipped">;
  cause: string | null;
}

/** The request that a change is about, as its reader saw it, and who they are. */
export interface Seen {
  id: number;
  /** The count of changes that the reader has seen: with another one nothing is changed. */
  version: number;
  who: string;
}

const historySql = `
  SELECT at, who, version, kind, what, NULL AS subject, NULL AS state, NULL AS cause, id
  FROM events WHERE request_id = ?1
  UNION ALL
  SELECT queued_at, payload ->> '$.who', payload ->> '$.version', 'answer', payload ->> '$.text',
    payload ->> '$.subject', state, cause, id
  FROM outgoing WHERE request_id = ?1 AND kind = 'answer'
  ORDER BY version, at, id
`;

/** Reads what was done with a request, in that order. */
export async function findHistory(
  database: D1Database,
  requestId: number,
): Promise<HistoryEntry[]> {
  const { results } = await database.prepare(historySql).bind(requestId).all<HistoryEntry>();
  return results;
}

/** The answer that was written last, if there is one. */
export function findLastAnswer(history: readonly HistoryEntry[]): AnswerEntry | undefined {
  return history.findLast((entry): entry is HistoryEntry & AnswerEntry => entry.kind === "answer");
}

/** What became of an answer. */
export function formatAnswer(language: DeskLanguage, { state, subject }: AnswerEntry): string {
  const { history } = deskWords[language].desk;
  return format(language, history[state === "waiting" ? "sending" : state], { subject });
}

const eventSql = `
  INSERT INTO events (request_id, at, who, kind, what, version)
  SELECT id, ?, ?, ?, ?, version + 1 FROM requests WHERE id = ? AND version = ?
`;

/**
 * Sets a state, adds a note, or both at once. False where somebody was faster: then nothing is changed. One
 * transaction, and the count goes up last, so that each statement sees the one that the reader saw.
 */
export async function changeRequest(
  database: D1Database,
  { id, version, who }: Seen,
  { state, note }: { state?: RequestState | undefined; note?: string | undefined },
): Promise<boolean> {
  const now = new Date().toISOString();
  const event = database.prepare(eventSql);
  const results = await database.batch([
    ...(state ? [event.bind(now, who, "state", state, id, version)] : []),
    ...(note ? [event.bind(now, who, "note", note, id, version)] : []),
    database
      .prepare(
        `UPDATE requests SET state = coalesce(?, state), version = version + 1, changed_at = ?
         WHERE id = ? AND version = ?`,
      )
      .bind(state ?? null, now, id, version),
  ]);
  return (results.at(-1)?.meta.changes ?? 0) > 0;
}

/** What the family did, one after another: when, who, what. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ol className="history">
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may be equal, and none ever moves.
        <li key={at}>
          <p className="quiet">
            <Time instant={entry.at} />
            <span>{" · "}</span>
            <bdi>{entry.who}</bdi>
          </p>
          <WhatWasDone entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function WhatWasDone({ entry }: { entry: HistoryEntry }) {
  const { language, words } = useWords();
  const { history: texts, states } = words.desk;
  if (entry.kind === "state") {
    return <p>{format(language, texts.state, { state: states[entry.what] })}</p>;
  }
  const quote = (
    <blockquote>
      <bdi>{entry.what}</bdi>
    </blockquote>
  );
  if (entry.kind === "note") {
    return (
      <>
        <p>{`${texts.note}:`}</p>
        {quote}
      </>
    );
  }
  return (
    <details>
      <summary>{formatAnswer(language, entry)}</summary>
      {quote}
    </details>
  );
}
