import { parseArgs } from "node:util";
import { unstable_readConfig as readConfig } from "wrangler";
import { baseAddress } from "../../../worker/config/var-kinds.ts";
import { backendFindings, deskFindings, siteFindings } from "./check-site.ts";
import { checkoutFindings } from "./checkout.ts";
import { type Finding, findingLines, openAsk, summaryLine } from "./finding.ts";
import { testRequestFinding } from "./test-request.ts";

const usage = `npm run doctor                                          looks at this folder before a deploy
npm run doctor -- --url https://www.example.com         looks at a deployed site: its address, health, outbox, the desk
  --desk https://desk.example.com                       where the desk is, if not at DESK_URL of desk/wrangler.toml
  --test-request                                        sends a test message the way of a guest's, and removes it
  --json                                                writes what it finds as JSON

It ends with 0 if nothing has to be mended, with 1 if something has, with 2 if it did not understand you.`;

const asked = readArguments();
const ask = openAsk();
const parts: [title: string, findings: Finding[]][] = asked.url
  ? await deployed(asked.url)
  : [["This folder", checkoutFindings()]];
const found = parts.flatMap(([, findings]) => findings);
if (asked.json) console.info(JSON.stringify(found, null, 2));
else {
  for (const [title, findings] of parts) console.info(findingLines(title, findings));
  console.info(summaryLine(found));
}
process.exitCode = found.some(({ level }) => level === "error") ? 1 : 0;

async function deployed(url: string): Promise<typeof parts> {
  const { vars } = readConfig({ config: "desk/wrangler.toml" });
  const { DESK_URL } = vars as Record<string, string>;
  const desk = asked.desk || DESK_URL;
  const { BACKEND_URL } = readConfig({ config: "wrangler.toml" }).vars as Record<string, string>;
  const [site, seen, backend] = await Promise.all([
    siteFindings(url, ask),
    desk ? deskFindings(desk, ask) : [],
    BACKEND_URL ? backendFindings(BACKEND_URL.replace(/\/+$/, ""), ask) : [],
  ]);
  const answers = site[0]?.level === "ok";
  const sent = asked.test && answers ? [await testRequestFinding(url, ask)] : [];
  const all: typeof parts = [
    ["The site", site],
    ["The desk", [...seen, ...backend]],
    ["A test message", sent],
  ];
  return all.filter(([, findings]) => findings.length > 0);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: "string" },
        desk: { type: "string" },
        "test-request": { type: "boolean" },
        json: { type: "boolean" },
        help: { type: "boolean" },
      },
    });
    if (values.help) {
      console.info(usage);
      process.exit(0);
    }
    const { "test-request": test = false, json = false } = values;
    if (!values.url && (test || values.desk)) throw new Error("Add --url and the site's address.");
    return { url: addressOf(values.url), desk: addressOf(values.desk), test, json };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}

function addressOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const { data, error } = baseAddress.safeParse(text);
  if (error) throw new Error(`${text} ${error.issues[0]?.message}.`);
  return data;
}
