import { describe, expect, test } from "vitest";
import { pathOf } from "#domain/routes.ts";
import { useBackend } from "../support/backend.ts";
import { rawRequest } from "../support/raw-request.ts";
import { type Site, useSite } from "../support/site.ts";
import { allPages } from "./all-pages.ts";
import { fileAnswers, workerAnswers } from "./answer-kinds.ts";
import { observatoryScore } from "./observatory.ts";
import { useWorkerd } from "./workerd.ts";

const siteUrl = "https://tours.example";
const plain = "http://tours.example";
const leastAllowed = 135;

/** All bonuses but those for a preloaded host and for hashes of scripts (docs/reliability.md). */
const best = 150;

// The harness of useSite would write its own origin into the way from http:// to https://.
const bare = useWorkerd(() => ({ SITE_URL: siteUrl }));

describe("without a voice assistant", () => {
  const backend = useBackend();
  const site = useSite(() => ({ BACKEND_URL: backend.url, SITE_URL: siteUrl }));

  test("the observatory's way from http:// to the start page scores 150 of 160, A+", async () => {
    const { score, tests } = observatoryScore(await scan(await startPage(site)));
    console.info(`observatory: ${score} ${JSON.stringify(tests)}`);
    expect(tests).toEqual({
      "content-security-policy": 10,
      cookies: 0,
      "cross-origin-embedder-policy": 10,
      "cross-origin-opener-policy": 10,
      "cross-origin-resource-sharing": 0,
      redirection: 0,
      "referrer-policy": 5,
      "strict-transport-security": 0,
      "subresource-integrity": 0,
      "x-content-type-options": 0,
      "x-frame-options": 5,
      "cross-origin-resource-policy": 10,
    });
    expect(score).toBe(best);
  });

  test.each(allPages)("$path in $language scores as much", async ({ path, language }) => {
    const answer = await site.get(path, { headers: { "Accept-Language": language } });
    expect(observatoryScore(await scan(answer)).score).toBe(best);
  });

  test.each([...workerAnswers, ...fileAnswers])(
    "%s (%i) scores as much",
    async (_, status, ask) => {
      const answer = await ask(site);
      expect(answer.status).toBe(status);
      // On this machine there is no HTTPS, so a cookie lacks Secure, which costs 5 points.
      const lost = answer.headers.has("Set-Cookie") ? 5 : 0;
      expect(observatoryScore(await scan(answer)).score).toBe(best - lost);
    },
  );
});

describe("with a voice assistant", () => {
  const site = useSite(() => ({
    SITE_URL: siteUrl,
    VOICE_AGENT_SCRIPT_URL: "https://voice.example/embed.js",
    VOICE_AGENT_ID: "agent-7",
  }));

  test("a page gives away COEP's points alone, and stays above 135", async () => {
    const { score, tests } = observatoryScore(await scan(await startPage(site)));
    expect(tests["cross-origin-embedder-policy"]).toBe(0);
    expect(tests["content-security-policy"]).toBe(10);
    expect(score).toBe(best - 10);
    expect(score).toBeGreaterThanOrEqual(leastAllowed);
  });
});

describe("the rules", () => {
  test("give 100 points to start with, no bonus below 90, and never less than none", () => {
    const nothing = { headers: new Headers(), html: "", route: [plain, `${siteUrl}/`] };
    expect(observatoryScore(nothing).score).toBe(100 - 25 - 20 - 5 - 20);
    const headers = new Headers({ "Cross-Origin-Resource-Policy": "same-origin" });
    expect(observatoryScore({ ...nothing, headers }).score).toBe(30);
  });

  test.each([
    ["default-src 'none'; script-src 'self' 'unsafe-inline'", -20],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'none'; style-src 'self' 'unsafe-inline'", 0],
    ["default-src 'self'", 5],
    ["script-src 'self'", -20],
    ["default-src 'none'; connect-src http:", -20],
    ["default-src 'none'; script-src 'nonce-x' 'unsafe-inline'", 10],
  ])("the policy %s counts %i", (policy, points) => {
    const headers = new Headers({ "Content-Security-Policy": policy });
    const { tests } = observatoryScore({ headers, html: "", route: [] });
    expect(tests["content-security-policy"]).toBe(points);
  });
});

function startPage(site: Site): Promise<Response> {
  return site.get(pathOf("home", "en"));
}

async function scan(answer: Response) {
  const isHtml = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const { headers } = await rawRequest(bare.url, "/", {
    headers: { Host: new URL(siteUrl).host, "CF-Visitor": '{"scheme":"http"}' },
  });
  const route = [plain, ...(headers.location ? [String(headers.location)] : [])];
  return { headers: answer.headers, html: isHtml ? await answer.text() : "", route };
}
