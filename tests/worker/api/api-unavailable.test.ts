import { describe, expect, test } from "vitest";
import { makeReference, referenceHeader, submissionPaths } from "#domain/booking/submission.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { bookingRequest, postJson, wholeRequests } from "../requests.ts";

describe("without a backend", () => {
  const site = useWorkerd(() => ({ BACKEND_URL: "" }));

  test.each(wholeRequests)("a $form request is a 503 and leaves nothing behind", async (row) => {
    const answer = await postJson(site, row.path, row.body);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe("Backend URL saknas");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect((await (await site.kv()).list()).keys).toEqual([]);
    expect(await site.counts()).toEqual({ waiting: 0, dead: 0 });
  });
});

describe("without an outbox", () => {
  const backend = useFailingBackend();
  const site = useWorkerd(() => ({ BACKEND_URL: backend.url }), { hasOutbox: false });
  const withOutbox = useWorkerd(() => ({ BACKEND_URL: backend.url }));

  test.each(wholeRequests)("a $form request is relayed all the same", async ({ path, body }) => {
    expect((await postJson(site, path, body)).status).toBe(200);
    expect(backend.received).toHaveLength(1);
  });

  test("the backend knows a booking by the key that it has with an outbox, and so does the guest", async () => {
    const headers = { "Idempotency-Key": "made-by-script" };
    const told = async (at: typeof site) => {
      const answer = await postJson(at, submissionPaths.booking, bookingRequest, headers);
      const [got] = backend.received.splice(0);
      return [answer.headers.get(referenceHeader), got?.headers["idempotency-key"]];
    };
    const [reference, key] = await told(site);
    expect(reference).toBe(makeReference(String(key)));
    expect(await told(site)).toEqual([reference, key]);
    expect(await told(withOutbox)).toEqual([reference, key]);
  });

  test("only where the backend is not there either the visitor hears of failure", async () => {
    for (const behaviour of ["drop", { status: 503 }, { status: 400 }] as const) {
      backend.behave(behaviour);
      for (const { path, body } of wholeRequests) {
        expect((await postJson(site, path, body)).status).toBe(502);
      }
    }
  });

  test("health says that something is wrong", async () => {
    const answer = await site.get("/api/health");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      problems: [{ code: "silent", subject: "outbox" }],
    });
  });
});
