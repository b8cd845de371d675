import { expect, onTestFinished, test, vi } from "vitest";
import { createDesk } from "../../../desk/app.ts";
import type { Env } from "../../../desk/env.ts";
import { createIntake } from "../../../desk/requests/submissions-api.ts";
import { sharedDesk } from "../../support/backend.ts";
import { deskToken } from "../../support/desk.ts";
import { rawRequest } from "../../support/raw-request.ts";
import { booking, emptyDesk, enquiry, ownDesk } from "../support.ts";

const bearer = (text: string) => ({ Authorization: `Bearer ${text}` });
/** The desk in this process, as the runtime calls it: with Cloudflare Access before it, and with what env says. */
async function answerTo(request: Request, access?: object, env: Partial<Env> = {}) {
  const { database } = await sharedDesk();
  const context = { access, waitUntil() {}, passThroughOnException() {}, props: {} };
  const desk = createDesk(createIntake());
  return desk.fetch(request, { DB: database, ...env } as Env, context as never);
}

const aud = "f".repeat(64);
// A token that nobody has signed, in each place where somebody may try it.
const unsigned = [{ alg: "none" }, { email: "family@example.com" }]
  .map((part) => btoa(JSON.stringify(part)))
  .join(".");
const forged = {
  "Cf-Access-Authenticated-User-Email": "family@example.com",
  "Cf-Access-Jwt-Assertion": `${unsigned}.`,
  Cookie: `CF_Authorization=${unsigned}.`,
};

test("Without Cloudflare Access the inbox shows how to switch it on, in the reader's language, and nothing else.", async () => {
  const { contact, url, page, store } = await ownDesk({ reader: null });
  expect((await contact(enquiry)).status).toBe(200);
  const change = new URLSearchParams({ form: "change", version: "0", state: "declined", note: "" });
  const posted = { method: "POST", headers: forged, body: change };
  expect((await fetch(`${url}/requests/1`, posted)).status).toBe(403);
  expect(await store.list()).toMatchObject([{ state: "new", version: 0 }]);
  const paths = [
    "/",
    "/?search=lindqvist",
    "/nowhere",
    "/requests/1",
    "/requests.csv",
    "/arrivals",
    "/guests",
    "/outbox",
    "/visitors",
    "/guests/erasures.jsonl",
  ];
  for (const path of paths) {
    for (const headers of [{}, forged]) {
      const answer = await fetch(url + path, { headers });
      expect(answer.status).toBe(403);
      const text = await answer.text();
      expect(text).toContain("This inbox isn’t open yet");
      expect(text).toContain("Enable Cloudflare Access");
      expect(text).not.toContain("Lindqvist");
    }
  }
  expect(await page("", { "Accept-Language": "sv-SE,sv;q=0.9" })).toContain(
    "Inkorgen är inte öppen än",
  );
});

test.each([undefined, null, {}, { email: "" }, { email: 7 }, { common_name: "service.access" }])(
  "Whom Cloudflare Access names as %j reads nothing: a service, a sign-in that has ended.",
  async (identity) => {
    await (await emptyDesk()).contact(enquiry);
    const request = new Request("https://desk.example.com/", { headers: forged });
    const answer = await answerTo(request, { aud, getIdentity: async () => identity });
    expect(answer.status).toBe(403);
    const text = await answer.text();
    expect(text).toContain("We don’t know who you are");
    expect(text).not.toContain("Lindqvist");
  },
);

test("Nothing is shown where Cloudflare Access fails.", async () => {
  await (await emptyDesk()).contact(enquiry);
  const silenced = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => silenced.mockRestore());
  const getIdentity = () => Promise.reject(new Error("no answer"));
  const answer = await answerTo(new Request("https://desk.example.com/"), { aud, getIdentity });
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("Lindqvist");
});

test("Whom Cloudflare Access names reads, under whatever host the desk has.", async () => {
  await (await emptyDesk()).contact(enquiry);
  const getIdentity = async () => ({ email: "family@example.com" });
  const answer = await answerTo(new Request("https://desk.example.com/"), { aud, getIdentity });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Lindqvist");
});

test.each(["evil.example", "evil.example:8788", "localhost.evil.example", "192.168.1.7:8788"])(
  "The identity of development counts for nothing under the host '%s', which a page of others could have led here.",
  async (host) => {
    const { url } = await sharedDesk();
    const answer = await rawRequest(url, "/", { headers: { Host: host } });
    expect(answer.status).toBe(421);
    expect(answer.body).toBe("The identity of [access.dev] counts on localhost alone.");
    expect((await rawRequest(url, "/", { headers: { Host: "localhost:8788" } })).status).toBe(200);
  },
);

test.each(["https://evil.example", "null", "http://localhost:1"])(
  "What a page of the origin %s sends is a 403.",
  async (origin) => {
    const desk = await emptyDesk();
    expect((await desk.send("/api/contact", enquiry, { Origin: origin })).status).toBe(403);
    expect(await desk.store.count()).toBe(0);
    expect((await desk.send("/api/contact", enquiry, { Origin: desk.url })).status).toBe(200);
  },
);

test("Who does not know the token can send nothing, whoever may read.", async () => {
  const { url, siteVars, store, book, send } = await emptyDesk();
  const token = siteVars.BACKEND_TOKEN;
  for (const path of ["/api/contact", "/api/status", "/api/other"]) {
    for (const headers of [
      {},
      bearer("wrong"),
      bearer(`a${token}`),
      bearer(token.slice(1)),
      forged,
    ]) {
      const answer = await fetch(url + path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(path === "/api/contact" ? enquiry : booking),
      });
      // hono answers a header that is no token with 400.
      expect([400, 401]).toContain(answer.status);
    }
  }
  expect(await store.count()).toBe(0);
  expect((await book(booking)).status).toBe(200);
  expect((await send("/api/other", enquiry)).status).toBe(404);
});

test.each([undefined, "", " "])(
  "Where the token is %j nobody sends from the internet, and the site tries again later.",
  async (BACKEND_TOKEN) => {
    for (const headers of [bearer(""), bearer("undefined"), bearer(deskToken)]) {
      const init = { method: "POST", headers, body: JSON.stringify(enquiry) };
      const request = new Request("https://desk.example.com/api/contact", init);
      const answer = await answerTo(request, undefined, { BACKEND_TOKEN });
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain("BACKEND_TOKEN is not set");
    }
  },
);

test("A token that can be guessed counts as none, and the answer says so by its name.", async () => {
  const send = (BACKEND_TOKEN: string) => {
    const init = { method: "POST", headers: bearer(BACKEND_TOKEN), body: "{}" };
    const request = new Request("https://desk.example.com/api/contact", init);
    return answerTo(request, undefined, { BACKEND_TOKEN });
  };
  const answer = await send("k".repeat(23));
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("BACKEND_TOKEN is shorter than 24 characters");
  expect((await send("k".repeat(24))).status, "let in, and not JSON by its type").toBe(415);
});

test("Every answer forbids scripts, frames and caches, whoever asks.", async () => {
  const { url, send } = await emptyDesk();
  const answers = [
    await fetch(url),
    await fetch(`${url}/?kind=wrong`),
    await fetch(`${url}/nowhere`),
    await fetch(`${url}/desk.css`),
    await fetch(`${url}/api/contact`),
    await send("/api/contact", enquiry),
    await send("/api/contact", "{"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 404, 200, 401, 200, 400]);
  for (const { headers } of answers) {
    expect(headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Permissions-Policy")).toContain("microphone=()");
  }
});
