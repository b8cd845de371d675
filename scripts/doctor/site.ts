import { isLocalHost } from "../../worker/vars/hosts.ts";
import type { Answer, Ask } from "./ask.ts";
import { error, type Finding, longerToken, ok, unless, warning } from "./finding.ts";

const deployAgain = "npx wrangler deploy";

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
  const [redirect, outbox, crawlers] = await Promise.all([
    httpsFinding(url, ask),
    outboxFinding(url, ask),
    crawlerFindings(url, ask),
  ]);
  return [
    ok(`${url} answers`),
    ...redirect,
    headerFinding(page),
    ...pageFindings(url, page),
    ...byItself,
    outbox,
    ...crawlers,
  ];
}

async function httpsFinding(url: string, ask: Ask): Promise<Finding[]> {
  const { hostname, host, protocol } = new URL(url);
  if (isLocalHost(hostname)) return [];
  if (protocol !== "https:") return [error(`${url} isn't encrypted`, "use its https:// address")];
  // A file, too: the worker redirects its pages itself, files need a setting of the zone.
  const remedy = "in Cloudflare's dashboard: SSL/TLS, Edge Certificates, Always Use HTTPS";
  const answers = await Promise.all(
    ["/en", "/favicon.ico"].map((path) => ask(`http://${host}${path}`)),
  );
  const isLed = answers.map(
    (answer) =>
      [301, 302, 307, 308].includes(answer.status) &&
      (answer.headers.get("Location") ?? "").startsWith(`https://${host}`),
  );
  return [
    unless(
      isLed.every(Boolean),
      "http:// leads to https://",
      error(
        isLed[0]
          ? "http:// leads to https:// for pages, but not for files"
          : "http:// doesn't lead to https://",
        remedy,
      ),
    ),
  ];
}

const expected: [header: string, pattern: RegExp][] = [
  ["Content-Security-Policy", /default-src 'none'.*'nonce-/],
  ["Strict-Transport-Security", /max-age=\d{8}/],
  ["X-Content-Type-Options", /nosniff/],
  ["X-Frame-Options", /DENY/],
  ["Referrer-Policy", /strict-origin-when-cross-origin/],
];

function headerFinding({ headers }: Answer): Finding {
  const wrong = expected.filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ""));
  return unless(
    wrong.length === 0,
    "Security headers stand",
    error(
      `Missing or not the site's own: ${wrong.map(([name]) => name).join(", ")}`,
      "something between guests and the site changes them: look at rules and transforms of your zone",
    ),
  );
}

function pageFindings(url: string, { headers, text }: Answer): Finding[] {
  if (isLocalHost(new URL(url).hostname)) return [];
  const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(text)?.[0];
  const own = /href="([^"]*)"/.exec(canonical ?? "")?.[1] ?? "";
  const isOwn = own.startsWith(`${url}/`);
  const remedy = `set siteUrl in facts.json to ${url} and deploy, or ask the doctor at the site's own address`;
  return [
    unless(
      isOwn,
      "Pages name this as their own address",
      warning(`Pages name ${own || "nothing"} as their own address`, remedy),
    ),
    unless(
      !/noindex/.test(headers.get("X-Robots-Tag") ?? ""),
      "Search engines may list it",
      warning(
        "Search engines are told not to list this address",
        isOwn ? "look at rules of your zone that set X-Robots-Tag" : remedy,
      ),
    ),
  ];
}

async function crawlerFindings(url: string, ask: Ask): Promise<Finding[]> {
  const [robots, sitemap] = await Promise.all([
    ask(`${url}/robots.txt`),
    ask(`${url}/sitemap.xml`),
  ]);
  const rules = robots.status === 200 ? robots.text : "";
  const map = sitemap.status === 200 ? sitemap.text : "";
  return [
    unless(
      /^Sitemap: /m.test(rules) && !/^Disallow: \/\s*$/m.test(rules),
      "robots.txt lets search engines in",
      error(
        "robots.txt isn't the site's own",
        "switch off what writes another one, as a managed robots.txt of your zone",
      ),
    ),
    unless(
      /<loc>/.test(map),
      "The sitemap lists the pages",
      error("There is no sitemap", deployAgain),
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
    ...(waiting > 0 ? [warning(`${waiting} waiting in the outbox`, "npm run outbox -- list")] : []),
  ];
}

function remedyFor(problem: string): string {
  if (problem.startsWith("RATE_LIMIT_SECRET"))
    return "npm run setup, then npx wrangler secret bulk .secrets/site.env";
  if (/^A request/.test(problem)) return "npm run outbox -- list";
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
      "OUTBOX_TOKEN isn't set: npm run outbox can't see requests that haven't arrived",
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
