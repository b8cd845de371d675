import * as z from "zod/mini";
import { stockholmDay } from "#domain/calendar/dates.ts";
import { formatProblems, wholeNumber } from "../../worker/config/var-kinds.ts";
import type { Env } from "../env.ts";

const schema = z.object({
  RETENTION_MONTHS: z._default(wholeNumber(1_200), 24),
  BACKUP_DAYS: z._default(wholeNumber(3_650), 30),
});

/** How long guests' data is kept. */
export interface RetentionSettings {
  /** A request is deleted so many months after the last word on it. */
  retentionMonths: number;
  /** A backup is deleted after so many days. */
  backupDays: number;
}

/** For how many days after departure medical data is kept; the privacy notice promises it. */
export const healthDays = 30;

/** The settings, or the names of the vars that are wrong: then nothing is deleted. */
export function retentionSettings(env: Env): RetentionSettings | { problems: string[] } {
  const { data, error } = schema.safeParse(env);
  if (data) return { retentionMonths: data.RETENTION_MONTHS, backupDays: data.BACKUP_DAYS };
  return { problems: formatProblems(error) };
}

// A deletion only marks words in the index; merging removes them.
const mergeSql = "INSERT INTO request_words (request_words) VALUES ('optimize')";

// An agreed trip stays until it is over.
const forgetSql = `
  DELETE FROM requests WHERE changed_at < ? AND NOT (state = 'agreed' AND coalesce(last_day, '') >= ?)
  RETURNING id
`;

// Alarms and weeks belong to no request. The newest of each says what the family knows.
const forgetMailsSql = `
  DELETE FROM outgoing WHERE request_id IS NULL AND queued_at < ?
    AND id < (SELECT max(id) FROM outgoing AS newer WHERE newer.kind = outgoing.kind)
`;

/** Deletes what is older than it is kept: requests by their last change, with all that belongs to them, and alarms. */
export async function deleteExpired(
  database: D1Database,
  now: Date,
  { retentionMonths }: RetentionSettings,
): Promise<number> {
  const before = monthsBefore(now, retentionMonths).toISOString();
  const [requests] = await database.batch([
    database.prepare(forgetSql).bind(before, stockholmDay(now)),
    database.prepare(forgetMailsSql).bind(before),
  ]);
  return requests?.results.length ?? 0;
}

/** Removes the words of deleted and changed requests from the index; cheap if there are none. */
export function mergeWords(database: D1Database): D1PreparedStatement {
  return database.prepare(mergeSql);
}

/** The same time some months earlier, at the latest on the last day of that month. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  // JavaScript turns the 31st of a shorter month into a day of the next month.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
