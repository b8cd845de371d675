import { expect, test } from "vitest";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { freshVisitor } from "../../support/visitor.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { postJson, send, wholeRequests } from "../requests.ts";

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
