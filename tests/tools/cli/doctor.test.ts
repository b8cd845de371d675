import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { stripVTControlCharacters } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import { contactSchema } from "#domain/booking/contact-schema.ts";
import { testMessage, testSender } from "#domain/booking/submission.ts";
import { readFacts } from "../../../tools/build/facts-file.ts";
import {
  backendFindings,
  deskFindings,
  siteFindings,
} from "../../../tools/cli/doctor/check-site.ts";
import {
  type Answer,
  type Ask,
  error,
  type Finding,
  findingLines,
  openAsk,
} from "../../../tools/cli/doctor/finding.ts";
import { StaysError, testRequestFinding } from "../../../tools/cli/doctor/test-request.ts";
import {
  confirmedLine,
  textsToConfirm,
  unconfirmedTexts,
} from "../../../tools/cli/texts-to-confirm.ts";

const url = "https://nordljus.se";
const desk = "https://desk.nordljus.se";
const lock = "https://nordljus.cloudflareaccess.com/cdn-cgi/access/login";

const answer = (status: number, text = "", headers: Record<string, string> = {}): Answer => ({
  status,
  text,
  headers: new Headers(headers),
  failure: "",
});
const away = (failure: string): Answer => ({ ...answer(0), failure });

const page = `<link rel="canonical" href="${url}/en"/>`;
const wellSite: Record<string, Answer> = {
  [`${url}/en`]: answer(200, page),
  [`${url}/api/health`]: answer(200, '{"waiting":0,"dead":0}'),
  [`${url}/api/outbox`]: answer(401),
};
const wellDesk: Record<string, Answer> = Object.fromEntries(
  ["/", "/arrivals", "/requests.csv", "/guests", "/api/contact"].map((path) => [
    desk + path,
    answer(302, "", { Location: lock }),
  ]),
);

const asking =
  (answers: Record<string, Answer>): Ask =>
  async (address) =>
    answers[address] ?? answer(404);
const unwell = (findings: Finding[]) =>
  findings.filter(({ level }) => level !== "ok").map(({ level, what }) => `${level}: ${what}`);

describe("a deployed site", () => {
  test("that is as it should be has nothing to mend", async () => {
    expect(unwell(await siteFindings(url, asking(wellSite)))).toEqual([]);
  });

  test.each<[path: string, answer: Answer, found: RegExp]>([
    ["/en", away("doesn't answer in time"), /^error: https:\/\/nordljus.se doesn't answer in time/],
    [
      "/en",
      answer(301, "", { Location: "https://evil.example/" }),
      /^error: .*301 and leads to https:\/\/evil/,
    ],
    ["/en", answer(500), /^error: .*\/en answers 500$/],
    [
      "/en",
      answer(200, '<link rel="canonical" href="https://other.se/en">'),
      /^warning: Pages name https:\/\/other.se\/en/,
    ],
    [
      "/api/health",
      answer(200, "<!doctype html><p>Welcome"),
      /^error: .* answers 200, and \/api\/health not as this site does/,
    ],
    [
      "/api/health",
      answer(200, "null"),
      /^error: .* answers 200, and \/api\/health not as this site does/,
    ],
    [
      "/api/health",
      answer(503, '{"waiting":0,"problems":[{"code":"weak","subject":"RATE_LIMIT_SECRET"}]}'),
      /^error: RATE_LIMIT_SECRET is not set or short$/,
    ],
    [
      "/api/health",
      answer(503, '{"waiting":0,"dead":0,"problems":["RATE_LIMIT_SECRET is not set"]}'),
      /^error: RATE_LIMIT_SECRET is not as it has to be$/,
    ],
    [
      "/api/health",
      answer(503, '{"problems":[{"code":"silent","subject":"outbox"}]}'),
      /^error: The outbox doesn't answer$/,
    ],
    ["/api/health", answer(200, '{"waiting":2,"dead":0}'), /^warning: 2 waiting/],
    ["/api/outbox", answer(404), /^warning: OUTBOX_TOKEN isn't set/],
    ["/api/outbox", answer(200, "{}"), /^error: \/api\/outbox answers 200 to a stranger/],
  ])("of which %s is not as it should be has that, with a remedy", async (path, changed, found) => {
    const findings = await siteFindings(url, asking({ ...wellSite, [url + path]: changed }));
    expect(unwell(findings)[0]).toMatch(found);
    expect(findings.filter(({ level, remedy }) => level !== "ok" && !remedy)).toEqual([]);
  });
});

describe("the desk", () => {
  test("behind Access is locked", async () => {
    expect(unwell(await deskFindings(desk, asking(wellDesk)))).toEqual([]);
  });

  test.each<[path: string, answer: Answer, found: RegExp]>([
    ["/", answer(200, "Guests"), /^error: Anybody can read the desk/],
    ["/requests.csv", answer(200, "a,b"), /^error: Anybody can read the desk/],
    ["/", answer(403), /^error: The desk shows nothing to anybody/],
    ["/", away("has no address in DNS"), /^error: The desk at .* has no address/],
    [
      "/api/contact",
      answer(503, "BACKEND_TOKEN is shorter than 24 characters: only a service binding …"),
      /^error: The desk's BACKEND_TOKEN is too short/,
    ],
    ["/api/contact", answer(422), /^error: The desk answers 422 to a request without its token/],
  ])("of which %s answers strangers otherwise is told of", async (path, changed, found) => {
    const findings = await deskFindings(desk, asking({ ...wellDesk, [desk + path]: changed }));
    expect(unwell(findings)[0]).toMatch(found);
  });
});

test("a backend that takes anything is told of, one that asks for a token is not", async () => {
  const address = "https://parked.example";
  const path = `${address}/api/contact`;
  const found = async (status: number) =>
    unwell(await backendFindings(address, asking({ [path]: answer(status) })));
  for (const status of [401, 415, 503, 302, 0]) expect(await found(status)).toEqual([]);
  expect(await found(200)).toEqual([
    expect.stringContaining("BACKEND_URL answers 200 to anything: what guests send would be lost"),
  ]);
});

describe("a test message", () => {
  test("fits the contact form, and comes from an address that no guest can have", () => {
    expect(contactSchema.parse(testMessage)).toEqual(testMessage);
    expect(testSender).toMatch(/@.*\.invalid$/);
  });

  test("is taken back by the family's token at the site's own address, and nobody else gets that", async () => {
    const { siteUrl } = readFacts();
    const calls: [string, string | undefined, string | null][] = [];
    vi.stubEnv("OUTBOX_TOKEN", "the-token-of-the-family-itself");
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      calls.push([address, init.method, new Headers(init.headers).get("Authorization")]);
      const requests = [
        { key: "of-a-guest", body: { email: "jan@example.com" } },
        { key: "of-the-doctor", body: { email: testSender } },
      ];
      return init.method === "GET" ? Response.json({ requests }) : new Response(null);
    });
    try {
      const waiting: Ask = async () => answer(202);
      const strange = await testRequestFinding("https://elsewhere.example.net", waiting);
      expect(strange.what).toMatch(/waits in the outbox still/);
      expect(strange.remedy).toMatch(/siteUrl/);
      expect(calls).toEqual([]);
      for (const own of [siteUrl, "http://localhost:8787"]) {
        expect((await testRequestFinding(own, waiting)).what).toMatch(/out of the outbox/);
        const told = "Bearer the-token-of-the-family-itself";
        expect(calls.splice(0)).toEqual([
          [`${own}/api/outbox`, "GET", told],
          [`${own}/api/outbox/of-the-doctor`, "DELETE", told],
        ]);
      }
    } finally {
      vi.unstubAllGlobals();
      vi.unstubAllEnvs();
    }
  });

  test("that the backend has taken is well, and taken out of the outbox where it has not", async () => {
    const withdraw = vi.fn(async () => {});
    const taking =
      (status: number): Ask =>
      async () =>
        answer(status);
    expect(await testRequestFinding(url, taking(200), withdraw)).toMatchObject({ level: "ok" });
    expect(withdraw).not.toHaveBeenCalled();
    const waiting = await testRequestFinding(url, taking(202), withdraw);
    expect(waiting).toMatchObject({
      level: "error",
      what: expect.stringMatching(/out of the outbox/),
    });
    expect(withdraw).toHaveBeenCalledTimes(1);
    const refuse = () => Promise.reject(new StaysError("The site does not know this token."));
    const stuck = await testRequestFinding(url, taking(202), refuse);
    expect(stuck.what).toMatch(/waits in the outbox still/);
    for (const status of [429, 422, 503]) {
      expect(
        (await testRequestFinding(url, taking(status), withdraw)).remedy,
        `${status}`,
      ).toBeTruthy();
    }
  });
});

describe("the doctor's questions", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  test.each<[what: string, listener: RequestListener, found: Partial<Answer>]>([
    ["never answers", () => {}, { status: 0, failure: "doesn't answer in time" }],
    [
      "sends 10 MB",
      (_, response) => response.end(Buffer.alloc(10_000_000)),
      { status: 0, failure: "answers with more than 1 MB" },
    ],
    [
      "leads elsewhere",
      (_, response) => response.writeHead(302, { Location: "http://other.example/" }).end(),
      { status: 302 },
    ],
    ["breaks off", (_, response) => response.socket?.destroy(), { status: 0 }],
  ])("come to an end with an address that %s", async (_, listener, found) => {
    server = createServer(listener);
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    expect(await openAsk(1_500)(`http://127.0.0.1:${port}/`)).toMatchObject(found);
  });

  test("name what is wrong with an address that nobody holds", async () => {
    server = undefined;
    const { failure } = await openAsk()("http://127.0.0.1:9/");
    expect(failure).toMatch(/refuses|doesn't answer/);
  });

  test("let no stranger's text write over the terminal", () => {
    const lines = findingLines("The site", [error(`a\u001b[2J\r\n\u202eb${"x".repeat(9_000)}`)]);
    expect(stripVTControlCharacters(lines)).toMatch(/^\nThe site\n {2}✗ a \[2J bx+…$/);
  });
});

test("the family ticks a claim off by its own words; one that changes has to be confirmed anew", () => {
  const texts = textsToConfirm();
  const lines = texts.map(confirmedLine).join("\n");
  expect(unconfirmedTexts(texts, lines)).toEqual([]);
  const [first] = texts;
  if (!first) throw new Error("there is no claim to confirm");
  const changed = { ...first, claim: `${first.claim}, and more` };
  expect(unconfirmedTexts([changed, ...texts.slice(1)], lines)).toEqual([changed]);
});
