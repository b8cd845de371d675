import { healthSchema } from "../../../domain/booking/health.ts";
import { submissionPaths } from "../../../domain/booking/submission.ts";
import { isLocalHost } from "../../../worker/config/var-kinds.ts";
import { describeProblem, longerToken, readOutbox } from "../../build/problem-text.ts";
import { type Answer, type Ask, error, type Finding, ok, unless, warning } from "./finding.ts";

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
function healthFindings({ text }: Answer): Finding[] | undefined {
  const health = healthSchema.safeParse(parsed(text)).data;
  const wrong = (health?.problems ?? []).map((problem) => error(...describeProblem(problem)));
  if (health?.waiting === undefined) return wrong.length > 0 ? wrong : undefined;
  return [
    ...(wrong.length > 0 ? wrong : [ok("Nothing is wrong by its own account (/api/health)")]),
    ...(health.waiting > 0 ? [warning(`${health.waiting} waiting in the outbox`, readOutbox)] : []),
  ];
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const pages = ["/", "/arrivals", "/requests.csv", "/guests"];
const howToLock = 'docs/for-families/set-up.md, "4. The desk": switch on Cloudflare Access';

/** Whether strangers see anything of the desk, or can send to it. */
export async function deskFindings(url: string, ask: Ask): Promise<Finding[]> {
  const isLocal = isLocalHost(new URL(url).hostname);
  const [first, ...others] = await Promise.all(pages.map((page) => ask(url + page)));
  if (!first || first.status === 0) {
    return [
      error(`The desk at ${url} ${first?.failure}`, "is the address right, and the desk deployed?"),
    ];
  }
  const open = [first, ...others].filter(({ status }) => status >= 200 && status < 300);
  return [
    isLocal ? localFinding(open.length) : accessFinding(url, first, open.length),
    await senderFinding(url, ask),
  ];
}

/** Whether something takes requests at the address to which the site sends them that cannot be a backend. */
export async function backendFindings(url: string, ask: Ask): Promise<Finding[]> {
  // No backend takes a request without token and body; a parked domain or any page does.
  const { status } = await ask(url + submissionPaths.contact, { method: "POST" });
  if (status < 200 || status >= 300) return [];
  return [
    error(
      `BACKEND_URL answers ${status} to anything: what guests send would be lost there`,
      "npm run setup -- backend, then npx wrangler deploy",
    ),
  ];
}

function localFinding(open: number): Finding {
  return unless(
    open > 0,
    "The desk on this machine opens to who sits here",
    error("The desk on this machine doesn't open", "npm start"),
  );
}

function accessFinding(url: string, first: Answer, open: number): Finding {
  if (open > 0) return error(`Anybody can read the desk at ${url}`, howToLock);
  const place = first.headers.get("Location") ?? "";
  if (/^https:\/\/[\w-]+\.cloudflareaccess\.com\//.test(place))
    return ok("Cloudflare Access asks who wants to read the desk");
  if (first.status === 403)
    return error("The desk shows nothing to anybody: Cloudflare Access isn't on", howToLock);
  return warning(
    `The desk answers ${first.status} to a stranger, not with Cloudflare Access`,
    howToLock,
  );
}

// Without a body nothing could be stored, even if it were let in.
async function senderFinding(url: string, ask: Ask): Promise<Finding> {
  const { status, text } = await ask(url + submissionPaths.contact, { method: "POST" });
  if (status === 0)
    return warning("The desk didn't say whether strangers can send to it", "try again");
  if (status === 503 && text.includes("shorter")) {
    return error(
      "The desk's BACKEND_TOKEN is too short, so it takes nothing from a site at its address",
      longerToken,
    );
  }
  return unless(
    status === 401 || status === 403 || status === 503 || (status >= 300 && status < 400),
    "Strangers can't send to the desk past the site",
    error(
      `The desk answers ${status} to a request without its token`,
      "is this the desk's address?",
    ),
  );
}
