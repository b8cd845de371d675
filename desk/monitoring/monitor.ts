import { clockOffset, stockholmDay } from "#domain/calendar/dates.ts";
import { log } from "../../worker/log.ts";
import type { Env } from "../env.ts";
import { failureName } from "../errors.ts";
import { type MailSettings, mailSettings } from "../mail/mail-settings.ts";
import { incidentMail, weekMail, wellMail } from "./alarm-mail.tsx";
import { findIncidents, type Incident } from "./incidents.ts";
import { findSite } from "./site.ts";

export type Topic = "trouble" | "week";

// Longer than sending a mail can take, shorter than the time between two runs.
const leaseMs = 5 * 60_000;
// As with mails about requests: better one mail too few than the same mail for ever.
const maxInterruptions = 1;

const claimSql = `
  UPDATE told
  SET interrupted = CASE WHEN sending IS ?1 THEN interrupted + 1 ELSE 0 END, sending = ?1, until = ?2
  WHERE topic = ?3 AND what <> ?1 AND until <= ?4
  RETURNING interrupted
`;

/** What the desk has mailed the family about each topic. */
export function openNotificationLog(database: D1Database) {
  const settle = (topic: Topic, what: string) =>
    database
      .prepare("UPDATE told SET what = ?, sending = NULL, until = 0 WHERE topic = ?")
      .bind(what, topic)
      .run();
  return {
    async last(topic: Topic): Promise<string> {
      const row = database.prepare("SELECT what FROM told WHERE topic = ?").bind(topic);
      return (await row.first<string>("what")) ?? "";
    },

    /** Notes something that needs no mail. */
    settle,

    /**
     * Sends something once: of several runs at the same moment one sends, and one that was interrupted sends once more.
     * A mail that fails waits for the next run. Returns whether it was sent now.
     */
    async sendOnce(
      topic: Topic,
      what: string,
      now: number,
      send: () => Promise<unknown>,
    ): Promise<boolean> {
      const claimed = await database
        .prepare(claimSql)
        .bind(what, now + leaseMs, topic, now)
        .first<{ interrupted: number }>();
      if (!claimed) return false;
      const isOver = claimed.interrupted > maxInterruptions;
      try {
        if (!isOver) await send();
      } catch (error) {
        await database
          .prepare("UPDATE told SET sending = NULL, until = 0 WHERE topic = ?")
          .bind(topic)
          .run();
        throw error;
      }
      await settle(topic, what);
      return !isOver;
    },
  };
}

const dayMs = 86_400_000;
const monday = 1;
const weekBeginsAt = 7;

/**
 * Checks whether guests' requests and the desk's mails arrive. The family gets one mail when something is wrong, one when
 * all is well again, and one on Monday mornings about the week. Never throws.
 */
export async function monitor(env: Env, now: Date): Promise<void> {
  try {
    const { mail } = mailSettings(env);
    if (!mail) return;
    const incidents = await findIncidents(env, now.getTime());
    await mailIncidents(env, mail, incidents, now);
    await mailWeek(env, mail, incidents, now);
  } catch (error) {
    log("error", "alarm", { cause: failureName(error) });
  }
}

async function mailIncidents(env: Env, mail: MailSettings, incidents: Incident[], now: Date) {
  const notifications = openNotificationLog(env.DB);
  const kinds = incidents.map(({ kind }) => kind);
  const last = await notifications.last("trouble");
  const known = last.split(" ");
  if (kinds.some((kind) => !known.includes(kind))) {
    await send(env, "trouble", kinds.join(" "), now, incidentMail(incidents, mail));
  } else if (kinds.length === 0) {
    if (last) await send(env, "trouble", "", now, wellMail(mail));
  } else if (kinds.length < known.length) {
    // Remember only open incidents, so that a recurring one is mailed again.
    await notifications.settle("trouble", kinds.join(" "));
  }
}

async function mailWeek(env: Env, mail: MailSettings, incidents: Incident[], now: Date) {
  const day = stockholmDay(now);
  const clock = new Date(now.getTime() + clockOffset(now));
  if (clock.getUTCDay() !== monday || clock.getUTCHours() < weekBeginsAt) return;
  if ((await openNotificationLog(env.DB).last("week")) === day) return;
  const count = await countSince(env.DB, new Date(now.getTime() - 7 * dayMs));
  await send(
    env,
    "week",
    day,
    now,
    weekMail({ count, incidents, isWatched: Boolean(findSite(env)) }, mail),
  );
}

async function send(env: Env, topic: Topic, what: string, now: Date, message: EmailMessageBuilder) {
  const isSent = await openNotificationLog(env.DB).sendOnce(topic, what, now.getTime(), async () =>
    env.MAIL?.send(message),
  );
  if (isSent) log("info", "alarm", { topic, what });
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
