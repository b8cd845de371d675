import { healthSchema, type Problem, settingsCodes } from "#domain/booking/health.ts";
import { log } from "../../worker/log.ts";
import type { Env } from "../env.ts";
import { countMedicalLeft } from "../privacy/medical-data.ts";
import { findSite } from "./site.ts";

/**
 * Requests given up; requests waiting for an hour; a site that does not answer; wrong settings of the site; mails that
 * did not go out; medical data that should have been removed.
 */
export type IncidentKind = "givenUp" | "waiting" | "site" | "settings" | "mails" | "health";

export interface Incident {
  kind: IncidentKind;
  /** Milliseconds since 1970. */
  since: number;
  count: number;
  /** What is wrong with the site's settings. */
  problems: Problem[];
}

type Finding = Omit<Incident, "since">;

const hour = 3_600_000;
// How long an incident may last before it is mailed: a deploy or a bad network ends by itself.
const patienceMs: Partial<Record<IncidentKind, number>> = { site: hour };
// Only the site knows these. While it does not answer, its last answer counts.
const fromSite: readonly IncidentKind[] = ["givenUp", "waiting", "settings"];

/** Finds what is wrong now and has been for long enough to be mailed. */
export async function findIncidents(env: Env, now: number): Promise<Incident[]> {
  const site = await findSiteIncidents(env);
  const found = [
    ...(site ?? [{ kind: "site", count: 1, problems: [] }]),
    ...(await findMailIncidents(env, now)),
    ...(await findMedicalIncidents(env, now)),
  ];
  const kept: readonly IncidentKind[] = site ? [] : fromSite;
  const kinds = [...found.map(({ kind }) => kind), ...kept];
  await env.DB.batch([
    env.DB.prepare("DELETE FROM troubles WHERE kind NOT IN (SELECT value FROM json_each(?))").bind(
      JSON.stringify(kinds),
    ),
    ...found.map(({ kind, ...details }) =>
      env.DB.prepare(
        `INSERT INTO troubles (kind, since, details) VALUES (?, ?, ?)
         ON CONFLICT (kind) DO UPDATE SET details = excluded.details`,
      ).bind(kind, now, JSON.stringify(details)),
    ),
  ]);
  const { results } = await env.DB.prepare("SELECT * FROM troubles ORDER BY kind").all<{
    kind: IncidentKind;
    since: number;
    details: string;
  }>();
  return results
    .map(({ kind, since, details }) => ({ kind, since, ...JSON.parse(details) }) as Incident)
    .filter(({ kind, since }) => since <= now - (patienceMs[kind] ?? 0));
}

// Undefined if the site does not answer as it should; empty if the desk knows no site.
async function findSiteIncidents(env: Env): Promise<Finding[] | undefined> {
  const site = findSite(env);
  if (!site) return [];
  try {
    const answer = await site.ask("/api/health");
    const { waiting, dead, oldestSeconds, problems } = healthSchema.parse(await answer.json());
    if (waiting === undefined) return undefined;
    const settings = problems.filter(({ code }) => settingsCodes.includes(code));
    const isLate = oldestSeconds * 1000 > hour;
    return [
      ...findingIf(dead > 0, "givenUp", dead),
      ...findingIf(isLate, "waiting", waiting),
      ...findingIf(settings.length > 0, "settings", settings.length, settings),
    ];
  } catch (error) {
    log("warn", "site", { step: "health", cause: (error as Error).name });
    return undefined;
  }
}

// A mail about a request; an alarm is no cause for another. One that was interrupted twice or given up counts for a day:
// nobody can repair it. The family has seen at once that an answer failed.
async function findMailIncidents({ DB }: Env, now: number): Promise<Finding[]> {
  const count = await DB.prepare(
    `SELECT count(*) AS count FROM (
       SELECT id FROM outgoing
       WHERE state IN ('waiting', 'sending') AND request_id IS NOT NULL AND queued_at < ?
       UNION ALL
       SELECT id FROM outgoing
       WHERE state IN ('unsure', 'failed') AND request_id IS NOT NULL AND due_at > ?
         AND NOT (kind = 'answer' AND state = 'failed')
     )`,
  )
    .bind(new Date(now - hour).toISOString(), now - 24 * hour)
    .first<number>("count");
  return count ? [{ kind: "mails", count, problems: [] }] : [];
}

// Data that was due a day ago should have gone in the night since.
async function findMedicalIncidents(env: Env, now: number): Promise<Finding[]> {
  const yesterday = new Date(now - 24 * hour);
  const count = await countMedicalLeft(env, yesterday, yesterday);
  return findingIf(count > 0, "health", count);
}

function findingIf(
  isFound: boolean,
  kind: IncidentKind,
  count: number,
  problems: Problem[] = [],
): Finding[] {
  return isFound ? [{ kind, count, problems }] : [];
}
