/** Creates missing tables; an existing inbox stays as it is. WAL has no effect in memory. */
// AUTOINCREMENT would skip a number at each repeat, and a gap looks like a lost request.
export const schemaSql = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS requests (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('contact', 'booking')),
    idempotency_key TEXT UNIQUE,
    received_at TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    body TEXT NOT NULL,
    searchable TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS requests_by_kind ON requests (kind, id);
`;

export const insertSql = `
  INSERT INTO requests (kind, idempotency_key, received_at, name, email, body, searchable)
  VALUES (:kind, :key, :receivedAt, :name, :email, :body, :searchable)
  ON CONFLICT (idempotency_key) DO NOTHING
`;

export const findByKeySql = "SELECT kind, body FROM requests WHERE idempotency_key = :key";

// instr() takes every character literally; LIKE would need escaping.
const whereSql = `
  WHERE (:kind IS NULL OR kind = :kind)
    AND NOT EXISTS (SELECT 1 FROM json_each(:words) WHERE instr(searchable, value) = 0)
`;

export const listSql = `
  SELECT id, kind, idempotency_key AS key, received_at AS receivedAt, name, email, body
  FROM requests ${whereSql} ORDER BY id DESC LIMIT :limit
`;

export const countSql = `SELECT count(*) AS total FROM requests ${whereSql}`;
