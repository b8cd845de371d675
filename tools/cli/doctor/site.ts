import { isLocalHost } from "../../../worker/config/var-kinds.ts";
import {
  type Answer,
  type Ask,
  error,
  type Finding,
  longerToken,
  ok,
  unless,
  warning,
} from "./finding.ts";

const readOutbox =
  'the desk\'s page "Not arrived yet", or docs/operations.md, "Read and replay the outbox"';

/** What can be seen of a site from outside; the first finding says whether it is this site that answers. */
export async function siteFindings(url: string, ask: Ask): Promise<Finding[]> {
  const [page, health] = await Promise.all([ask(`${url}/en`), ask(`${url}/api/health`)]);
  if (page.status === 0) {
    return [error(`${url} ${page.failure}`, "is the address right, and the site deployed?")];
  }
  const place = page.headers.get("Location");
  const answered = `${url}/en answers ${page.status}${place ? ` and leads to ${place}` : ""}`;
  const byItself = healthFindings(health);
  if (!byItself) {
    const remedy = "write the address at which the site itself answers";
    return [error(`${answered}, and /api/health not as this site does`, remedy)];
  }
  if (page.status !== 200) return [error(answered, "npx wrangler tail shows why"), ...byItself];
  return [
    ok(`${url} answers`),
    ...addressFinding(url, page),
    ...byItself,
    await outboxFinding(url, ask),
  ];
}

function addressFinding(url: string, { text }: Answer): Finding[] {
  if (isLocalHost(new URL(url).hostname)) return [];
  const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(text)?.[0];
  const own = /href="([^"]*)"/.exec(canonical ?? "")?.[1] ?? "";
  return [
    unless(
      own.startsWith(`${url}/`),
      "Pages name this as their own address",
      warning(
        `Pages name ${own || "nothing"} as their own address`,
        `set siteUrl in facts.json to ${url} and deploy, or ask the doctor at the site's own address`,
      ),
    ),
  ];
}

// Undefined where it is not this site that answers.
function healthFindings(answer: Answer): Finding[] | undefined {
  if (answer.text.includes("The outbox does not answer.")) {
    const remedy = "look at www.cloudflarestatus.com and npx wrangler tail";
    return [error("The outbox doesn't answer", remedy)];
  }
  const { waiting, dead, problems } = parsed(answer.text) ?? {};
  if (typeof waiting !== "number" || typeof dead !== "number") return undefined;
  const told = Array.isArray(problems) ? problems.filter((one) => typeof one === "string") : [];
  const asIs = told.map((problem) => error(problem, remedyFor(problem)));
  return [
    ...(asIs.length > 0 ? asIs : [ok("Nothing is wrong by its own account (/api/health)")]),
    ...(waiting > 0 ? [warning(`${waiting} waiting in the outbox`, readOutbox)] : []),
  ];
}

function remedyFor(problem: string): string {
  if (problem.startsWith("RATE_LIMIT_SECRET"))
    return "npm run setup, then npx wrangler secret bulk .secrets/site.env";
  if (/^A request/.test(problem)) return readOutbox;
  if (problem.startsWith("BACKEND_TOKEN")) return longerToken;
  if (problem.startsWith("BACKEND_URL"))
    return "npm run setup -- backend, then npx wrangler deploy";
  return "npm run setup, then npx wrangler deploy";
}

async function outboxFinding(url: string, ask: Ask): Promise<Finding> {
  const { status } = await ask(`${url}/api/outbox`);
  if (status === 401) return ok("The outbox opens to who knows OUTBOX_TOKEN, and to nobody else");
  if (status === 404) {
    return warning(
      "OUTBOX_TOKEN isn't set: nobody can see requests that haven't arrived",
      "npx wrangler secret bulk .secrets/site.env",
    );
  }
  return error(
    `/api/outbox answers ${status || "nothing"} to a stranger`,
    "is this the right address? Else withdraw OUTBOX_TOKEN",
  );
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return Object(JSON.parse(text));
  } catch {
    return undefined;
  }
}
