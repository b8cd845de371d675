import { submissionPaths } from "../../../domain/booking/submission.ts";
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
