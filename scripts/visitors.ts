import { parseArgs } from "node:util";
import { mostWeeks, usualWeeks } from "../app/domain/visit-report.ts";
import { cloudflareApi, NoReportError, readVisits } from "../backend/read-visits.ts";
import { reportText } from "./visitors-print.ts";

const usage = `How many pages were opened, and how many forms were begun and sent:

  npm run visitors                 the last ${usualWeeks} weeks
  npm run visitors -- --weeks 4    as many as you like, up to ${mostWeeks}: Cloudflare keeps no more

It reads them from Cloudflare with CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN.`;

const missing = `Set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN first:
  the account's id is in the dashboard's address, https://dash.cloudflare.com/ID;
  a token is made at https://dash.cloudflare.com/profile/api-tokens: Create Custom Token, Account, Account Analytics, Read.`;

const weeks = weeksAsked();
if (!weeks) {
  console.error(usage);
  process.exitCode = 2;
} else await show(weeks);

async function show(weeks: number): Promise<void> {
  const {
    CLOUDFLARE_ACCOUNT_ID: account,
    CLOUDFLARE_API_TOKEN: token,
    // Wrangler's own name for it.
    CLOUDFLARE_API_BASE_URL: api = cloudflareApi,
  } = process.env;
  try {
    if (!account || !token) throw new NoReportError(missing);
    console.info(reportText(await readVisits({ account, token, api }, weeks, new Date())));
  } catch (error) {
    if (!(error instanceof NoReportError)) throw error;
    console.error(error.message);
    if (error.isRefused) console.error("Does the token have Account, Account Analytics, Read?");
    process.exitCode = 1;
  }
}

function weeksAsked(): number | undefined {
  try {
    const { values } = parseArgs({ options: { weeks: { type: "string" } } });
    const weeks = Number(values.weeks ?? usualWeeks);
    if (Number.isInteger(weeks) && weeks >= 1 && weeks <= mostWeeks) return weeks;
  } catch (error) {
    console.error(`${(error as Error).message}\n`);
  }
  return undefined;
}
