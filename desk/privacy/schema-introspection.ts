export type Row = Record<string, string | number | null>;

// Cloudflare's own, wrangler's, and SQLite's.
const foreign = /^(_cf_|sqlite_|d1_migrations$)/;

/** Asks for each table what ListedTable says. */
export const listTablesSql = "PRAGMA table_list";

export interface ListedTable {
  schema: string;
  name: string;
  type: string;
}

/** The tables that hold something of the desk's, requests first: the others point at them. Indexes of words do not. */
export async function listTables(database: D1Database): Promise<string[]> {
  const { results } = await database.prepare(listTablesSql).all<ListedTable>();
  return ownTables(results);
}

/** The same of a list of tables. */
export function ownTables(listed: readonly ListedTable[]): string[] {
  const own = listed
    .filter(
      ({ schema, name, type }) => schema === "main" && type === "table" && !foreign.test(name),
    )
    .map(({ name }) => name);
  return ["requests", ...own.filter((name) => name !== "requests").sort()];
}

/** The names of a table's columns, and of those that make its key. */
export async function listColumns(database: D1Database, table: string) {
  const { results } = await database
    .prepare(`PRAGMA table_info("${table}")`)
    .all<{ name: string; pk: number }>();
  const key = results.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  return { columns: results.map(({ name }) => name), key: key.map(({ name }) => name) };
}

/** All rows of a table, one page after another in the order of its key: a page is all that is held at a time. */
export async function* listPages(
  database: D1Database,
  table: string,
  pageSize: number,
): AsyncGenerator<Row[]> {
  const { key } = await listColumns(database, table);
  if (key.length === 0) throw new Error(`The table ${table} has no key to page by.`);
  const names = key.map((name) => `"${name}"`).join(", ");
  let last: Row | undefined;
  do {
    const after = last ? `WHERE (${names}) > (${key.map(() => "?").join(", ")})` : "";
    const { results } = await database
      .prepare(`SELECT * FROM "${table}" ${after} ORDER BY ${names} LIMIT ${pageSize}`)
      .bind(...key.flatMap((name) => last?.[name] ?? []))
      .all<Row>();
    if (results.length > 0) yield results;
    last = results.length === pageSize ? results.at(-1) : undefined;
  } while (last);
}
