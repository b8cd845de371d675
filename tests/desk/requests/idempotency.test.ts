import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { booking, emptyDesk, enquiry, ownDesk } from "../support.ts";

describe("an idempotency key", () => {
  test("makes a repeated request succeed without a second row, in whatever order its fields come", async () => {
    const { book, store } = await emptyDesk();
    const reversed = Object.fromEntries(Object.entries(booking).reverse());
    for (const body of [booking, booking, reversed]) {
      expect((await book(body, "key-1")).status).toBe(200);
    }
    expect(await store.count()).toBe(1);
  });

  test("refuses a different body with 422 and keeps the first", async () => {
    const { book, store } = await emptyDesk();
    await book(booking, "key-1");
    const answer = await book({ ...booking, childrenAges: [4, 12] }, "key-1");
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Idempotency-Key");
    expect(await store.list()).toMatchObject([{ body: booking }]);
  });

  test("stands for one request only, whatever its kind", async () => {
    const { book, contact, store } = await emptyDesk();
    const both = { ...enquiry, ...booking };
    await contact(both, "key-1");
    expect((await book(both, "key-1")).status).toBe(422);
    expect(await store.count()).toBe(1);
  });

  test("gives one row for 20 posts at the same time, all of them answered 200", async () => {
    const { contact, store } = await emptyDesk();
    const answers = await Promise.all(Array.from({ length: 20 }, () => contact(enquiry, "key-1")));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts.filter((text) => text === "Received.")).toHaveLength(1);
    expect(await store.count()).toBe(1);
  });

  test("is not used up by a refused request", async () => {
    const { contact } = await emptyDesk();
    expect((await contact({ ...enquiry, name: "" }, "key-1")).status).toBe(422);
    expect((await contact(enquiry, "key-1")).status).toBe(200);
  });

  test("of another value, or none at all, makes an equal body a new request", async () => {
    const { contact, store } = await emptyDesk();
    await contact(enquiry, "key-1");
    await contact(enquiry, "key-2");
    await contact(enquiry);
    await contact(enquiry);
    expect(await store.count()).toBe(4);
  });

  test("of more than 255 characters is refused with 400", async () => {
    const { contact } = await emptyDesk();
    expect((await contact(enquiry, "k".repeat(256))).status).toBe(400);
    expect((await contact(enquiry, "k".repeat(255))).status).toBe(200);
  });

  test("is unique in the database itself, whoever writes there", async () => {
    const { contact, database } = await emptyDesk();
    await contact(enquiry, "key-1");
    const copy = database.prepare(
      "INSERT INTO requests (kind, idempotency_key, received_at, changed_at, name, email, body) SELECT kind, idempotency_key, received_at, changed_at, name, email, body FROM requests",
    );
    await expect(copy.run()).rejects.toThrow("UNIQUE");
  });
});

test("Requests, their keys and what is found outlive a desk that is killed; no number is given twice.", async () => {
  const storage = mkdtempSync(join(tmpdir(), "desk-"));
  onTestFinished(() => rmSync(storage, { recursive: true }));
  const first = await ownDesk({ storage });
  await first.contact(enquiry, "key-1");
  await first.stop();

  const second = await ownDesk({ storage });
  expect(await (await second.contact(enquiry, "key-1")).text()).toBe("Already received.");
  expect(await second.store.list({ search: "lindqvist" })).toMatchObject([{ body: enquiry }]);
  const [kept] = await second.store.list();
  await second.database.exec("DELETE FROM requests");
  await second.book(booking);
  expect((await second.store.list())[0]?.id).toBeGreaterThan(kept?.id ?? 0);

  await second.database.exec("DROP TABLE requests");
  const answer = await second.contact(enquiry, "key-2");
  expect(answer.status, "a database that fails is no success").toBe(500);
  expect(await answer.text()).toContain("later");
  expect((await fetch(second.url)).status).toBe(500);
  expect(second.logged.join()).toMatch(/"event":"exception".*"version":"[\da-f-]{36}"/);
  expect(second.logged.join()).not.toContain(enquiry.email);
});
