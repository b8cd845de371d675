import * as z from "zod/mini";
import { isAboutSettings } from "../../worker/config/facts-from-vars.ts";
import { log } from "../../worker/log.ts";
import type { Env } from "../env.ts";
import { countMedicalLeft } from "../privacy/medical-data.ts";
import { siteOf } from "./site.ts";

/**
 * Given up; waiting for an hour; the site does not answer; its settings are wrong; mails that did not go out; what guests
 * told of health stands although the night should have removed it.
 */
export type IncidentKind = "givenUp" | "waiting" | "site" | "settings" | "mails" | "health";

export interface Incident {
  kind: IncidentKind;
  /** Milliseconds since 1970. */
  since: number;
  count: number;
  /** What the site says of its settings, in English. */
  problems: string[];
}

type Seen = Omit<Incident, "since">;

const hour = 3_600_000;
// For so long nobody is woken by it: a site that is being deployed, a network that stumbles.
const patienceMs: Partial<Record<IncidentKind, number>> = { site: hour };
// These only the site knows. While it is silent, what it said last stands.
const fromSite: readonly IncidentKind[] = ["givenUp", "waiting", "settings"];

// SPEC 10, health
const healthSchema = z.object({
  waiting: z.number(),
  dead: z.number(),
  oldestSeconds: z._default(z.number(), 0),
  problems: z._default(z.array(z.string()), []),
});

/** What is wrong now and has been for long enough to tell. */
export async function findIncidents(env: Env, now: number): Promise<Incident[]> {
  const site = await siteTroubles(env);
  const seen = [
    ...(site ?? [{ kind: "site", count: 1, problems: [] }]),
    ...(await mailTroubles(env, now)),
    ...(await healthTroubles(env, now)),
  ];
  const kept: readonly IncidentKind[] = site ? [] : fromSite;
  const kinds = [...seen.map(({ kind }) => kind), ...kept];
  await env.DB.batch([
    env.DB.prepare("DELETE FROM troubles WHERE kind NOT IN (SELECT value FROM json_each(?))").bind(
      JSON.stringify(kinds),
    ),
    ...seen.map(({ kind, ...details }) =>
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

// Undefined if the site does not answer as it should; nothing where the desk knows of no site.
async function siteTroubles(env: Env): Promise<Seen[] | undefined> {
  const site = siteOf(env);
  if (!site) return [];
  try {
    const answer = await site.ask("/api/health");
    const { waiting, dead, oldestSeconds, problems } = healthSchema.parse(await answer.json());
    const settings = problems.filter(isAboutSettings);
    const isLate = oldestSeconds * 1000 > hour;
    return [
      ...seenIf(dead > 0, "givenUp", dead),
      ...seenIf(isLate, "waiting", waiting),
      ...seenIf(settings.length > 0, "settings", settings.length, settings),
    ];
  } catch (error) {
    log("warn", "site", { step: "health", cause: (error as Error).name });
    return undefined;
  }
}

// A mail that was interrupted twice, or given up, is told of for a day: nobody can make it go or not have gone.
async function mailTroubles({ DB }: Env, now: number): Promise<Seen[]> {
  const late = DB.prepare(
    `SELECT count(*) AS count FROM mails JOIN requests ON id = request_id
     WHERE mails.state IN ('waiting', 'sending') AND received_at < ?`,
  ).bind(new Date(now - hour).toISOString());
  const ended = DB.prepare(
    "SELECT count(*) AS count FROM mails WHERE state IN ('unsure', 'failed') AND due_at > ?",
  ).bind(now - 24 * hour);
  const results = await DB.batch<{ count: number }>([late, ended]);
  const count = results.reduce((sum, { results: [row] }) => sum + (row?.count ?? 0), 0);
  return seenIf(count > 0, "mails", count);
}

// What was due a day ago and stood here then has had its night.
async function healthTroubles(env: Env, now: number): Promise<Seen[]> {
  const yesterday = new Date(now - 24 * hour);
  const count = await countMedicalLeft(env, yesterday, yesterday);
  return seenIf(count > 0, "health", count);
}

function seenIf(
  isSeen: boolean,
  kind: IncidentKind,
  count: number,
  problems: string[] = [],
): Seen[] {
  return isSeen ? [{ kind, count, problems }] : [];
}
