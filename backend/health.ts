import { dayAfter } from "#domain/days.ts";
import { languages } from "#domain/languages.ts";
import { referencePattern } from "#domain/reference.ts";
import { clockInstant, stockholmDay } from "#domain/stockholm.ts";
import type { Env } from "./env.ts";
import { guestWords } from "./guest-words.ts";
import { healthDays } from "./lent-settings.ts";
import { familyLanguage, wordsOf } from "./words.ts";

const labels = languages.flatMap((language) => {
  const { diet, allergies } = guestWords[language].booking.sent.more;
  return [diet, allergies].map((label) => `${label}: `);
});

/**
 * A message of "tell us more" without what it says of health; undefined where it says nothing. The site writes the
 * reference first, then each field under its label, those on health last, and at the end a tick before the consent that
 * only they need. In doubt more goes: where the words of the site have changed since, all but the reference.
 */
export function withoutHealth(message: string): string | undefined {
  const [reference = "", ...paragraphs] = message.split("\n\n");
  if (!referencePattern.test(reference) || !paragraphs.at(-1)?.startsWith("✓ ")) return undefined;
  const first = paragraphs.findIndex((text) => labels.some((label) => text.startsWith(label)));
  return [reference, ...paragraphs.slice(0, Math.max(0, first))].join("\n\n");
}

// The departure of the booking that the message names; of an unknown one the day of the message; of one that came to
// nothing the day on which that was said, if it comes first.
const dueSql = `
  SELECT told.id, told.body FROM requests AS told INDEXED BY health_told
  LEFT JOIN requests AS booking ON booking.reference = substr(told.body ->> '$.message', 1, 12)
  WHERE told.kind = 'contact' AND instr(told.body, '✓') > 0
    AND told.body ->> '$.subject' = 'booking'
    AND told.body ->> '$.message' GLOB 'RL-????-????' || char(10, 10) || '*✓ *'
    AND CASE
      WHEN booking.state = 'declined' THEN booking.last_day <= ?1 OR booking.changed_at < ?2
      WHEN booking.last_day IS NOT NULL THEN booking.last_day <= ?1
      ELSE told.received_at < ?2
    END
  ORDER BY told.received_at LIMIT 300
`;

const removeSql = `
  UPDATE requests SET body = changed.value ->> '$.body'
  FROM json_each(?) AS changed WHERE requests.id = changed.value ->> '$.id'
`;

const noteSql = `
  INSERT INTO events (request_id, at, who, kind, what)
  SELECT value ->> '$.id', ?, ?, 'note', ? FROM json_each(?)
`;

/** Removes what guests told of health from the messages whose trip is over, and notes it; gives how many. */
export async function removeHealth(env: Env, now: Date): Promise<number> {
  const { DB } = env;
  const lastDueDay = dayAfter(stockholmDay(now), -healthDays);
  const { results } = await DB.prepare(dueSql)
    .bind(lastDueDay, new Date(clockInstant(dayAfter(lastDueDay, 1), 0)).toISOString())
    .all<{ id: number; body: string }>();
  const changed = results.flatMap(({ id, body }) => {
    const request = JSON.parse(body) as { message: string };
    const message = withoutHealth(request.message);
    return message === undefined ? [] : [{ id, body: JSON.stringify({ ...request, message }) }];
  });
  if (changed.length === 0) return 0;
  const words = wordsOf(familyLanguage(env)).lent;
  const all = JSON.stringify(changed);
  await DB.batch([
    DB.prepare(removeSql).bind(all),
    DB.prepare(noteSql).bind(now.toISOString(), words.desk, words.healthRemoved, all),
  ]);
  return changed.length;
}
