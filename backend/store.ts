import { DatabaseSync } from "node:sqlite";
import { referenceOf } from "./reference.ts";
import type { Kind, RequestBody } from "./requests.ts";
import { countSql, findByKeySql, insertSql, listSql, schemaSql } from "./store-sql.ts";
import { canonical, searchableText, searchWords } from "./store-text.ts";

export interface NewRequest {
  kind: Kind;
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
  /** What the guest names the booking by; bookings alone have one. */
  reference?: string | undefined;
}

export type Saved = "stored" | "repeated" | "conflict";

export interface Query {
  kind?: Kind | undefined;
  /** Words that must all occur in the request's values, in any case and order. */
  search?: string | undefined;
}

export interface Store {
  /** Stores a request once; gives "conflict" when its key already belongs to another request. */
  save(request: NewRequest): Saved;
  /** The matching requests, newest first. */
  list(query?: Query & { limit?: number | undefined }): StoredRequest[];
  /** How many requests match, whatever the limit of a list. */
  count(query?: Query): number;
  close(): void;
}

/** Opens the inbox at this path (":memory:" keeps nothing) and creates missing tables. */
export function openStore(path: string): Store {
  // Another program may lock the file for a moment: wait instead of losing the request.
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec(schemaSql);
  const insert = database.prepare(insertSql);
  const findByKey = database.prepare(findByKeySql);
  const select = database.prepare(listSql);
  const total = database.prepare(countSql);
  const matching = ({ kind, search = "" }: Query) => ({
    kind: kind ?? null,
    words: JSON.stringify(searchWords(search)),
  });

  return {
    save({ kind, key, body }) {
      const { changes } = insert.run({
        kind,
        key,
        receivedAt: new Date().toISOString(),
        name: String(body.client_name ?? body.name ?? ""),
        email: String(body.email ?? ""),
        body: JSON.stringify(body),
        searchable: searchableText(body, bookingReference(kind, key)),
      });
      if (changes === 1) return "stored";
      const first = findByKey.get({ key });
      const same =
        first?.kind === kind && canonical(JSON.parse(String(first.body))) === canonical(body);
      return same ? "repeated" : "conflict";
    },
    list: ({ limit = 200, ...query } = {}) =>
      select.all({ ...matching(query), limit }).map((row) => {
        const stored = row as unknown as StoredRequest;
        const reference = bookingReference(stored.kind, stored.key);
        return { ...stored, reference, body: JSON.parse(String(row.body)) };
      }),
    count: (query = {}) => Number(total.get(matching(query))?.total),
    close() {
      if (database.isOpen) database.close();
    },
  };
}

// Only who sent a booking is told a reference.
function bookingReference(kind: Kind, key: string | null): string | undefined {
  return kind === "booking" && key ? referenceOf(key) : undefined;
}
