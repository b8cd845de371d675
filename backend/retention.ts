import { stockholmDay } from "#domain/stockholm.ts";
import type { LentSettings } from "./lent-settings.ts";

// A deletion only marks words in their index; merging it takes them out.
const mergeSql = "INSERT INTO request_words (request_words) VALUES ('optimize')";

// A trip that was agreed on long before stays until it is over.
const forgetSql = `
  DELETE FROM requests WHERE changed_at < ? AND NOT (state = 'agreed' AND coalesce(last_day, '') >= ?)
  RETURNING id
`;

/** Deletes the requests whose last word lies further back than they are lent, with all that belongs to them. */
export async function forgetOld(
  database: D1Database,
  now: Date,
  { retentionMonths }: LentSettings,
): Promise<number> {
  const { results } = await database
    .prepare(forgetSql)
    .bind(monthsBefore(now, retentionMonths).toISOString(), stockholmDay(now))
    .all();
  return results.length;
}

/** Takes the words of what was deleted or changed out of the index: a statement that costs little where there are none. */
export function mergeWords(database: D1Database): D1PreparedStatement {
  return database.prepare(mergeSql);
}

/** The same time some months earlier, at the latest on the last day of that month. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  // Of a month without this day JavaScript makes the next one.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
