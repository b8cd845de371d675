import type { Context } from "hono";
import { usualWeeks, type VisitReport } from "#domain/visit-report.ts";
import { log } from "../worker/log.ts";
import type { DeskEnv, Env } from "./env.ts";
import { visitorsPage } from "./pages/visitors.ts";
import { NoReportError, type NoVisits, readVisits } from "./read-visits.ts";

/** The page of how many pages were opened, and forms begun and sent. */
export async function visitors(c: Context<DeskEnv>): Promise<Response> {
  const reading = await read(c.env);
  const isWell = typeof reading !== "string" || reading === "unset";
  return c.html(visitorsPage(c.get("language"), reading), isWell ? 200 : 503);
}

async function read({ ACCOUNT_ID, ANALYTICS_TOKEN }: Env): Promise<VisitReport | NoVisits> {
  const account = ACCOUNT_ID?.trim();
  const token = ANALYTICS_TOKEN?.trim();
  if (!account || !token) return "unset";
  try {
    return await readVisits({ account, token }, usualWeeks, new Date());
  } catch (error) {
    if (!(error instanceof NoReportError)) throw error;
    log("error", "visitors", { cause: error.message });
    return error.isRefused ? "refused" : "away";
  }
}
