import type { FormName } from "#domain/booking/submission.ts";
import type { Language } from "#domain/pages/languages.ts";
import { deadKeptForMs, maxDelayMs } from "./schedule.ts";

/** A validated request on its way to the backend. */
export interface OutboxRequest {
  /** Made of the sender's Idempotency-Key, else the content key. The backend gets it, unless it stands for other content. */
  key: string;
  /** Identifies the content under the sender's own key; missing where the sender had none. */
  digest?: string;
  /** Identify content and network: for these ten minutes, and for the ten before. */
  contentKey: string;
  earlierContentKey: string;
  form: FormName;
  /** In the shape of SPEC 3. */
  body: unknown;
  /** The guest's, where it is known. */
  language?: Language | undefined;
  /** For the log. */
  requestId: string;
}

export type EntryState = "waiting" | "delivered" | "dead";

/** A row of the table. A type, since the runtime's own type of a row takes no interface. */
export type Entry = {
  key: string;
  /** Empty while no key of the sender's own is known. */
  digest: string;
  form: FormName;
  /** JSON; null once it has been delivered. */
  body: string | null;
  state: EntryState;
  attempts: number;
  /** Empty where it is not known. */
  language: Language | "";
  requestId: string;
  /** Milliseconds since 1970, like all times here. */
  keptAt: number;
  /** If waiting: the next attempt. If delivered: when the entry is deleted. If dead: when it was given up. */
  dueAt: number;
  /** Why the last attempt failed, for the operator. */
  cause: string | null;
};

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
`;

// Tables of the first version lack these. Whoever sent what stands in such a table was promised that it is safe.
const laterColumns = {
  content_key: "TEXT NOT NULL DEFAULT ''",
  promised: "INTEGER NOT NULL DEFAULT 1",
  language: "TEXT NOT NULL DEFAULT ''",
};

const indexes = `
  CREATE INDEX IF NOT EXISTS requests_by_state ON requests (state, due_at);
  CREATE INDEX IF NOT EXISTS requests_by_digest ON requests (digest);
  CREATE INDEX IF NOT EXISTS requests_by_content ON requests (content_key);
`;

const columns = `key, digest, form, body, state, attempts, language, request_id AS requestId,
  kept_at AS keptAt, due_at AS dueAt, cause`;

/** The outbox's table in the SQLite of its Durable Object. */
export function openEntries(sql: SqlStorage) {
  sql.exec(schema);
  const present = sql
    .exec("PRAGMA table_info(requests)")
    .toArray()
    .map(({ name }) => name);
  for (const [name, definition] of Object.entries(laterColumns)) {
    if (!present.includes(name)) sql.exec(`ALTER TABLE requests ADD COLUMN ${name} ${definition}`);
  }
  sql.exec(indexes);
  const select = (rest: string, ...values: SqlStorageValue[]) =>
    sql.exec<Entry>(`SELECT ${columns} FROM requests ${rest}`, ...values).toArray();
  return {
    find: (key: string) => select("WHERE key = ?", key)[0],

    /** The same content under the same key of its sender's own. */
    findByDigest: (digest: string) => select("WHERE digest = ?", digest)[0],

    /** The newest with this content, from this network, written down since then. */
    findByContent: (contentKeys: [string, string], since: number) =>
      select(
        "WHERE content_key IN (?, ?) AND kept_at > ? ORDER BY kept_at DESC LIMIT 1",
        ...contentKeys,
        since,
      )[0],

    /** Ties an entry that came without a key to the one that its sender now has. */
    adopt: (key: string, digest: string) =>
      sql.exec("UPDATE requests SET digest = ? WHERE key = ?", digest, key),

    add(request: OutboxRequest, keptAt: number, dueAt: number) {
      const { key, digest = "", contentKey, form, body, language = "", requestId } = request;
      sql.exec(
        `INSERT INTO requests (key, digest, content_key, form, body, state, language, request_id, kept_at, due_at)
         VALUES (?, ?, ?, ?, ?, 'waiting', ?, ?, ?, ?)`,
        key,
        digest,
        contentKey,
        form,
        JSON.stringify(body),
        language,
        requestId,
        keptAt,
        dueAt,
      );
    },

    /** One more visitor sent this request and may be told that it is safe. */
    promise: (key: string) =>
      sql.exec("UPDATE requests SET promised = promised + 1 WHERE key = ?", key),

    /** One of them was told that it was refused; once all were, it is deleted. */
    withdraw(key: string) {
      sql.exec("UPDATE requests SET promised = promised - 1 WHERE key = ?", key);
      sql.exec("DELETE FROM requests WHERE key = ? AND promised < 1 AND state = 'waiting'", key);
    },

    /** Deletes the personal data: the entry only records that this request was passed on. */
    markDelivered(key: string, forgetAt: number) {
      sql.exec(
        "UPDATE requests SET state = 'delivered', body = NULL, cause = NULL, due_at = ? WHERE key = ?",
        forgetAt,
        key,
      );
    },

    postpone(key: string, dueAt: number, cause: string) {
      sql.exec(
        `UPDATE requests SET state = 'waiting', attempts = attempts + 1, due_at = ?, cause = ?
         WHERE key = ?`,
        dueAt,
        cause,
        key,
      );
    },

    markDead(key: string, now: number, cause: string) {
      sql.exec(
        `UPDATE requests SET state = 'dead', attempts = attempts + 1, due_at = ?, cause = ?
         WHERE key = ?`,
        now,
        cause,
        key,
      );
    },

    revive(key: string, keptAt: number, dueAt: number) {
      sql.exec(
        `UPDATE requests SET state = 'waiting', attempts = 0, kept_at = ?, due_at = ?
         WHERE key = ?`,
        keptAt,
        dueAt,
        key,
      );
    },

    /** The same with all that were given up; gives how many. */
    reviveAll: (now: number): number =>
      sql
        .exec(
          `UPDATE requests SET state = 'waiting', attempts = 0, kept_at = ?, due_at = ?
         WHERE state = 'dead' AND body IS NOT NULL RETURNING key`,
          now,
          now,
        )
        .toArray().length,

    /** Deletes what has not arrived; what has is still recognised when it comes again. Gives whether there was any. */
    discard: (key: string): boolean =>
      sql
        .exec("DELETE FROM requests WHERE key = ? AND state <> 'delivered' RETURNING key", key)
        .toArray().length > 0,

    /** Undelivered requests: first those given up, the oldest first. */
    undelivered: (most: number) =>
      select(
        "WHERE state IN ('dead', 'waiting') AND body IS NOT NULL ORDER BY state, kept_at LIMIT ?",
        most,
      ),

    /** What a clock or a hand has set to a time that cannot be is due now, or has come now. */
    mendTimes(now: number) {
      sql.exec(
        "UPDATE requests SET due_at = ? WHERE state = 'waiting' AND due_at > ?",
        now,
        now + maxDelayMs,
      );
      sql.exec("UPDATE requests SET kept_at = ? WHERE state = 'waiting' AND kept_at > ?", now, now);
    },

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

    /** Since when the longest waiting request has waited; null if none waits. */
    oldestWaiting(): number | null {
      const { oldest } = sql
        .exec("SELECT min(kept_at) AS oldest FROM requests WHERE state = 'waiting'")
        .one();
      return typeof oldest === "number" ? oldest : null;
    },

    count(state: EntryState): number {
      return Number(
        sql.exec("SELECT count(*) AS total FROM requests WHERE state = ?", state).one().total,
      );
    },
  };
}
