import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { legalPathOf, pathOf } from "#domain/pages/routes.ts";
import { attributesOf, languageOf, parsePage, runScripts } from "../../support/html.ts";
import { ownVars } from "../../support/own-vars.ts";
import { type RawAnswer, rawRequest } from "../../support/raw-request.ts";
import { useCachingSite } from "../caching-site.ts";
import { postForm } from "../requests.ts";

// A site with placeholders says on every host but localhost that it is a demonstration: demonstration.test.ts.
const site = useCachingSite(ownVars);
const cacheHeader = "X-Stand-In-Cache";
const outcomeOf = (answer: Response) => answer.headers.get(cacheHeader);
const outcomeAt = async (path: string, headers = {}) =>
  outcomeOf(await site.get(path, { headers }));

/** A visitor with a mark in everything that a browser, or anyone else, can send. */
const marked = {
  Cookie: "lang=pl; session=mark-cookie",
  "Accept-Language": "pl, x-mark;q=0.5",
  "User-Agent": "mark-agent/1.0",
  Referer: "https://mark-referer.example/",
  Host: "mark-host.example",
  "X-Forwarded-Host": "mark-host.example",
  "X-Forwarded-Proto": "mark-proto",
  "X-Request-Id": "mark-request-id",
  Authorization: "Bearer mark-token",
  "CF-Connecting-IP": "203.0.113.99",
  Range: "bytes=0-99",
  "If-None-Match": "*",
};
const markedQuery = "?utm_source=mark-campaign&mark=mark-value&lang=pl";

function nonceOf(policy: unknown): string {
  return /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? "";
}

async function first(path: string): Promise<RawAnswer> {
  const answer = await rawRequest(site.url, path + markedQuery, { headers: marked });
  expect(answer.status).toBe(200);
  expect(answer.headers[cacheHeader.toLowerCase()]).toBe("kept");
  return answer;
}

test.each([pathOf("home", "en"), pathOf("contact", "de"), pathOf("huskyTour", "sv")])(
  "the second visitor of %s gets the first one's page with a nonce of their own",
  async (path) => {
    const one = await first(path);
    const other = await site.get(path);
    expect(outcomeOf(other)).toBe("hit");
    const [oneNonce, otherNonce] = [one.headers, Object.fromEntries(other.headers)].map((headers) =>
      nonceOf(headers["content-security-policy"]),
    ) as [string, string];
    const html = await other.text();
    expect(otherNonce).not.toBe(oneNonce);
    expect(html).not.toContain(oneNonce);
    const nonces = attributesOf(parsePage(html), runScripts).map(({ nonce }) => nonce);
    expect(new Set(nonces)).toEqual(new Set([otherNonce]));
    expect(html.replaceAll(otherNonce, oneNonce) === one.body).toBe(true);
  },
);

test.each([pathOf("about", "en"), pathOf("book", "sv"), `${pathOf("gallery", "de")}.data`])(
  "nothing of the first visitor of %s is left in it",
  async (path) => {
    await first(path);
    const other = await site.get(path);
    expect(outcomeOf(other)).toBe("hit");
    const all = `${JSON.stringify([...other.headers])} ${await other.text()}`;
    expect(all).not.toMatch(/mark-|203\.0\.113|utm_/);
    expect(other.headers.getSetCookie()).toEqual([]);
  },
);

test("a page without language is kept for each language apart", async () => {
  const path = legalPathOf("privacy");
  for (const outcome of ["kept", "hit"]) {
    for (const language of languages) {
      const answer = await site.get(path, { headers: { "Accept-Language": language } });
      expect(outcomeOf(answer)).toBe(outcome);
      expect(languageOf(await answer.text())).toBe(language);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    }
  }
});

test("the links of a page without language name it for those alone who need that", async () => {
  const path = legalPathOf("cookies");
  const headers = { "Accept-Language": "pl" };
  const followed = { ...headers, Referer: site.url + pathOf("home", "pl") };
  for (const outcome of ["kept", "hit"]) {
    for (const [sent, isNamed] of [
      [followed, true],
      [headers, false],
    ] as const) {
      const answer = await site.get(path, { headers: sent });
      expect(outcomeOf(answer)).toBe(outcome);
      expect((await answer.text()).includes("?lang=pl")).toBe(isNamed);
    }
  }
});

test("tracking parameters share an entry, what changes a page does not", async () => {
  const path = pathOf("book", "pl");
  expect(await outcomeAt(`${path}?utm_source=a`)).toBe("kept");
  expect(await outcomeAt(`${path}?fbclid=b&package=9-day`)).toBe("hit");
  expect(await outcomeAt(`${path}?package=7-day`)).toBe("kept");
  expect(await outcomeAt(`${path}?utm_source=c&package=7-day&x=1`)).toBe("hit");
  expect(await outcomeAt(`${path}?package=5-day`)).toBe("kept");
  const html = await (await site.get(path)).text();
  const chosen = attributesOf(parsePage(html), "option[selected]");
  expect(chosen.map(({ value }) => value)).not.toContain("7-day");
});

test("a HEAD request leaves a whole page behind", async () => {
  const path = pathOf("northernLights", "pl");
  expect(outcomeOf(await site.get(path, { method: "HEAD" }))).toBe("kept");
  const answer = await site.get(path);
  expect(outcomeOf(answer)).toBe("hit");
  expect(parsePage(await answer.text()).querySelectorAll("h1")).toHaveLength(1);
});

test("the answer to a form is not kept", async () => {
  for (const path of [pathOf("contact", "en"), legalPathOf("terms")]) {
    const fields: [string, string][] = [
      ["name", "mark-name"],
      ["language", "sv"],
    ];
    const answer = await postForm(site, path, fields);
    expect(outcomeOf(answer)).toBeNull();
    expect(answer.status).toBeOneOf([303, 422]);
    const page = await site.get(path);
    expect(outcomeOf(page)).toBe("kept");
    expect(await page.text()).not.toContain("mark-name");
  }
});

test.each(["/de/nope.data", "/fr/about.data"])(
  "the error at %s does not reach the cache",
  async (path) => {
    for (let time = 0; time < 2; time++) {
      const answer = await site.get(path);
      expect(answer.status).toBe(404);
      expect(outcomeOf(answer)).toBeNull();
    }
  },
);

test.each(["/", "/en/packages", "/nonsense", "/images/nothing.jpg", "/api/health", "/api/nothing"])(
  "%s is answered without the cache",
  async (path) => expect(await outcomeAt(path)).toBeNull(),
);
