import { dayAfter } from "#domain/calendar/dates.ts";
import type { Env } from "../env.ts";
import { toStream } from "../web/response.ts";
import type { RetentionSettings } from "./retention.ts";
import { listPages, listTables } from "./schema-introspection.ts";

// Of the longest messages that is some megabytes; 10,000 requests are ten queries.
const pageSize = 1_000;
const erasuresName = "erasures.jsonl";
const namePattern = /^desk-(\d{4}-\d{2}-\d{2})\.jsonl\.gz$/;

/**
 * Writes the whole desk as JSON lines, one row each, into an object of the night; where no bucket is bound, nothing. Only
 * a page of rows and what is packed already are in memory.
 */
export async function backUp({ DB, BACKUP }: Env, now: Date): Promise<void> {
  if (!BACKUP) return;
  const packed = toStream(formatLines(DB, now)).pipeThrough(new CompressionStream("gzip"));
  await BACKUP.put(`desk-${now.toISOString().slice(0, 10)}.jsonl.gz`, await readBytes(packed));
  await keepErasures({ DB, BACKUP }, now);
}

/** Writes the list of erasures beside the backups, so that one that is older than an erasure does not undo it. */
export async function keepErasures(
  { DB, BACKUP }: Pick<Env, "DB" | "BACKUP">,
  now: Date,
): Promise<void> {
  await BACKUP?.put(erasuresName, await erasuresText(DB, now));
}

/** The list of erasures in the lines of a backup. */
export async function erasuresText(database: D1Database, now: Date): Promise<string> {
  let text = "";
  for await (const lines of formatLines(database, now, ["erasures"])) text += lines;
  return text;
}

/** Deletes the backups that have had their time. */
export async function endOldBackups(
  { BACKUP }: Env,
  now: Date,
  { backupDays }: RetentionSettings,
): Promise<number> {
  if (!BACKUP) return 0;
  const lastDay = dayAfter(now.toISOString().slice(0, 10), -backupDays);
  const { objects } = await BACKUP.list({ prefix: "desk-" });
  const old = objects.map(({ key }) => key).filter((key) => isUpTo(lastDay, key));
  if (old.length > 0) await BACKUP.delete(old);
  return old.length;
}

function isUpTo(lastDay: string, key: string): boolean {
  const [, day] = namePattern.exec(key) ?? [];
  return day !== undefined && day <= lastDay;
}

async function* formatLines(
  database: D1Database,
  now: Date,
  only?: string[],
): AsyncGenerator<string> {
  const tables = only ?? (await listTables(database));
  const lastNumber = await database
    .prepare("SELECT seq FROM sqlite_sequence WHERE name = 'requests'")
    .first<number>("seq");
  yield `${JSON.stringify({ desk: 1, at: now.toISOString(), tables, lastNumber: lastNumber ?? 0 })}\n`;
  for (const table of tables) {
    for await (const rows of listPages(database, table, pageSize)) {
      yield rows.map((row) => `${JSON.stringify({ table, row })}\n`).join("");
    }
  }
}

// A bucket takes a stream only if its length is known before.
function readBytes(stream: ReadableStream<Uint8Array>): Promise<ArrayBuffer> {
  return new Response(stream).arrayBuffer();
}
