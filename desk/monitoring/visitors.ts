import type { Context } from "hono";
import { defaultWeeks, type VisitReport } from "#domain/visits/visit-report.ts";
import { log } from "../../worker/log.ts";
import type { DeskEnv, Env } from "../env.ts";
import { showPage } from "../web/render.tsx";
import { NoReportError, type NoVisits, readVisits } from "./read-visits.ts";
import { VisitorsPage } from "./visitors-page.tsx";

/** The page of how many pages were opened, and forms begun and sent. */
export async function visitors(c: Context<DeskEnv>): Promise<Response> {
  const reading = await read(c.env);
  const isWell = typeof reading !== "string" || reading === "unset";
  return showPage(c, VisitorsPage, { reading }, isWell ? 200 : 503);
}

async function read({ ACCOUNT_ID, ANALYTICS_TOKEN }: Env): Promise<VisitReport | NoVisits> {
  const account = ACCOUNT_ID?.trim();
  const token = ANALYTICS_TOKEN?.trim();
  if (!account || !token) return "unset";
  try {
    return await readVisits({ account, token }, defaultWeeks, new Date());
  } catch (error) {
    if (!(error instanceof NoReportError)) throw error;
    log("error", "visitors", { cause: error.message });
    return error.isRefused ? "refused" : "away";
  }
}
