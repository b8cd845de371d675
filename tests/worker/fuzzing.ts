import { Agent } from "node:http";
import fc, { type Arbitrary } from "fast-check";
import { expect } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { type RawAnswer, rawRequest } from "../support/raw-request.ts";
import type { FuzzRequest } from "./fuzz-requests.ts";

/** The number of requests sent at once. */
const parallel = 6;
const maxAttempts = 40;

/** A test time-out for any number of requests; each request has its own limit. */
export const manyMinutes = 60 * 60_000;
/** Vars of a site without a rate limit. */
export const withoutLimit = { RATE_LIMIT_MAX: "1000000" };
/** Every answer takes less than a tenth of this; a longer one hangs. */
const maxAnswerMs = 20_000;

/**
 * Sends so many generated requests and checks each answer. Prints the seed, with which FUZZ_SEED repeats a
 * run, and shrinks failing requests. FUZZ_TIMES=10 sends ten times as many.
 */
export async function fuzz<T>(
  name: string,
  requests: number,
  arbitrary: Arbitrary<T>,
  check: (generated: T) => Promise<string>,
): Promise<void> {
  const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
  const runs = Math.ceil((requests * Number(process.env.FUZZ_TIMES ?? 1)) / parallel);
  console.info(`fuzz ${name}: FUZZ_SEED=${seed}`);
  const counts = new Map<string, number>();
  const property = fc.asyncProperty(arbitrary, async (generated) => {
    const outcome = await check(generated);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  });
  const began = performance.now();
  await Promise.all(
    Array.from({ length: parallel }, (_, lane) =>
      fc.assert(property, { seed: seed + lane, numRuns: runs }),
    ),
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const outcomes = Object.fromEntries([...counts].sort());
  console.info(`fuzz ${name}: ${runs * parallel} requests, ${seconds} s`, outcomes);
}

const agent = new Agent({ keepAlive: true, maxSockets: parallel });

/**
 * Sends one request as it is. A server that refuses a body unread closes the connection after its answer,
 * sometimes during the next request or before the answer is read. The harness of useSite then answers 500
 * in place of the site (cloudflare/workers-sdk issue 15709), so this function sends the request again.
 */
export async function ask(origin: string, { path, ...init }: FuzzRequest): Promise<RawAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      const once = {
        ...init,
        timeoutMs: maxAnswerMs,
        agent: attempt === 1 ? agent : undefined,
      };
      const answer = await rawRequest(origin, path, once);
      if (isOwn(answer) || attempt === maxAttempts) return answer;
    } catch (error) {
      const { code = "" } = error as { code?: string };
      if (attempt === maxAttempts || !["ECONNRESET", "EPIPE"].includes(code)) throw error;
    }
  }
}

// Whether the answer comes from the worker or its files, not from a server in front of them.
function isOwn({ headers }: RawAnswer): boolean {
  return "x-request-id" in headers || "cross-origin-resource-policy" in headers;
}

const telling = [
  /\bat [^\n<]{0,200}\.[cm]?[jt]sx?\b/,
  /node_modules|\/worker\/|\/(home|root|tmp|work|var|usr)\/[a-z]/,
  /\b(hono|zod|wrangler|miniflare|workerd|sqlite\w*|react-router|undici)\b/i,
  /\b(Type|Range|Reference|Syntax|URI|Eval|Zod|Aggregate)Error\b/,
  /Cannot read|is not a function|is not defined|Unexpected token/,
];

// Every page contains these: the router's name for stored scroll positions, and 22 random letters,
// which may spell any name.
const harmless = /react-router-scroll-positions|\bnonce(-|=")[\w+/]{22}==/g;

// Gives each leak with its surroundings, since a page is long.
function leaksOf(text: string): string[] {
  const searched = text.replace(harmless, "");
  return telling.flatMap((pattern) => {
    const at = searched.search(pattern);
    return at < 0 ? [] : [searched.slice(Math.max(0, at - 80), at + 120)];
  });
}

const everywhere = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": expect.stringContaining("max-age=31536000"),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": expect.stringMatching(/^default-src 'none'; /),
  "permissions-policy": expect.stringContaining("camera=()"),
};

interface Asked {
  headers: Record<string, string>;
}

const ownCookie = new RegExp(`^lang=(?:${languages.join("|")})?(?:;|$)`);

/** Checks what holds for every answer, whatever the request. */
export function expectSound(
  origin: string,
  asked: Asked,
  { status, headers, body }: RawAnswer,
): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(headers).toMatchObject(everywhere);
  expect(headers).not.toHaveProperty("x-injected");
  expect(headers).not.toHaveProperty("access-control-allow-origin");
  expect(headers["set-cookie"]?.toString() ?? "lang=").toMatch(ownCookie);
  if (!isSentToHttps(asked, headers.location)) expectOnSite(origin, headers.location);
  if (!("x-request-id" in headers)) return;
  expect(leaksOf(`${JSON.stringify(headers)}\n${body}`)).toEqual([]);
  const isHtml = String(headers["content-type"]).startsWith("text/html");
  if (isHtml) expect(body.indexOf("<zq")).toBe(-1);
}

/** Whether a visitor who came unencrypted is sent to https on the host that they asked. */
function isSentToHttps({ headers }: Asked, location: unknown): boolean {
  const { Host = "", "CF-Visitor": visitor = "" } = headers;
  const to = URL.parse(String(location));
  // The harness writes its own scheme and port into what the worker says.
  return (
    visitor.includes('"http"') &&
    to !== null &&
    to.hostname === URL.parse(`http://${Host}`)?.hostname
  );
}

// Reads an address as a browser does: without tabs and line breaks, with \ as /.
function expectOnSite(origin: string, location: unknown): void {
  if (location === undefined) return;
  const read = String(location)
    .replace(/[\t\r\n]/g, "")
    .replaceAll("\\", "/");
  expect(new URL(read, origin).origin).toBe(origin);
  expect(read).toMatch(/^\/(?!\/)/);
}
