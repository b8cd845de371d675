import type { FormName } from "#domain/submission.ts";
import { deadKeptForMs } from "./schedule.ts";

/** A validated request on its way to the backend. */
export interface OutboxRequest {
  /** The backend's Idempotency-Key. */
  key: string;
  /** The key that the same content had a while ago, where it was made from the content. */
  earlierKey?: string;
  /** Identifies form and content without revealing them: equal digests mean the same request. */
  digest: string;
  form: FormName;
  /** In the shape of SPEC 3. */
  body: unknown;
  /** For the log. */
  requestId: string;
}

export type EntryState = "waiting" | "delivered" | "dead";

export interface Entry {
  key: string;
  digest: string;
  form: FormName;
  /** JSON; null once it has been delivered. */
  body: string | null;
  state: EntryState;
  attempts: number;
  requestId: string;
  /** Milliseconds since 1970, like all times here. */
  keptAt: number;
  /** If waiting: the next attempt. If delivered: when the entry is deleted. If dead: when it was given up. */
  dueAt: number;
  /** Why the last attempt failed, for the operator. */
  cause: string | null;
}

const schema = `
  CREATE TABLE IF NOT EXISTS requests (
    key TEXT PRIMARY KEY,
    digest TEXT NOT NULL,
    form TEXT NOT NULL,
    body TEXT,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    request_id TEXT NOT NULL,
    kept_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    cause TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS requests_by_state ON requests (state, due_at);
`;

const columns = `key, digest, form, body, state, attempts, request_id AS requestId,
  kept_at AS keptAt, due_at AS dueAt, cause`;

/** The outbox's table in the SQLite of its Durable Object. */
export function openEntries(sql: SqlStorage) {
  sql.exec(schema);
  const select = (rest: string, ...values: SqlStorageValue[]) =>
    sql.exec(`SELECT ${columns} FROM requests ${rest}`, ...values).toArray() as unknown as Entry[];
  return {
    find: (key: string) => select("WHERE key = ?", key)[0],

    add({ key, digest, form, body, requestId }: OutboxRequest, keptAt: number, dueAt: number) {
      sql.exec(
        `INSERT INTO requests (key, digest, form, body, state, request_id, kept_at, due_at)
         VALUES (?, ?, ?, ?, 'waiting', ?, ?, ?)`,
        ...[key, digest, form, JSON.stringify(body), requestId, keptAt, dueAt],
      );
    },

    /** Deletes the personal data: the entry only records that this request was passed on. */
    markDelivered(key: string, forgetAt: number) {
      sql.exec(
        "UPDATE requests SET state = 'delivered', body = NULL, cause = NULL, due_at = ? WHERE key = ?",
        ...[forgetAt, key],
      );
    },

    postpone(key: string, dueAt: number, cause: string) {
      sql.exec(
        `UPDATE requests SET state = 'waiting', attempts = attempts + 1, due_at = ?, cause = ?
         WHERE key = ?`,
        ...[dueAt, cause, key],
      );
    },

    markDead(key: string, now: number, cause: string) {
      sql.exec(
        `UPDATE requests SET state = 'dead', attempts = attempts + 1, due_at = ?, cause = ?
         WHERE key = ?`,
        ...[now, cause, key],
      );
    },

    revive(key: string, keptAt: number, dueAt: number) {
      sql.exec(
        `UPDATE requests SET state = 'waiting', attempts = 0, kept_at = ?, due_at = ?
         WHERE key = ?`,
        ...[keptAt, dueAt, key],
      );
    },

    remove: (key: string) => sql.exec("DELETE FROM requests WHERE key = ?", key),

    /** Deletes entries that were delivered or given up long enough ago. */
    forgetOld(now: number) {
      sql.exec("DELETE FROM requests WHERE state = 'delivered' AND due_at <= ?", now);
      sql.exec("DELETE FROM requests WHERE state = 'dead' AND due_at <= ?", now - deadKeptForMs);
    },

    due: (now: number, most: number) =>
      select("WHERE state = 'waiting' AND due_at <= ? ORDER BY due_at LIMIT ?", now, most),

    /** When the next attempt or deletion is due; null if the outbox is empty. */
    nextDue(): number | null {
      const { next } = sql
        .exec(
          `SELECT min(due) AS next FROM (
             SELECT min(due_at) AS due FROM requests WHERE state = 'waiting' UNION ALL
             SELECT min(due_at) FROM requests WHERE state = 'delivered' UNION ALL
             SELECT min(due_at) + ? FROM requests WHERE state = 'dead'
           )`,
          deadKeptForMs,
        )
        .one();
      return typeof next === "number" ? next : null;
    },

    /** The age of the longest waiting request; 0 if none waits. */
    oldestSeconds(now: number): number {
      const { oldest } = sql
        .exec("SELECT min(kept_at) AS oldest FROM requests WHERE state = 'waiting'")
        .one();
      return typeof oldest === "number" ? Math.floor((now - oldest) / 1000) : 0;
    },

    count(state: EntryState): number {
      return Number(
        sql.exec("SELECT count(*) AS total FROM requests WHERE state = ?", state).one().total,
      );
    },
  };
}
