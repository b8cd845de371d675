import type { RequestState } from "./store.ts";

/** The request that a change is about, as its reader saw it, and who they are. */
export interface Seen {
  id: number;
  /** The count of changes that the reader has seen: with another one nothing is changed. */
  version: number;
  who: string;
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
