import { log } from "../worker/log.ts";
import type { Env } from "./env.ts";
import { failureName } from "./errors.ts";
import { sendDueMails } from "./mail/send-mails.ts";
import { monitor } from "./monitoring/monitor.ts";
import { backUp, endOldBackups } from "./privacy/backup.ts";
import { purgeMedical } from "./privacy/medical-data.ts";
import { deleteExpired, mergeWords, retentionSettings } from "./privacy/retention.ts";

/**
 * What the desk does each night: it deletes expired data, then writes a backup and deletes old ones. If a step fails, the
 * others still run; then the whole night counts as failed, which the dashboard shows.
 */
export async function runNightly(env: Env, now: Date): Promise<void> {
  const settings = retentionSettings(env);
  if ("problems" in settings) {
    log("error", "configuration", { problems: settings.problems });
  }
  const known = "problems" in settings ? undefined : settings;
  const counts: Record<string, number> = {};
  const failures: unknown[] = known ? [] : [new Error("A var is wrong.")];
  const steps: [name: string, work: () => Promise<unknown>][] = [
    ["health", () => purgeMedical(env, now)],
    ["forgotten", async () => known && deleteExpired(env.DB, now, known)],
    ["words", () => mergeWords(env.DB).run()],
    ["backup", () => backUp(env, now)],
    ["backupsEnded", async () => known && endOldBackups(env, now, known)],
  ];
  for (const [name, work] of steps) {
    try {
      const count = await work();
      if (typeof count === "number") counts[name] = count;
    } catch (error) {
      log("error", "night", { step: name, cause: failureName(error) });
      failures.push(error);
    }
  }
  log("info", "night", counts);
  if (failures.length > 0) throw new Error("The night's work is not done: the log says what.");
}

/** The desk's scheduled jobs, by the crons of wrangler.toml. */
export const jobs: Record<string, (env: Env, now: Date) => Promise<void>> = {
  "*/5 * * * *": (env) => sendDueMails(env),
  "17 2 * * *": runNightly,
  "*/15 * * * *": monitor,
};

/** Runs the job of a cron. */
export async function runJob(cron: string, env: Env, now: Date): Promise<void> {
  const due = jobs[cron];
  if (!due) throw new Error(`Nothing is to be done at ${cron}: desk/cron.ts does not know it.`);
  await due(env, now);
}
