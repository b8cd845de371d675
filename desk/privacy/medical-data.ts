import { clockInstant, dayAfter, stockholmDay } from "#domain/calendar/dates.ts";
import type { Env } from "../env.ts";
import { deskWords, toDeskLanguage } from "../words.ts";
import { moveMedicalText } from "./medical-text.ts";
import { healthDays } from "./retention.ts";

// A statement of D1 may take thirty seconds; so many messages take a few.
const maxAtOnce = 10_000;
// Two queries each of the fifty that a worker of the free plan has; the night's other work needs some, too.
const maxRounds = 5;

// When the data is due: at the departure of the booking that the message names or, if earlier, when it was cancelled; of
// an unknown booking on the day of the message. Strangers may reuse a reference, so the oldest booking from the same
// address counts. A text that medical-text.ts has moved begins with the reference.
const dueSql = `
  SELECT told.id, told.received_at
  FROM requests AS told
  LEFT JOIN requests AS booking ON booking.id = (
    SELECT min(id) FROM requests AS named INDEXED BY bookings_by_reference
    WHERE named.email = told.email COLLATE NOCASE
      AND named.reference = coalesce(told.body ->> '$.reference', substr(told.body ->> '$.message', 1, 12))
  )
  WHERE told.medical IS NOT NULL AND CASE
    WHEN booking.state = 'declined' THEN booking.last_day <= ?1 OR booking.changed_at < ?2
    WHEN booking.last_day IS NOT NULL THEN booking.last_day <= ?1
    ELSE told.received_at < ?2
  END
`;

const nextSql = `WITH due AS (${dueSql} ORDER BY told.received_at, told.id LIMIT ${maxAtOnce})`;

const noteSql = `
  ${nextSql}
  INSERT INTO events (request_id, at, who, kind, what) SELECT id, ?3, ?4, 'note', ?5 FROM due
`;

const removeSql = `${nextSql} UPDATE requests SET medical = NULL WHERE id IN (SELECT id FROM due)`;

/**
 * Removes medical data from the messages whose trip is over, and notes it; returns how many. Throws if something that is
 * due stays.
 */
export async function purgeMedical(env: Env, now: Date): Promise<number> {
  const { DB } = env;
  const due = dueAt(now);
  const words = deskWords[toDeskLanguage(env.LANGUAGE)].lent;
  const note = [now.toISOString(), words.desk, words.healthRemoved];
  await moveMedicalText(DB, maxAtOnce).run();
  let removed = 0;
  for (let round = 0; round < maxRounds; round++) {
    const [noted] = await DB.batch([
      DB.prepare(noteSql).bind(...due, ...note),
      DB.prepare(removeSql).bind(...due),
    ]);
    const count = noted?.meta.changes ?? 0;
    removed += count;
    if (count < maxAtOnce) break;
  }
  const left = await countMedicalLeft(env, now, now);
  if (left > 0) throw new HealthLeft(left);
  return removed;
}

/** Counts the messages received before a time whose medical data was due at another. */
export async function countMedicalLeft({ DB }: Env, at: Date, before: Date): Promise<number> {
  const count = await DB.prepare(`SELECT count(*) AS count FROM (${dueSql}) WHERE received_at < ?3`)
    .bind(...dueAt(at), before.toISOString())
    .first<number>("count");
  return count ?? 0;
}

// The last day of departure that is due, and the instant at which the day after begins.
function dueAt(now: Date): [lastDay: string, before: string] {
  const lastDay = dayAfter(stockholmDay(now), -healthDays);
  return [lastDay, new Date(clockInstant(dayAfter(lastDay, 1), 0)).toISOString()];
}

class HealthLeft extends Error {
  constructor(count: number) {
    super("Messages on health that are due stay.");
    this.name = `${count} messages on health are still due`;
  }
}
