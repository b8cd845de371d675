import { expect, test } from "vitest";
import { keptRequest, useOutboxObject } from "../outbox-object.ts";

// There is no backend, so the request waits.
const object = useOutboxObject(() => ({ BACKEND_URL: "" }));

async function alarmWritesWhile(work: () => Promise<unknown>): Promise<number> {
  const before = await object.outbox.alarmWrites();
  await work();
  return (await object.outbox.alarmWrites()) - before;
}

async function readOften(): Promise<void> {
  for (let reader = 0; reader < 5; reader++) await object.outbox.counts();
}

test("where nothing is kept, reading the counts writes no alarm", async () => {
  expect(await alarmWritesWhile(readOften)).toBe(0);
});

test("where something waits, the first who reads mends its alarm and the others write none", async () => {
  expect(await object.outbox.keepAndWait(keptRequest)).toEqual({ status: "waiting" });
  expect(await alarmWritesWhile(readOften)).toBe(0);
  // Late enough that no attempt happens during the test.
  await object.exec("UPDATE requests SET due_at = due_at + 3000000");
  await object.outbox.loseAlarm();
  expect(await alarmWritesWhile(() => object.outbox.counts())).toBe(1);
  expect(await alarmWritesWhile(readOften)).toBe(0);
});

test("where something waits, an alarm that is later than it should be is mended, and only once", async () => {
  await object.exec("UPDATE requests SET due_at = due_at - 1500000");
  expect(await alarmWritesWhile(() => object.outbox.counts())).toBe(1);
  expect(await alarmWritesWhile(readOften)).toBe(0);
});

test("the counts tell for how long the longest has waited", async () => {
  await object.exec("UPDATE requests SET kept_at = kept_at - 3600000");
  const { oldestSeconds, ...counts } = await object.outbox.counts();
  expect(counts).toEqual({ waiting: 1, dead: 0 });
  expect(oldestSeconds).toBeGreaterThanOrEqual(3600);
  await object.exec("DELETE FROM requests");
  expect(await object.outbox.counts()).toEqual({ waiting: 0, dead: 0, oldestSeconds: 0 });
});

const tenYears = 10 * 365 * 86_400_000;

test("a time that no attempt can have set, far ahead, is now: such a request is counted and tried", async () => {
  expect(await object.outbox.keepAndWait(keptRequest)).toEqual({ status: "waiting" });
  await object.exec(
    `UPDATE requests SET due_at = due_at + ${tenYears}, kept_at = kept_at + ${tenYears}`,
  );
  const before = Date.now();
  await object.outbox.counts();
  await object.exec("UPDATE requests SET kept_at = kept_at - 7200000");
  expect((await object.outbox.counts()).oldestSeconds).toBeGreaterThanOrEqual(7_200);
  const later = Date.now() + tenYears;
  const columns = { digest: "", form: "contact", body: "{}", request_id: "id", state: "waiting" };
  const row = { ...columns, key: "key", attempts: 0, kept_at: later, due_at: later };
  const { endedAt, rows } = await object.outbox.ringOver([row]);
  const [tried] = rows;
  expect(tried).toMatchObject({ attempts: 1, state: "waiting" });
  expect(tried?.kept_at).toBeGreaterThanOrEqual(before);
  expect(tried?.kept_at).toBeLessThanOrEqual(endedAt);
  expect(Number(tried?.due_at) - endedAt).toBeLessThanOrEqual(3_600_000);
});
