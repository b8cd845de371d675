import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";

type Value = string | number | null;

interface Header {
  desk: number;
  /** When it was written, ISO 8601 in UTC. */
  at: string;
  tables: string[];
  /** The highest number that a request had been given. */
  lastNumber: number;
}

interface Line {
  table: string;
  row: Record<string, Value>;
}

export interface Restored extends Header {
  requests: number;
}

// D1 takes a statement of at most 100,000 bytes; one row each would take ten times as long.
const longestStatement = 90_000;

// Numbers given after the backup and lost with the database are not given again: a receipt may name one.
const numbersLeftOut = 1_000;

/** The first line of a backup or of a list of erasures, gzip or not. */
export async function headerOf(file: string): Promise<Header> {
  for await (const line of linesOf(file)) return readHeader(line, file);
  throw new Error(`${file} is empty.`);
}

/**
 * Writes the SQL that puts backups and lists of erasures into a desk's tables; with `replace` what stands there goes
 * first. At the end all go whom a receipt names, whether it comes with the files or stood there before.
 */
export async function writeRestoreSql(
  files: readonly string[],
  target: string,
  { replace = false } = {},
): Promise<Restored[]> {
  const sql = await open(target, "w", 0o600);
  try {
    const restored: Restored[] = [];
    for (const file of files)
      restored.push(await writeOne(file, (text) => sql.write(text), replace));
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
  replace: boolean,
): Promise<Restored> {
  const header = await headerOf(file);
  const ids = new Set<Value | undefined>();
  const isBackup = header.tables.includes("requests");
  if (isBackup && replace) {
    // Receipts stay: who was erased since the backup is not to come back.
    const emptied = header.tables.filter((table) => table !== "erasures");
    for (const table of emptied) await write(`DELETE FROM ${named(table)};\n`);
  }
  let isFirst = true;
  let statement = "";
  for await (const line of linesOf(file)) {
    if (!isFirst) await writeRow(JSON.parse(line) as Line);
    isFirst = false;
  }
  await endStatement();
  if (isBackup) await write(numberingSql(header.lastNumber));
  return { ...header, requests: ids.size };

  async function writeRow({ table, row }: Line): Promise<void> {
    if (table === "requests") ids.add(row.id);
    // It came while the backup was written, after the requests.
    else if (row.request_id !== undefined && !ids.has(row.request_id)) return;
    const columns = Object.keys(row).map(named).join(", ");
    const start = `INSERT OR REPLACE INTO ${named(table)} (${columns}) VALUES\n`;
    const values = `(${Object.values(row).map(literal).join(", ")})`;
    const isTooLong = Buffer.byteLength(statement) + Buffer.byteLength(values) > longestStatement;
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
  const next = Number(lastNumber) + numbersLeftOut;
  return `INSERT INTO sqlite_sequence (name, seq) SELECT 'requests', 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'requests');
UPDATE sqlite_sequence SET seq = max(seq, ${next}) WHERE name = 'requests';
`;
}

function readHeader(line: string, file: string): Header {
  const header = parsed(line);
  if (header?.desk === 1 && Array.isArray(header.tables)) return header;
  throw new Error(`${file} is no backup of a desk.`);
}

function parsed(line: string): Header | undefined {
  try {
    return JSON.parse(line) as Header;
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
