import { expect, test } from "vitest";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { contactMessage } from "../../support/filling.ts";
import { freshVisitor } from "../../support/visitor.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { postJson, send, wholeRequests } from "../requests.ts";

const backend = useFailingBackend();
const site = useWorkerd(() => ({ BACKEND_URL: backend.url }));

test.each(
  wholeRequests.flatMap((row) =>
    ["https://evil.example", "null", "http://localhost", "https://", "file://"].map((origin) => ({
      ...row,
      origin,
    })),
  ),
)("a $form request from the origin '$origin' is a 403", async ({ path, body, origin }) => {
  const answer = await postJson(site, path, body, { Origin: origin });
  expect(answer.status).toBe(403);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(answer.headers.has("Access-Control-Allow-Origin")).toBe(false);
  expect(backend.received).toEqual([]);
});

test.each(wholeRequests)(
  "a $form request from this site or without Origin is taken",
  async (row) => {
    expect((await postJson(site, row.path, row.body, { Origin: site.url })).status).toBe(200);
    expect((await postJson(site, row.path, row.body)).status).toBe(200);
    expect(backend.received).toHaveLength(2);
  },
);

test.each(["cross-site", "same-site"])(
  "a request without Origin that a browser calls %s is a 403",
  async (fetched) => {
    for (const { path, body } of wholeRequests) {
      const answer = await postJson(site, path, body, { "Sec-Fetch-Site": fetched });
      expect(answer.status).toBe(403);
    }
    expect(backend.received).toEqual([]);
  },
);

test.each(["same-origin", "none"])(
  "a request without Origin that a browser calls %s is taken",
  async (fetched) => {
    for (const { path, body } of wholeRequests) {
      const answer = await postJson(site, path, body, { "Sec-Fetch-Site": fetched });
      expect(answer.status).toBe(200);
    }
  },
);

test.each(["short", "", "with space in it", "ümlaut-ümlaut", '"quoted-key"', "x".repeat(129)])(
  "the key %j is a 400 that says what a key looks like",
  async (key) => {
    // fetch writes a header as Latin-1.
    const headers = { "Idempotency-Key": Buffer.from(key).toString("latin1") };
    for (const { path, body } of wholeRequests) {
      const answer = await postJson(site, path, body, headers);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("Idempotency-Key of 8 to 128 letters, digits");
    }
    expect(backend.received).toEqual([]);
  },
);

test.each([
  "/api",
  "/api/",
  "/api/nothing",
  "/api/contact/more",
  "/API/contact",
  "/api/contact.data",
])("%s is a 404 to every method", async (path) => {
  for (const method of ["GET", "POST", "PUT"]) {
    const answer = await send(site, path, { method });
    expect(answer.status, method).toBe(404);
    expect(answer.headers.get("Content-Type"), method).toMatch(/^text\/plain/);
  }
});

test.each(
  wholeRequests.flatMap((row) =>
    ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"].map((method) => ({ ...row, method })),
  ),
)("$method is a 405 for $form that allows POST", async ({ path, body, method }) => {
  const answer = await send(site, path, {
    method,
    headers: { "Content-Type": "application/json", ...freshVisitor() },
    body: method === "GET" ? undefined : JSON.stringify(body),
  });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("POST");
  expect(backend.received).toEqual([]);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonx", "", "json"])(
  "the content type '%s' is a 415",
  async (type) => {
    for (const { path, body } of wholeRequests) {
      const answer = await postJson(site, path, body, { "Content-Type": type });
      expect(answer.status).toBe(415);
      expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
    }
    expect(backend.received).toEqual([]);
  },
);

test.each(["application/json; charset=utf-8", "Application/JSON", "application/json ;q=1"])(
  "the content type '%s' is JSON",
  async (type) => {
    const answer = await postJson(site, "/api/contact", contactMessage, { "Content-Type": type });
    expect(answer.status).toBe(200);
  },
);
