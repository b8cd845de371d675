import { expect, test } from "vitest";
import { useFailingBackend } from "../support/failing-backend.ts";
import { contactMessage } from "../support/filling.ts";
import { useSite } from "../support/site.ts";
import { freshVisitor } from "../support/visitor.ts";
import { bookingRequest, postJson, send, wholeRequests } from "./requests.ts";

const backend = useFailingBackend();
const site = useSite(() => ({ BACKEND_URL: backend.url }));
const limit = 16 * 1024;

/** A valid request of exactly so many bytes: JSON may be followed by any number of spaces. */
function padded(body: object, bytes: number): string {
  const json = JSON.stringify(body);
  return json + " ".repeat(bytes - Buffer.byteLength(json));
}

test.each(
  wholeRequests.flatMap((row) =>
    ["https://evil.example", "null", "http://localhost", "", "https://", "file://"].map(
      (origin) => ({ ...row, origin }),
    ),
  ),
)("a $form request from the origin '$origin' is a 403", async ({ path, body, origin }) => {
  const answer = await postJson(site, path, body, { Origin: origin });
  expect(answer.status).toBe(403);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(answer.headers.has("Access-Control-Allow-Origin")).toBe(false);
  expect(backend.received).toEqual([]);
});

test.each(wholeRequests)("a $form request from this site or without Origin is taken", async (row) => {
  expect((await postJson(site, row.path, row.body, { Origin: site.url })).status).toBe(200);
  expect((await postJson(site, row.path, row.body)).status).toBe(200);
  expect(backend.received).toHaveLength(2);
});

test.each(["/api", "/api/", "/api/nothing", "/api/contact/more", "/API/contact", "/api/contact.data"])(
  "%s is a 404 to every method",
  async (path) => {
    for (const method of ["GET", "POST", "PUT"]) {
      const answer = await send(site, path, { method });
      expect(answer.status, method).toBe(404);
      expect(answer.headers.get("Content-Type"), method).toMatch(/^text\/plain/);
    }
  },
);

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

test("HEAD is a 405 too", async () => {
  for (const { path } of wholeRequests) {
    const answer = await send(site, path, { method: "HEAD" });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("POST");
  }
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

test.each(wholeRequests)("a $form request of 16 KiB is taken, one byte more is a 413", async (row) => {
  expect((await postJson(site, row.path, padded(row.body, limit))).status).toBe(200);
  expect(backend.received).toHaveLength(1);
  const answer = await postJson(site, row.path, padded(row.body, limit + 1));
  expect(answer.status).toBe(413);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(backend.received).toHaveLength(1);
});

test.each(wholeRequests)("a $form request in chunks has the same limit", async ({ path, body }) => {
  const inChunks = (bytes: number) =>
    sendInChunks(path, new TextEncoder().encode(padded(body, bytes)));
  expect((await inChunks(limit)).status).toBe(200);
  expect((await inChunks(limit + 1)).status).toBe(413);
  expect(backend.received).toHaveLength(1);
});

test("a message of 200 kB is a 413", async () => {
  const body = { ...contactMessage, message: "ö".repeat(100_000) };
  expect((await postJson(site, "/api/contact", body)).status).toBe(413);
  expect(backend.received).toEqual([]);
});

test.each(wholeRequests)("a $form request that reaches for the prototype is refused", async (row) => {
  const own = JSON.stringify(row.body).slice(1);
  const nested = JSON.stringify({ ...bookingRequest, childrenAges: {} });
  for (const body of [
    `{"__proto__":{"consent":"yes"},${own}`,
    `{"__proto__":null,${own}`,
    `{"__proto__":${JSON.stringify(row.body)}}`,
    `{"constructor":{"prototype":${JSON.stringify(row.body)}}}`,
    nested.replace('"childrenAges":{}', '"name":{},"childrenAges":{"__proto__":[4,11]}'),
  ]) {
    expect((await postJson(site, row.path, body)).status, body).toBe(422);
  }
  expect(backend.received).toEqual([]);
});

test.each(wholeRequests)("a $form request with the honeypot filled only looks sent", async (row) => {
  const honest = await postJson(site, row.path, row.body);
  expect(backend.received).toHaveLength(1);
  for (const rest of [row.body, {}]) {
    const answer = await postJson(site, row.path, { ...rest, website: "https://spam.example" });
    expect(answer.status).toBe(honest.status);
    expect(answer.headers.get("Content-Type")).toBe(honest.headers.get("Content-Type"));
    expect(answer.headers.get("Cache-Control")).toBe(honest.headers.get("Cache-Control"));
  }
  expect(backend.received).toHaveLength(1);
});

function sendInChunks(path: string, bytes: Uint8Array): Promise<Response> {
  throw new Error(`not yet ${path} ${bytes.length}`);
}
