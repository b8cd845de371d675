import { type FormName, makeReference } from "#domain/booking/submission.ts";
import { mergeWords } from "./retention.ts";
import { listColumns, listTables, type Row } from "./schema-introspection.ts";

/** What was erased, when and how much of it; nothing of whom. */
export interface Receipt {
  number: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** The reader who did it. */
  who: string;
  requests: number;
  mails: number;
  events: number;
}

/** A request of somebody's, in short. */
export interface Found {
  id: number;
  kind: FormName;
  receivedAt: string;
  name: string;
  reference: string | null;
}

const listedReceipts = 50;
const receiptColumns = "number, at, who, requests, mails, events";

// `?1` is a JSON list of the spellings of one address.
const theirs = "email COLLATE NOCASE IN (SELECT value FROM json_each(?1))";

const eraseSql = `
  INSERT INTO erasures (${receiptColumns}, request_ids)
  SELECT ?2, ?3, ?4, count(*),
    (SELECT count(*) FROM outgoing WHERE request_id IN (SELECT id FROM requests WHERE ${theirs})),
    (SELECT count(*) FROM events WHERE request_id IN (SELECT id FROM requests WHERE ${theirs})),
    json_group_array(id)
  FROM requests WHERE ${theirs} HAVING count(*) > 0
`;

/** What the desk holds of one person, who is known by an email address, in capitals or not. */
export function openDataSubjects(database: D1Database) {
  // SQLite knows capitals of A to Z alone.
  async function findSpellings(address: string): Promise<string> {
    const asked = folded(address);
    if (/^[\0-\x7f]*$/.test(asked)) return JSON.stringify([asked]);
    const { results } = await database
      .prepare("SELECT DISTINCT email FROM requests")
      .all<{ email: string }>();
    const same = results.map(({ email }) => email).filter((email) => folded(email) === asked);
    return JSON.stringify(same);
  }

  return {
    /** This person's requests, newest first. */
    async find(address: string): Promise<Found[]> {
      const { results } = await database
        .prepare(
          `SELECT id, kind, received_at AS receivedAt, name, reference FROM requests WHERE ${theirs} ORDER BY id DESC`,
        )
        .bind(await findSpellings(address))
        .all<Found>();
      return results;
    },

    /** Everything that stands about them in any table, each request with the rows that belong to it. */
    async exported(address: string): Promise<object[]> {
      const spellings = await findSpellings(address);
      const { results } = await database
        .prepare(`SELECT * FROM requests WHERE ${theirs} ORDER BY id`)
        .bind(spellings)
        .all<Row>();
      const belonging: [table: string, rows: Row[]][] = [];
      for (const table of await listTables(database)) {
        const { columns } = await listColumns(database, table);
        if (!columns.includes("request_id")) continue;
        const rows = await database
          .prepare(
            `SELECT * FROM "${table}" WHERE request_id IN (SELECT id FROM requests WHERE ${theirs})`,
          )
          .bind(spellings)
          .all<Row>();
        belonging.push([table, rows.results]);
      }
      return results.map(({ body, medical, ...row }) => ({
        ...row,
        body: JSON.parse(String(body)),
        medical: JSON.parse(String(medical)),
        ...Object.fromEntries(
          belonging.map(([table, rows]) => [
            table,
            rows
              .filter(({ request_id }) => request_id === row.id)
              // The letter of an answer, to be read.
              .map(({ payload, ...rest }) => ({
                ...rest,
                payload: payload && JSON.parse(`${payload}`),
              })),
          ]),
        ),
      }));
    },

    /** Erases everything of theirs at once and writes a receipt; undefined where there was nothing. */
    async erase(address: string, who: string, now: Date): Promise<string | undefined> {
      const spellings = await findSpellings(address);
      const number = `E${makeReference(crypto.randomUUID()).slice(2)}`;
      const [written] = await database.batch([
        database.prepare(eraseSql).bind(spellings, number, now.toISOString(), who),
        database.prepare(`DELETE FROM requests WHERE ${theirs}`).bind(spellings),
        mergeWords(database),
      ]);
      return written?.meta.changes ? number : undefined;
    },

    async receipt(number: string): Promise<Receipt | null> {
      return database
        .prepare(`SELECT ${receiptColumns} FROM erasures WHERE number = ?`)
        .bind(number)
        .first<Receipt>();
    },

    /** The latest receipts, newest first. */
    async receipts(): Promise<Receipt[]> {
      const { results } = await database
        .prepare(`SELECT ${receiptColumns} FROM erasures ORDER BY at DESC LIMIT ${listedReceipts}`)
        .all<Receipt>();
      return results;
    },
  };
}

function folded(address: string): string {
  return address.trim().toWellFormed().normalize("NFC").toLowerCase();
}
