import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import * as z from "zod/mini";

const headerSchema = z.object({
  desk: z.literal(1),
  /** When it was written, ISO 8601 in UTC. */
  at: z.string(),
  tables: z.array(z.string()),
  /** The highest number that a request had been given. */
  lastNumber: z.int(),
});

type Header = z.output<typeof headerSchema>;

const valueSchema = z.union([z.string(), z.number(), z.null()]);

type Value = z.output<typeof valueSchema>;

const lineSchema = z.object({ table: z.string(), row: z.record(z.string(), valueSchema) });

export interface Restored extends Header {
  requests: number;
}

// D1 takes a statement of at most 100,000 bytes; one row each would take ten times as long.
const maxStatement = 90_000;

// Numbers given after the backup and lost with the database are not given again: a receipt may name one.
const numbersLeftOut = 1_000;

// What a backup of before migration 0008 holds. That migration moves it; backups are deleted after thirty days.
const older: Record<string, string> = {
  mails: "request_id, recipient, state, attempts, interrupted, due_at, sent_at, cause",
  answers: "id, request_id, at, who, version, subject, text, state, cause",
  told: "topic, what, sending, interrupted, until",
};
const moving = new URL("../../desk/migrations/0008_one_way_out.sql", import.meta.url);

/** The first line of a backup or of a list of erasures, gzip or not. */
export async function readHeader(file: string): Promise<Header> {
  for await (const line of linesOf(file)) return parseHeader(line, file);
  throw new Error(`${file} is empty.`);
}

/**
 * Writes the SQL that puts backups and lists of erasures into a desk's tables, and into no other; with `replace` what
 * stands there goes first. At the end all go whom a receipt names, whether it comes with the files or stood there before.
 */
export async function writeRestoreSql(
  files: readonly string[],
  target: string,
  { tables, replace = false }: { tables: readonly string[]; replace?: boolean },
): Promise<Restored[]> {
  const sql = await open(target, "w", 0o600);
  try {
    const restored: Restored[] = [];
    for (const file of files)
      restored.push(await writeOne(file, (text) => sql.write(text), { tables, replace }));
    await sql.write(
      `DELETE FROM requests WHERE id IN (SELECT value FROM erasures, json_each(request_ids));\n` +
        `INSERT INTO request_words (request_words) VALUES ('optimize');\n`,
    );
    return restored;
  } finally {
    await sql.close();
  }
}

async function writeOne(
  file: string,
  write: (text: string) => Promise<unknown>,
  { tables, replace }: { tables: readonly string[]; replace: boolean },
): Promise<Restored> {
  const header = await readHeader(file);
  const unknown = header.tables.find((table) => !tables.includes(table) && !(table in older));
  if (unknown !== undefined) {
    throw new Error(`${file} holds a table ${unknown}, which this desk does not have.`);
  }
  const ids = new Set<Value | undefined>();
  const isBackup = header.tables.includes("requests");
  if (isBackup && replace) {
    // Receipts stay: who was erased since the backup is not to come back.
    const emptied = tables.filter((table) => table !== "erasures");
    for (const table of emptied) await write(`DELETE FROM ${named(table)};\n`);
  }
  const isOlder = header.tables.some((table) => table in older);
  for (const [table, columns] of isOlder ? Object.entries(older) : [])
    await write(`CREATE TABLE ${table} (${columns});\n`);
  let number = 0;
  let statement = "";
  for await (const line of linesOf(file)) {
    number++;
    if (number > 1) await writeRow(line);
  }
  await endStatement();
  if (isOlder) await write(await readFile(moving, "utf8"));
  if (isBackup) await write(numberingSql(header.lastNumber));
  return { ...header, requests: ids.size };

  async function writeRow(line: string): Promise<void> {
    const { data } = lineSchema.safeParse(parsed(line));
    if (!data || !header.tables.includes(data.table)) {
      throw new Error(`Line ${number} of ${file} is no row of the tables that it names.`);
    }
    const { table, row } = data;
    if (table === "requests") ids.add(row.id);
    // It came while the backup was written, after the requests.
    else if (row.request_id != null && !ids.has(row.request_id)) return;
    const columns = Object.keys(row).map(named).join(", ");
    const start = `INSERT OR REPLACE INTO ${named(table)} (${columns}) VALUES\n`;
    const values = `(${Object.values(row).map(literal).join(", ")})`;
    const isTooLong = Buffer.byteLength(statement) + Buffer.byteLength(values) > maxStatement;
    if (!statement.startsWith(start) || isTooLong) {
      await endStatement();
      statement = start + values;
    } else statement += `,\n${values}`;
  }

  async function endStatement(): Promise<void> {
    if (statement) await write(`${statement};\n`);
    statement = "";
  }
}

function numberingSql(lastNumber: number): string {
  const next = lastNumber + numbersLeftOut;
  return `INSERT INTO sqlite_sequence (name, seq) SELECT 'requests', 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'requests');
UPDATE sqlite_sequence SET seq = max(seq, ${next}) WHERE name = 'requests';
`;
}

function parseHeader(line: string, file: string): Header {
  const { data } = headerSchema.safeParse(parsed(line));
  if (data) return data;
  throw new Error(`${file} is no backup of a desk.`);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function named(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

// A text of SQL ends at its first zero character.
function literal(value: Value): string {
  if (typeof value !== "string") return String(value ?? "NULL");
  return `'${value.replaceAll("'", "''").replaceAll("\0", "' || char(0) || '")}'`;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const input = file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
  // What fails before the pipe's end would else be lost, and half a backup taken for a whole one.
  bytes.once("error", (error) => input.destroy(error));
  let rest = "";
  input.setEncoding("utf8");
  for await (const text of input) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) throw new Error(`${file} ends in the middle of a line.`);
}
