import { clockOffset, stockholmDay } from "#domain/calendar/dates.ts";
import { log } from "../../worker/log.ts";
import type { Env } from "../env.ts";
import { failureName } from "../errors.ts";
import { mailSettings } from "../mail/mail-settings.ts";
import { enqueue } from "../mail/outgoing.ts";
import { sendDueMails } from "../mail/send-mails.ts";
import type { AlarmPayload, WeekPayload } from "./alarm-mail.ts";
import { findIncidents, type Incident } from "./incidents.ts";
import { findSite } from "./site.ts";

const dayMs = 86_400_000;
const monday = 1;
const weekBeginsAt = 7;

/**
 * Checks whether guests' requests and the desk's mails arrive. The family gets one mail when something is wrong, one when
 * all is well again, and one on Monday mornings about the week. Never throws.
 */
export async function monitor(env: Env, now: Date): Promise<void> {
  try {
    if (!mailSettings(env).mail) return;
    const incidents = await findIncidents(env, now.getTime());
    // What has not gone yet is queued again as things stand now, if it is still true.
    await env.DB.prepare(
      "DELETE FROM outgoing WHERE kind IN ('alarm', 'week') AND state = 'waiting'",
    ).run();
    await queueAlarm(env.DB, incidents);
    await queueWeek(env, incidents, now);
  } catch (error) {
    log("error", "alarm", { cause: failureName(error) });
  }
  await sendDueMails(env);
}

// An incident is news once; one that ends and comes back is another, since a later time.
async function queueAlarm(database: D1Database, incidents: Incident[]): Promise<void> {
  const last = await database
    .prepare("SELECT id, payload FROM outgoing WHERE kind = 'alarm' ORDER BY id DESC LIMIT 1")
    .first<{ id: number; payload: string }>();
  const told: AlarmPayload = last ? JSON.parse(last.payload) : { incidents: [] };
  const known = told.incidents.map(toName);
  const names = incidents.map(toName);
  const isNews = names.some((name) => !known.includes(name));
  const isOver = names.length === 0 && known.length > 0;
  if (!isNews && !isOver) return;
  const payload: AlarmPayload = { incidents };
  const key = names.join(" ") || `after ${last?.id}`;
  await enqueue(database, { kind: "alarm", recipient: "family", key, payload }).run();
}

function toName({ kind, since }: Incident): string {
  return `${kind}@${since}`;
}

async function queueWeek(env: Env, incidents: Incident[], now: Date): Promise<void> {
  const clock = new Date(now.getTime() + clockOffset(now));
  if (clock.getUTCDay() !== monday || clock.getUTCHours() < weekBeginsAt) return;
  const key = stockholmDay(now);
  const count = await countSince(env.DB, new Date(now.getTime() - 7 * dayMs));
  const payload: WeekPayload = { count, incidents, isWatched: Boolean(findSite(env)) };
  await enqueue(env.DB, { kind: "week", recipient: "family", key, payload }).run();
}

// Uses the index of changes: a request never changed before it came in.
async function countSince(database: D1Database, since: Date): Promise<number> {
  const time = since.toISOString();
  const count = await database
    .prepare("SELECT count(*) AS count FROM requests WHERE changed_at >= ?1 AND received_at >= ?1")
    .bind(time)
    .first<number>("count");
  return count ?? 0;
}
