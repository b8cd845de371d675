import {
  type Row,
  reportQueries,
  toReport,
  type VisitReport,
} from "#domain/visits/visit-report.ts";

/** Cloudflare's API, where no other is named. */
export const cloudflareApi = "https://api.cloudflare.com/client/v4";

const maxWaitMs = 20_000;

/** Where the counts are read: an account, and a token that may read its analytics. */
export interface VisitsAccess {
  account: string;
  /** A secret. */
  token: string;
  api?: string;
}

/** Why there is nothing to show: not set up, a token that Cloudflare does not take, or no answer. */
export type NoVisits = "unset" | "refused" | "away";

/** Why there is no report: a token that Cloudflare does not take, another answer than expected, or none. */
export class NoReportError extends Error {
  readonly isRefused: boolean;

  constructor(message: string, isRefused = false) {
    super(message);
    this.isRefused = isRefused;
  }
}

/** Reads what was counted in as many weeks, this one included, from the SQL API of Analytics Engine. */
export async function readVisits(
  access: VisitsAccess,
  weeks: number,
  now: Date,
): Promise<VisitReport> {
  const { counts, countries, referrers } = reportQueries(weeks, now);
  const answers = await Promise.all([counts, countries, referrers].map((sql) => ask(access, sql)));
  const [first = [], second = [], third = []] = answers;
  return toReport({ counts: first, countries: second, referrers: third }, weeks, now);
}

async function ask({ account, token, api = cloudflareApi }: VisitsAccess, sql: string) {
  const address = `${api}/accounts/${encodeURIComponent(account)}/analytics_engine/sql`;
  let answer: Response;
  try {
    answer = await fetch(address, {
      method: "POST",
      body: sql,
      // A redirect must not carry the token elsewhere; workerd knows no "error".
      redirect: "manual",
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(maxWaitMs),
    });
  } catch (error) {
    throw new NoReportError(`Cloudflare does not answer: ${(error as Error).message}`);
  }
  const text = await answer.text();
  if (!answer.ok) {
    const isRefused = answer.status === 401 || answer.status === 403;
    throw new NoReportError(
      `Cloudflare answers ${answer.status}: ${text.slice(0, 300)}`,
      isRefused,
    );
  }
  return rowsIn(text);
}

function rowsIn(text: string): Row[] {
  try {
    const { data } = JSON.parse(text) as { data: Row[] };
    if (Array.isArray(data)) return data;
  } catch {
    // Not JSON at all is as little a table as any other text.
  }
  throw new NoReportError(`Cloudflare's answer is no table: ${text.slice(0, 300)}`);
}
