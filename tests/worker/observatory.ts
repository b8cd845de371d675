/** An answer as the observatory sees it, over HTTPS. */
export interface Scanned {
  headers: Headers;
  /** "" for what is no HTML. */
  html: string;
  /** The addresses that a visitor of http:// passes, the first one included. */
  route: readonly string[];
}

const broad = [
  "ftp:",
  "http:",
  "https:",
  "*",
  "http://*",
  "http://*.*",
  "https://*",
  "https://*.*",
];
const inline = ["'unsafe-inline'", "data:"];
const sixMonths = 15_552_000;
const leastForBonus = 90;

/**
 * The score that Mozilla's HTTP Observatory gives, algorithm version 6, and how each of its tests changes
 * the 100 points that all begin with. Bonuses count only where the penalties leave 90 points. The rules, told in
 * our own words: https://github.com/mdn/mdn-http-observatory (src/grader/charts.js, src/analyzer/tests).
 * Nothing is given for HSTS preloading (5 points), since no list names this host yet.
 */
export function observatoryScore(scanned: Scanned): {
  score: number;
  tests: Record<string, number>;
} {
  const { headers, html, route } = scanned;
  const policy = parsePolicy(headers.get("Content-Security-Policy"));
  const tests = {
    "content-security-policy": policyPoints(policy),
    cookies: cookiePoints(headers.getSetCookie()),
    "cross-origin-embedder-policy": tokenPoints(headers, "Cross-Origin-Embedder-Policy", {
      "require-corp": 10,
      credentialless: 10,
      "unsafe-none": 0,
    }),
    "cross-origin-opener-policy": tokenPoints(headers, "Cross-Origin-Opener-Policy", {
      "same-origin": 10,
      "same-origin-allow-popups": 10,
      "noopener-allow-popups": 10,
      "unsafe-none": 0,
    }),
    "cross-origin-resource-sharing":
      headers.get("Access-Control-Allow-Credentials") === "true" ? -50 : 0,
    redirection: redirectionPoints(route),
    "referrer-policy": referrerPoints(headers.get("Referrer-Policy")),
    "strict-transport-security": transportPoints(headers.get("Strict-Transport-Security")),
    "subresource-integrity": integrityPoints(html),
    "x-content-type-options": headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5,
    "x-frame-options": framePoints(policy, headers.get("X-Frame-Options")),
    "cross-origin-resource-policy": tokenPoints(headers, "Cross-Origin-Resource-Policy", {
      "same-origin": 10,
      "same-site": 10,
      "cross-origin": 0,
    }),
  };
  const points = Object.values(tests);
  const withoutBonus = 100 + sum(points.filter((each) => each < 0));
  const score = withoutBonus >= leastForBonus ? 100 + sum(points) : withoutBonus;
  return { score: Math.max(score, 0), tests };
}

type Policy = Map<string, string[]>;

function parsePolicy(header: string | null): Policy | undefined {
  if (!header) return undefined;
  const policy: Policy = new Map();
  for (const directive of header.split(";")) {
    const [name = "", ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (policy.has(name)) throw new Error(`the policy names ${name} twice`);
    if (name) policy.set(name, sources);
  }
  return policy;
}

function policyPoints(policy: Policy | undefined): number {
  if (!policy) return -25;
  const fallback = policy.get("default-src") ?? ["*"];
  const scripts = withoutIgnored(policy.get("script-src") ?? fallback);
  const styles = withoutIgnored(policy.get("style-src") ?? fallback);
  const objects = policy.get("object-src") ?? fallback;
  const passive = [policy.get("img-src") ?? fallback, policy.get("media-src") ?? fallback].flat();
  const active = [...policy]
    .filter(([name]) => !["img-src", "media-src", "script-src"].includes(name))
    .flatMap(([, sources]) => sources);
  if (hasAny(scripts, [...broad, ...inline]) || hasAny(objects, broad)) return -20;
  if ([...active, ...scripts].some(isUnencrypted)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.some(isUnencrypted)) return -10;
  if (hasAny(styles, [...broad, ...inline])) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
}

// Browsers ignore 'unsafe-inline' beside a nonce or a hash.
function withoutIgnored(sources: string[]): string[] {
  const hasNonce = sources.some((source) => /^'(nonce|sha\d+)-/.test(source));
  return hasNonce ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function isUnencrypted(source: string): boolean {
  return /^(http|ftp):/.test(source);
}

function hasAny(sources: string[], looked: string[]): boolean {
  return sources.some((source) => looked.includes(source));
}

function cookiePoints(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  if (cookies.some((cookie) => !/;\s*Secure/i.test(cookie))) return -5;
  return cookies.every((cookie) => /;\s*SameSite=(Lax|Strict)/i.test(cookie)) ? 5 : 0;
}

function redirectionPoints([first = "", second, ...more]: readonly string[]): number {
  if (second === undefined) return -20;
  if (new URL(more.at(-1) ?? second).protocol !== "https:") return -20;
  if (new URL(second).protocol === "http:") return -10;
  return new URL(first).hostname === new URL(second).hostname ? 0 : -5;
}

function referrerPoints(header: string | null): number {
  if (header === null) return 0;
  const good = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
  return good.includes(header.split(",").at(-1)?.trim() ?? "") ? 5 : -5;
}

function transportPoints(header: string | null): number {
  const maxAge = /^max-age=(\d+)/.exec(header ?? "")?.[1];
  if (!maxAge) return -20;
  return Number(maxAge) >= sixMonths ? 0 : -10;
}

function integrityPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/gi)];
  const [foreign] = scripts.filter(([, src = ""]) => /^(https?:)?\/\//.test(src));
  if (foreign) throw new Error(`the page itself loads ${foreign[1]}`);
  return scripts.some(([tag]) => /\sintegrity="/.test(tag)) ? 5 : 0;
}

function framePoints(policy: Policy | undefined, header: string | null): number {
  if (policy?.has("frame-ancestors")) return 5;
  return /^(deny|sameorigin)$/i.test(header ?? "") ? 5 : -20;
}

function tokenPoints(headers: Headers, name: string, points: Record<string, number>): number {
  const value = headers.get(name);
  return value === null ? 0 : (points[value.trim()] ?? -5);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
