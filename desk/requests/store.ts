import type { PackageId } from "#domain/booking/packages.ts";
import { findStay } from "#domain/booking/stay.ts";
import { type FormName, makeReference } from "#domain/booking/submission.ts";
import type { Language } from "#domain/pages/languages.ts";
import type { MailState, QueueMail } from "../mail/outgoing.ts";
import { parseBooking, type RequestBody, separateMedical } from "./request-body.ts";

const maxWords = 20;

/**
 * A search as the index of words reads it: each word, or the beginning of one, has to be there; what its punctuation
 * separates has to stand together. Undefined for an empty search. Nothing that somebody types is an operator.
 */
export function formatMatch(search: string): string | undefined {
  const words = search.toWellFormed().replaceAll("\0", " ").split(/\s+/).filter(Boolean);
  const quoted = words.slice(0, maxWords).map((word) => `"${word.replaceAll('"', '""')}"*`);
  return quoted.length > 0 ? quoted.join(" ") : undefined;
}

export interface NewRequest {
  kind: FormName;
  /** The sender's idempotency key; a sender without one means a new request each time. */
  key: string | null;
  body: RequestBody;
  /** The guest's, where it is known. */
  language?: Language | null;
}

export interface StoredRequest extends NewRequest {
  id: number;
  key: string;
  language: Language | null;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  name: string;
  email: string;
  /** What the guest names a booking by; a message has none. */
  reference: string | null;
  /** Of a booking; all three are null with a message. */
  package: PackageId | null;
  firstDay: string | null;
  lastDay: string | null;
  state: RequestState;
  /** Counts the family's changes. */
  version: number;
  /** When something was last said about it, ISO 8601 in UTC. */
  changedAt: string;
  /** The mail to the family; null where none was to be sent. */
  mail: { state: MailState; attempts: number; sentAt: string | null; cause: string | null } | null;
  /** What became of the mail to the guest; null where none was to be sent. */
  guestMail: { state: MailState; cause: string | null } | null;
}

export const requestStates = ["new", "answered", "agreed", "declined", "done"] as const;

export type RequestState = (typeof requestStates)[number];

export type Saved = "stored" | "repeated" | "conflict";

export interface Query {
  kind?: FormName | undefined;
  /** Words that must all occur in the request, whole or as the beginning of one. */
  search?: string | undefined;
  package?: PackageId | undefined;
  /** The guest's. */
  language?: Language | undefined;
  state?: RequestState | undefined;
  states?: readonly RequestState[] | undefined;
  email?: string | undefined;
  /** The first day of the stay. */
  arrival?: string | undefined;
  /** First days from one to another, both included: then the list is in their order. */
  arrivals?: { from: string; until: string } | undefined;
  /** Only stays that have not ended before this day. */
  endsFrom?: string | undefined;
  /** Only those that came before this one. */
  before?: number | undefined;
}

type Row = Omit<StoredRequest, "body" | "mail" | "guestMail"> & {
  body: string;
  medical: string | null;
  mail: string | null;
  guestMail: string | null;
};

const insertSql = `
  INSERT INTO requests (
    kind, idempotency_key, received_at, changed_at, name, email,
    reference, language, package, first_day, last_day, body, medical
  )
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (idempotency_key) DO NOTHING
`;

const selectSql = `
  SELECT id, kind, idempotency_key AS key, received_at AS receivedAt, name, email, reference, language,
    package, first_day AS firstDay, last_day AS lastDay, state, version, changed_at AS changedAt, body,
    medical, (
    SELECT json_object('state', state, 'attempts', attempts, 'sentAt', sent_at, 'cause', cause)
    FROM outgoing WHERE request_id = requests.id AND kind = 'notification'
  ) AS mail, (
    SELECT json_object('state', state, 'cause', cause)
    FROM outgoing WHERE request_id = requests.id AND kind = 'receipt'
  ) AS guestMail
  FROM requests
`;

export type Store = ReturnType<typeof openStore>;

/** The requests in the desk's database. */
export function openStore(database: D1Database) {
  async function isSame({ kind, key, body }: NewRequest): Promise<boolean> {
    const known = await database
      .prepare("SELECT kind, body, medical FROM requests WHERE idempotency_key = ?")
      .bind(key)
      .first<Pick<Row, "kind" | "body" | "medical">>();
    return known?.kind === kind && canonical(parseBody(known)) === canonical(body);
  }

  return {
    /**
     * Stores a request once, and with it the mails that it makes due; gives "conflict" when its key already belongs to
     * another request.
     */
    async save(request: NewRequest, mails: readonly QueueMail[] = []): Promise<Saved> {
      const { kind, body, language = null } = request;
      const receivedAt = new Date().toISOString();
      const key = request.key ?? crypto.randomUUID();
      const name = String(body.client_name ?? body.name);
      // Only a booking has a reference.
      const reference = kind === "booking" ? makeReference(key) : null;
      const email = String(body.email).toWellFormed();
      const { medical, rest } = separateMedical(kind, body);
      const [inserted] = await database.batch([
        database
          .prepare(insertSql)
          .bind(
            kind,
            key,
            receivedAt,
            receivedAt,
            name.toWellFormed(),
            email,
            reference,
            language,
            ...stayColumns(request),
            JSON.stringify(rest),
            medical && JSON.stringify(medical),
          ),
        ...mails.map((queue) => queue(database, { key, receivedAt })),
      ]);
      if (inserted && inserted.meta.changes > 0) return "stored";
      return (await isSame(request)) ? "repeated" : "conflict";
    },

    /** The matching requests, newest first, or in the order of their arrivals. */
    async list(query: Query & { limit?: number } = {}): Promise<StoredRequest[]> {
      const { where, values } = toConditions(query);
      const order = query.arrivals ? "first_day, id" : "id DESC";
      const { results } = await database
        .prepare(`${selectSql} ${where} ORDER BY ${order} LIMIT ?`)
        .bind(...values, query.limit ?? 200)
        .all<Row>();
      return results.map(parseRow);
    },

    /** The same, newest first, as many as have at most so many characters together, and at least one. */
    async listWithin(
      query: Query,
      { most, characters }: { most: number; characters: number },
    ): Promise<StoredRequest[]> {
      const { where, values } = toConditions(query);
      const { results } = await database
        .prepare(
          `WITH sized AS (
            SELECT id AS sizedId, sum(size) OVER (ORDER BY id DESC) - size AS before
            FROM (SELECT *, length(body || coalesce(medical, '')) AS size FROM requests ${where})
            ORDER BY id DESC LIMIT ?
          )
          ${selectSql} JOIN sized ON id = sizedId WHERE before < ? ORDER BY id DESC`,
        )
        .bind(...values, most, characters)
        .all<Row>();
      return results.map(parseRow);
    },

    async find(id: number): Promise<StoredRequest | undefined> {
      const row = await database.prepare(`${selectSql} WHERE id = ?`).bind(id).first<Row>();
      return row ? parseRow(row) : undefined;
    },
  };
}

// By these the desk finds arrivals, departures and packages without reading every body.
function stayColumns({ kind, body }: NewRequest): (string | null)[] {
  if (kind !== "booking") return [null, null, null];
  const wish = parseBooking(body);
  const stay = findStay(wish.package, wish.date);
  return [wish.package, stay?.first ?? wish.date, stay?.last ?? wish.date];
}

function parseRow({ body, medical, mail, guestMail, ...row }: Row): StoredRequest {
  return {
    ...row,
    body: parseBody({ body, medical }),
    mail: mail === null ? null : JSON.parse(mail),
    guestMail: guestMail === null ? null : JSON.parse(guestMail),
  };
}

/** What the guest sent, with what is medical while it is kept. */
function parseBody({ body, medical }: Pick<Row, "body" | "medical">): RequestBody {
  return { ...JSON.parse(body), ...JSON.parse(medical ?? "{}") };
}

// Only what is asked for stands in the statement, so that each finds its index.
function toConditions({ search = "", arrivals, states, ...query }: Query) {
  const asked: [condition: string, value: string | number | undefined][] = [
    ["kind = ?", query.kind],
    ["package = ?", query.package],
    ["language = ?", query.language],
    ["state = ?", query.state],
    ["state IN (SELECT value FROM json_each(?))", states && JSON.stringify(states)],
    ["email = ?", query.email],
    ["first_day = ?", query.arrival],
    ["first_day >= ?", arrivals?.from],
    ["first_day <= ?", arrivals?.until],
    ["last_day >= ?", query.endsFrom],
    ["id < ?", query.before],
    ["id IN (SELECT rowid FROM request_words WHERE request_words MATCH ?)", formatMatch(search)],
  ];
  const given = asked.filter(([, value]) => value !== undefined);
  const conditions = given.map(([condition]) => condition);
  return {
    where: conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "",
    values: given.map(([, value]) => value),
  };
}

// The same text for equal bodies, whatever the order of their fields.
function canonical(body: RequestBody): string {
  return JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)));
}
