import { referenceOf } from "#domain/reference.ts";
import type { FormName } from "#domain/submission.ts";
import type { RequestBody } from "./requests.ts";
import { matchOf } from "./search.ts";

export interface NewRequest {
  kind: FormName;
  /** The sender's idempotency key; without a key every request is new. */
  key: string | null;
  body: RequestBody;
}

export interface StoredRequest extends NewRequest {
  id: number;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  name: string;
  email: string;
  /** What the guest names a booking by; a message has none. */
  reference: string | null;
}

export type Saved = "stored" | "repeated" | "conflict";

export interface Query {
  kind?: FormName | undefined;
  /** Words that must all occur in the request, whole or as the beginning of one. */
  search?: string | undefined;
  /** Only those that came before this one. */
  before?: number | undefined;
}

type Row = Omit<StoredRequest, "body"> & { body: string };

const insertSql = `
  INSERT INTO requests (kind, idempotency_key, received_at, name, email, reference, body)
  VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (idempotency_key) DO NOTHING
`;

const columns = `id, kind, idempotency_key AS key, received_at AS receivedAt, name, email, reference, body`;

export type Store = ReturnType<typeof openStore>;

/** The requests in the desk's database. */
export function openStore(database: D1Database) {
  async function isSame({ kind, key, body }: NewRequest): Promise<boolean> {
    const known = await database
      .prepare("SELECT kind, body FROM requests WHERE idempotency_key = ?")
      .bind(key)
      .first<{ kind: string; body: string }>();
    return known?.kind === kind && canonical(JSON.parse(known.body)) === canonical(body);
  }

  return {
    /** Stores a request once; gives "conflict" when its key already belongs to another request. */
    async save(request: NewRequest): Promise<Saved> {
      const { kind, key, body } = request;
      const name = String(body.client_name ?? body.name);
      // Only who sent a booking is told a reference.
      const reference = kind === "booking" && key ? referenceOf(key) : null;
      const { meta } = await database
        .prepare(insertSql)
        .bind(
          ...[kind, key, new Date().toISOString(), name.toWellFormed()],
          ...[String(body.email).toWellFormed(), reference, JSON.stringify(body)],
        )
        .run();
      if (meta.changes > 0) return "stored";
      return (await isSame(request)) ? "repeated" : "conflict";
    },

    /** The matching requests, newest first. */
    async list(query: Query & { limit?: number } = {}): Promise<StoredRequest[]> {
      const { conditions, values } = conditionsOf(query);
      const where = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
      const { results } = await database
        .prepare(`SELECT ${columns} FROM requests ${where} ORDER BY id DESC LIMIT ?`)
        .bind(...values, query.limit ?? 200)
        .all<Row>();
      return results.map((row) => ({ ...row, body: JSON.parse(row.body) }));
    },
  };
}

// Only what is asked for stands in the statement, so that each finds its index.
function conditionsOf({ kind, search = "", before }: Query) {
  const match = matchOf(search);
  const asked: [condition: string, value: string | number | undefined][] = [
    ["kind = ?", kind],
    ["id < ?", before],
    ["id IN (SELECT rowid FROM request_words WHERE request_words MATCH ?)", match],
  ];
  const given = asked.filter(([, value]) => value !== undefined);
  return {
    conditions: given.map(([condition]) => condition),
    values: given.map(([, value]) => value),
  };
}

// The same text for equal bodies, whatever the order of their fields.
function canonical(body: RequestBody): string {
  return JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)));
}
