import type { Env } from "./env.ts";
import { atNight } from "./nightly.ts";
import { sendDueMails } from "./send-mails.ts";
import { removeTestMessages } from "./test-messages.ts";
import { watch } from "./watch.ts";

/** What the desk does by the clock, by the crons of wrangler.toml. */
export const byTheClock: Record<string, (env: Env, now: Date) => Promise<void>> = {
  "*/5 * * * *": async (env) => {
    await sendDueMails(env);
    // One stays where a worker ended before it could delete it.
    await removeTestMessages(env);
  },
  "17 2 * * *": atNight,
  "*/15 * * * *": watch,
};

/** Does what is due at a cron. */
export async function work(cron: string, env: Env, now: Date): Promise<void> {
  const due = byTheClock[cron];
  if (!due) throw new Error(`Nothing is to be done at ${cron}: backend/clock.ts does not know it.`);
  await due(env, now);
}
