import { clockOffset, stockholmDay } from "#domain/stockholm.ts";
import { log } from "../worker/log.ts";
import { troubleMail, weekMail, wellMail } from "./alarm-mail.ts";
import type { Env } from "./env.ts";
import { failureName } from "./failed.ts";
import { type MailSettings, mailSettings } from "./mail-settings.ts";
import { siteOf } from "./site.ts";
import { openTold, type Topic } from "./told.ts";
import { lookForTroubles, type Trouble } from "./troubles.ts";

const dayMs = 86_400_000;
const monday = 1;
const weekBeginsAt = 7;

/**
 * Looks whether guests' requests and the desk's mails arrive. The family hears once when something is wrong, once when
 * all is well again, and on Monday mornings how the week was. Never throws.
 */
export async function watch(env: Env, now: Date): Promise<void> {
  try {
    const { mail } = mailSettings(env);
    if (!mail) return;
    const troubles = await lookForTroubles(env, now.getTime());
    await tellTroubles(env, mail, troubles, now);
    await tellWeek(env, mail, troubles, now);
  } catch (error) {
    log("error", "alarm", { cause: failureName(error) });
  }
}

async function tellTroubles(env: Env, mail: MailSettings, troubles: Trouble[], now: Date) {
  const told = openTold(env.DB);
  const kinds = troubles.map(({ kind }) => kind);
  const last = await told.last("trouble");
  const known = last.split(" ");
  if (kinds.some((kind) => !known.includes(kind))) {
    await send(env, "trouble", kinds.join(" "), now, troubleMail(troubles, mail));
  } else if (kinds.length === 0) {
    if (last) await send(env, "trouble", "", now, wellMail(mail));
  } else if (kinds.length < known.length) {
    // What comes back is news again.
    await told.settle("trouble", kinds.join(" "));
  }
}

async function tellWeek(env: Env, mail: MailSettings, troubles: Trouble[], now: Date) {
  const day = stockholmDay(now);
  const clock = new Date(now.getTime() + clockOffset(now));
  if (clock.getUTCDay() !== monday || clock.getUTCHours() < weekBeginsAt) return;
  if ((await openTold(env.DB).last("week")) === day) return;
  const count = await countSince(env.DB, new Date(now.getTime() - 7 * dayMs));
  await send(
    env,
    "week",
    day,
    now,
    weekMail({ count, troubles, isWatched: Boolean(siteOf(env)) }, mail),
  );
}

async function send(env: Env, topic: Topic, what: string, now: Date, message: EmailMessageBuilder) {
  const isSent = await openTold(env.DB).tell(topic, what, now.getTime(), async () =>
    env.MAIL?.send(message),
  );
  if (isSent) log("info", "alarm", { topic, what });
}

// What has come in since then was last changed no earlier: there is an index of changes.
async function countSince(database: D1Database, since: Date): Promise<number> {
  const time = since.toISOString();
  const count = await database
    .prepare("SELECT count(*) AS count FROM requests WHERE changed_at >= ?1 AND received_at >= ?1")
    .bind(time)
    .first<number>("count");
  return count ?? 0;
}
