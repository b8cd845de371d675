import { afterEach, describe, expect, test, vi } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { languages } from "#domain/pages/languages.ts";
import { legalPathOf, pathOf } from "#domain/pages/routes.ts";
import { clientEvents, eventPath } from "#domain/visits/visits.ts";
import { createApp } from "../../../worker/app.ts";
import type { AppDeps } from "../../../worker/config/app-deps.ts";

const origin = "https://www.nord.example";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const contact = {
  name: "Żaneta Wiśniewska",
  email: "zaneta@example.org",
  subject: "general",
  message: "Czy psy są łagodne?",
  phone: "+48 600 000 000",
  contactByPhone: true,
};

const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };
const ctx = { waitUntil() {}, passThroughOnException() {} } as unknown as ExecutionContext;
const pages = { fetch: vi.fn<(request: Request) => Promise<Response>>() };
const app = createApp({
  noncePlaceholder: "~".repeat(24),
  async renderPage(_request, _env, _ctx, { submit }) {
    await submit?.("contact", contact, false);
    return new Response(null, { status: 303 });
  },
  cachedPages: () => pages,
  outbox: () =>
    ({
      keep: async ({ key }: { key: string }) => ({
        key,
        outcome: async () => ({ status: "delivered" }),
      }),
    }) as unknown as ReturnType<AppDeps["outbox"]>,
});

interface Visit extends RequestInit {
  /** As Cloudflare names it. */
  country?: unknown;
  vars?: object;
  /** What the cache answers. */
  page?: Response;
}

/** One visit to the gateway, and the points that it wrote. */
async function visit(path: string, { country, vars, page, ...init }: Visit = {}) {
  const type = path.endsWith(".data") ? "text/x-script" : "text/html; charset=utf-8";
  pages.fetch.mockResolvedValue(page ?? new Response(null, { headers: { "Content-Type": type } }));
  const writeDataPoint = vi.fn<(point: AnalyticsEngineDataPoint) => void>();
  const headers = { "User-Agent": firefox, "CF-Connecting-IP": "198.51.100.7", ...init.headers };
  const request = new Request(origin + path, { ...init, headers });
  Object.assign(request, { cf: { country, city: "Umeå", postalCode: "903 25", asn: 1257 } });
  const env = {
    SITE_URL: origin,
    SITE_NAME: "Nord",
    SITE_ADDRESS: "Vägen 2, 923 99, Råstrand",
    SITE_LATITUDE: "65",
    SITE_LONGITUDE: "18",
    CONTACT_EMAIL: "hej@nord.example",
    CONTACT_PHONES: "+46 70 123 45 67",
    RATE_LIMIT_SECRET: "x".repeat(32),
    ...{ BACKEND_URL: "https://desk.nord.example", VISITS: { writeDataPoint } },
    ...vars,
  };
  const answer = await app.fetch(request, env as never, ctx);
  return { status: answer.status, points: writeDataPoint.mock.calls.map(([point]) => point) };
}

const one = async (...args: Parameters<typeof visit>) => {
  const { points } = await visit(...args);
  expect(points).toHaveLength(1);
  return points[0]?.blobs;
};
const of = (page: string, language: string, more: string[] = ["", "", "person"]) => [
  "seen",
  page,
  language,
  ...more,
];

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a page", () => {
  test.each(languages)("is counted by its name and the language %s", async (language) => {
    const path = `${pathOf("huskyTour", language)}?utm_source=anna&email=anna@example.org`;
    expect(await one(path, { country: "PL" })).toEqual(
      of("huskyTour", language, ["PL", "", "person"]),
    );
  });

  test("without a language in its address is counted in the visitor's", async () => {
    const headers = { "Accept-Language": "de-AT" };
    expect(await one(legalPathOf("privacy"), { headers })).toEqual(of("privacy", "de"));
  });

  test("is counted by its step, so that forms are never thinned out for pages", async () => {
    const { points } = await visit("/sv");
    expect(points[0]).toEqual({ indexes: ["seen"], blobs: of("home", "sv") });
  });

  test.each([
    ["a redirect", "/about", {}],
    ["an unknown address", "/sv/anna-berg", {}],
    ["a missing file", "/images/anna.jpg", {}],
    ["robots.txt", "/robots.txt", {}],
    ["an unknown endpoint", "/api/anna", {}],
    ["a page's data alone", "/en/about.data", {}],
    ["what is only asked for by HEAD", "/en/about", { method: "HEAD" }],
    ["what a browser fetches in advance", "/en/about", { headers: { "Sec-Purpose": "prefetch" } }],
    ["a copy for later", "/en/plan", { headers: { "Sec-Fetch-Dest": "empty" } }],
  ])("%s is none", async (_, path, init) => {
    expect((await visit(path, init)).points).toEqual([]);
  });

  test("that fails is none", async () => {
    const page = new Response(null, { ...html, status: 404 });
    expect((await visit("/en/about", { page })).points).toEqual([]);
  });
});

describe("nothing says who it was", () => {
  test.each([
    ["https://www.google.com/search?q=anna+berg", "google.com"],
    ["https://blog.example/a/b?c#d", "blog.example"],
    ["http://Reisen.EXAMPLE:8080/", "reisen.example"],
    [`https://anna:${"secret"}@forum.example/thread/7`, "forum.example"],
    ["https://xn--rstrand-exa.example/", "xn--rstrand-exa.example"],
    [`${origin}/en/about?anna`, ""],
    ["https://nord.example/", ""],
    ["http://intranet/anna", ""],
    ["http://wiki.corp.internal/", ""],
    ["http://192.168.1.7/", ""],
    ["http://[fd00::7]/", ""],
    ["android-app://com.example.mail/", ""],
    ["javascript:alert(1)", ""],
    [`https://${"a".repeat(60)}.${"b".repeat(60)}.example/`, ""],
    ["http://[", ""],
    ["<script>", ""],
    ["", ""],
  ])("of the address before, %s, the host %j is kept", async (referer, host) => {
    const blobs = await one("/en", { headers: { Referer: referer } });
    expect(blobs).toEqual(of("home", "en", ["", host, "person"]));
  });

  test.each([
    ["SE", "SE"],
    ["T1", "T1"],
    ["se", ""],
    ["Sweden, Anna", ""],
    [7, ""],
    [undefined, ""],
  ])("the country %j is kept as %j", async (country, kept) => {
    expect(await one("/en", { country })).toEqual(of("home", "en", [kept, "", "person"]));
  });

  test("a browser's name tells persons from programs and is not kept", async () => {
    const bots = ["Googlebot/2.1 (+http://www.google.com/bot.html)", "curl/8.9.1", ""];
    for (const name of bots) {
      const blobs = await one("/en", { headers: { "User-Agent": name } });
      expect(blobs).toEqual(of("home", "en", ["", "", "bot"]));
    }
  });

  test.each(["Sec-GPC", "DNT"])("who sends %s is not counted", async (name) => {
    const headers = { [name]: "1", Referer: `${origin}/en/contact`, Origin: origin };
    expect((await visit("/en", { headers })).points).toEqual([]);
    for (const path of clientEvents.map(eventPath)) {
      const { status, points } = await visit(path, { method: "POST", headers });
      expect({ status, points }).toEqual({ status: 204, points: [] });
    }
  });
});

describe("a form", () => {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    visit(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", "Content-Language": "pl", ...headers },
    });

  test("that is sent is counted once, without a word of it", async () => {
    const { status, points } = await post(submissionPaths.contact, contact);
    expect(status).toBe(200);
    expect(points).toEqual([
      { indexes: ["sent"], blobs: ["sent", "contact", "pl", "", "", "person"] },
    ]);
  });

  test.each([
    [submissionPaths.contact, "contact"],
    [submissionPaths.booking, "book"],
  ])("at %s that is refused is counted as such", async (path, page) => {
    const { status, points } = await post(path, { name: "Anna" }, { "Content-Language": "Anna" });
    expect(status).toBe(422);
    expect(points[0]?.blobs).toEqual(["refused", page, "", "", "", "person"]);
  });

  test("that is sent without script is counted in the language of its page", async () => {
    const { points } = await visit(pathOf("contact", "pl"), { method: "POST", body: "name=Anna" });
    expect(points[0]?.blobs).toEqual(["sent", "contact", "pl", "", "", "person"]);
  });

  test("that filled the honeypot is a program's", async () => {
    const { points } = await post(submissionPaths.contact, { ...contact, website: "spam" });
    expect(points[0]?.blobs).toEqual(["sent", "contact", "pl", "", "", "bot"]);
  });

  test("that is no form at all is not counted", async () => {
    expect(
      (await post(submissionPaths.contact, [], { "Content-Type": "text/plain" })).points,
    ).toEqual([]);
  });
});

describe("what a page tells", () => {
  const tell = (path: string, headers: Record<string, string>) =>
    visit(path, { method: "POST", headers: { Origin: origin, ...headers } });

  test("is that it was opened without a request, or that its form is begun", async () => {
    const seen = await tell(eventPath("seen"), { Referer: origin + pathOf("gallery", "sv") });
    expect(seen).toMatchObject({ status: 204, points: [{ blobs: of("gallery", "sv") }] });
    const begun = await tell(eventPath("begun"), { Referer: `${origin}/de/book?package=7-day` });
    expect(begun.points).toEqual([
      { indexes: ["begun"], blobs: ["begun", "book", "de", "", "", "person"] },
    ]);
  });

  test.each([
    [eventPath("begun"), `${origin}/en/about`],
    [eventPath("begun"), ""],
    [eventPath("seen"), `${origin}/en/anna`],
    [eventPath("seen"), "https://other.example/en/about"],
    [eventPath("seen"), "http://["],
  ])("%s from %j is nothing", async (path, Referer) => {
    expect(await tell(path, { Referer })).toEqual({ status: 204, points: [] });
  });

  test("counts for nothing when another site says it", async () => {
    const headers = { Origin: "https://other.example", Referer: `${origin}/en/book` };
    expect(await tell(eventPath("begun"), headers)).toEqual({ status: 403, points: [] });
  });
});

test("where nothing counts, or counting fails, visitors notice nothing and the log says it", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const told = () => warn.mock.calls.map(([line]) => line).filter((line) => /"visits"/.test(line));
  const VISITS = {
    writeDataPoint() {
      throw new Error("no more today");
    },
  };
  expect((await visit("/en/about", { vars: { VISITS: undefined } })).status).toBe(200);
  expect(told()).toEqual([]);
  expect((await visit("/en/about", { vars: { VISITS } })).status).toBe(200);
  expect(told()).toEqual([expect.stringContaining("no more today")]);
});
