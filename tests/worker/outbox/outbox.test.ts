import { expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { contactMessage } from "../../support/filling.ts";
import { freshVisitor } from "../../support/visitor.ts";
import { useOutboxSite } from "../outbox-site.ts";
import { postJson, wholeRequests } from "../requests.ts";

const { contact } = submissionPaths;
const backend = useFailingBackend();
const site = useOutboxSite(() => ({ BACKEND_URL: backend.url }));
const down = { status: 503 } as const;
const dueNow = "UPDATE requests SET due_at = 0";

test.each(wholeRequests)(
  "a delivered $form request leaves nothing personal behind",
  async (row) => {
    expect((await postJson(site, row.path, row.body)).status).toBe(200);
    expect(await site.counts()).toEqual({ waiting: 0, dead: 0 });
    expect(await site.rows()).toMatchObject([{ state: "delivered", body: null }]);
  },
);

test("what the backend could not take comes again by itself, the same under the same key", async () => {
  backend.behave(down);
  for (const { path, body } of wholeRequests) {
    expect((await postJson(site, path, body)).status).toBe(202);
  }
  expect(await site.counts()).toEqual({ waiting: 2, dead: 0 });
  backend.behave({ status: 200 });
  await expect.poll(() => backend.received.length).toBe(4);
  await expect.poll(site.counts).toEqual({ waiting: 0, dead: 0 });
  const told = (requests: typeof backend.received) =>
    requests
      .map(({ path, body, headers }) => `${path} ${headers["idempotency-key"]} ${body}`)
      .sort();
  expect(told(backend.received.slice(2))).toEqual(told(backend.received.slice(0, 2)));
});

test("a retry that fails too is put off for twice as long", async () => {
  backend.behave(down);
  expect((await postJson(site, contact, contactMessage)).status).toBe(202);
  const before = Date.now();
  await site.restartWith(dueNow);
  await expect.poll(() => site.events("relay").length).toBe(2);
  // The outbox answers only once what came of the attempt is on disk.
  expect(await site.counts()).toEqual({ waiting: 1, dead: 0 });
  const [row] = await site.rows();
  expect(row).toMatchObject({ attempts: 2, state: "waiting", cause: "503" });
  expect(row?.due_at).toBeGreaterThan(before);
  expect((row?.due_at ?? 0) - Date.now()).toBeLessThanOrEqual(30_000);
});

test("what waits outlives the worker", async () => {
  backend.behave("drop");
  expect((await postJson(site, contact, contactMessage)).status).toBe(202);
  backend.behave({ status: 200 });
  await site.restartWith(dueNow);
  await expect.poll(() => backend.received.length).toBe(2);
  await expect.poll(site.counts).toEqual({ waiting: 0, dead: 0 });
});

test("what an earlier version of the outbox has written down is passed on", async () => {
  backend.behave(down);
  expect((await postJson(site, contact, contactMessage)).status).toBe(202);
  backend.behave({ status: 200 });
  await site.restartWith(
    "DROP INDEX requests_by_content",
    "ALTER TABLE requests DROP COLUMN content_key",
    "ALTER TABLE requests DROP COLUMN promised",
    "ALTER TABLE requests DROP COLUMN language",
    dueNow,
  );
  await expect.poll(() => backend.received.length).toBe(2);
  await expect.poll(site.counts).toEqual({ waiting: 0, dead: 0 });
});

test("what was delivered is forgotten by itself on that day, though nobody writes", async () => {
  await postJson(site, contact, contactMessage);
  await site.restartWith("UPDATE requests SET due_at = unixepoch() * 1000 + 2000");
  await expect.poll(site.rows, { interval: 2_500 }).toEqual([]);
});

test("no line of the log holds anything that the visitor wrote or came from", async () => {
  const visitor = freshVisitor();
  for (const behaviour of [
    { status: 200 },
    down,
    { status: 400, text: "Ebba Berg" },
    "drop",
  ] as const) {
    backend.behave(behaviour);
    for (const { path, body } of wholeRequests) await postJson(site, path, body, visitor);
  }
  await postJson(site, contact, { ...contactMessage, email: "not an address" }, visitor);
  expect(site.events("request").length).toBeGreaterThan(8);
  const personal = wholeRequests.flatMap(({ body }) =>
    Object.values(body).filter((value): value is string => String(value).length > 4),
  );
  for (const text of [...personal, "Ebba", visitor["CF-Connecting-IP"], "not an address"]) {
    expect(site.log()).not.toContain(text);
  }
});
