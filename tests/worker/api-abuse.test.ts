import { expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { useFailingBackend } from "../support/failing-backend.ts";
import { contactMessage } from "../support/filling.ts";
import { freshVisitor } from "../support/visitor.ts";
import { useWorkerd } from "../support/workerd.ts";
import { bookingRequest, postJson, send, wholeRequests } from "./requests.ts";

const backend = useFailingBackend();
const site = useWorkerd(() => ({ BACKEND_URL: backend.url }));
const limit = 16 * 1024;

/** A valid request of exactly so many bytes: any number of spaces may follow JSON. */
function padded(body: object, bytes: number): string {
  const json = JSON.stringify(body);
  return json + " ".repeat(bytes - Buffer.byteLength(json));
}

test.each(wholeRequests)(
  "a $form request of 16 KiB is taken, one byte more is a 413",
  async (row) => {
    expect((await postJson(site, row.path, padded(row.body, limit))).status).toBe(200);
    expect(backend.received).toHaveLength(1);
    const answer = await postJson(site, row.path, padded(row.body, limit + 1));
    expect(answer.status).toBe(413);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(backend.received).toHaveLength(1);
  },
);

test.each(wholeRequests)("a $form request without a length has the same limit", async (row) => {
  const inChunks = (bytes: number) =>
    send(site, row.path, () => ({
      headers: { "Content-Type": "application/json", ...freshVisitor() },
      body: new Blob([padded(row.body, bytes)]).stream(),
      duplex: "half",
    }));
  expect((await inChunks(limit)).status).toBe(200);
  expect((await inChunks(limit + 1)).status).toBe(413);
  expect(backend.received).toHaveLength(1);
});

test("a message of 200 kB is a 413, one of 5,001 characters a 422", async () => {
  for (const [length, status] of [
    [100_000, 413],
    [5001, 422],
  ] as const) {
    const body = { ...contactMessage, message: "ö".repeat(length) };
    expect((await postJson(site, submissionPaths.contact, body)).status).toBe(status);
  }
  expect(backend.received).toEqual([]);
});

test("a message of 5,000 characters is taken", async () => {
  const body = { ...contactMessage, message: "ö".repeat(5000) };
  expect((await postJson(site, submissionPaths.contact, body)).status).toBe(200);
  expect(JSON.parse(backend.received[0]?.body ?? "")).toEqual(body);
});

test.each(wholeRequests)(
  "a $form request that reaches for the prototype is refused",
  async (row) => {
    const whole = JSON.stringify(row.body);
    for (const body of [
      `{"__proto__":{"consent":"yes"},${whole.slice(1)}`,
      `{"__proto__":null,${whole.slice(1)}`,
      `{"__proto__":${whole}}`,
      `{"constructor":{"prototype":${whole}}}`,
    ]) {
      expect((await postJson(site, row.path, body)).status, body).toBe(422);
    }
    expect(backend.received).toEqual([]);
  },
);

test("ages that reach for the prototype are refused", async () => {
  const body = JSON.stringify({ ...bookingRequest, childrenAges: 0 });
  for (const ages of ['{"__proto__":[4,11]}', '{"length":2,"0":4,"1":11}']) {
    const sent = body.replace('"childrenAges":0', `"childrenAges":${ages}`);
    expect((await postJson(site, submissionPaths.booking, sent)).status, ages).toBe(422);
  }
  expect(backend.received).toEqual([]);
});

test.each(wholeRequests)(
  "a $form request with the honeypot filled only looks sent",
  async (row) => {
    const honest = await postJson(site, row.path, row.body);
    expect(backend.received).toHaveLength(1);
    const text = await honest.text();
    for (const rest of [row.body, {}]) {
      const answer = await postJson(site, row.path, { ...rest, website: "https://spam.example" });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(text);
      for (const name of ["Content-Type", "Cache-Control"]) {
        expect(answer.headers.get(name), name).toBe(honest.headers.get(name));
      }
    }
    expect(backend.received).toHaveLength(1);
  },
);
