import * as z from "zod/mini";
import { problemsOf, wholeNumber } from "../worker/vars/kinds.ts";
import type { Env } from "./env.ts";

const schema = z.object({
  RETENTION_MONTHS: z._default(wholeNumber(1_200), 24),
  BACKUP_DAYS: z._default(wholeNumber(3_650), 30),
});

/** How long guests' data is lent. */
export interface LentSettings {
  /** A request is deleted so many months after the last word on it. */
  retentionMonths: number;
  /** A backup is deleted after so many days. */
  backupDays: number;
}

/** For how many days after departure something on health is kept; the site's own words promise it. */
export const healthDays = 30;

/** The settings, or the names of the vars that are wrong: then nothing is deleted. */
export function lentSettings(env: Env): LentSettings | { problems: string[] } {
  const { data, error } = schema.safeParse(env);
  if (data) return { retentionMonths: data.RETENTION_MONTHS, backupDays: data.BACKUP_DAYS };
  return { problems: problemsOf(error) };
}
