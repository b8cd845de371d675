import { log } from "../worker/log.ts";
import { backUp, endOldBackups } from "./backup.ts";
import type { Env } from "./env.ts";
import { failureName } from "./failed.ts";
import { removeHealth } from "./health.ts";
import { lentSettings } from "./lent-settings.ts";
import { forgetOld, mergeWords } from "./retention.ts";

/**
 * What the desk does each night: it gives back what was lent, then writes a backup and ends old ones. One that fails
 * keeps none of the others from its work; then the night counts as failed, which the dashboard shows.
 */
export async function atNight(env: Env, now: Date): Promise<void> {
  const settings = lentSettings(env);
  if ("problems" in settings) {
    log("error", "configuration", { problems: settings.problems });
  }
  const known = "problems" in settings ? undefined : settings;
  const counts: Record<string, number> = {};
  const failures: unknown[] = known ? [] : [new Error("A var is wrong.")];
  const steps: [name: string, work: () => Promise<unknown>][] = [
    ["health", () => removeHealth(env, now)],
    ["forgotten", async () => known && forgetOld(env.DB, now, known)],
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
