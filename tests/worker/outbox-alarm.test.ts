import { expect, test } from "vitest";
import { keptRequest, useOutboxObject } from "./outbox-object.ts";

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
  await object.exec("UPDATE requests SET due_at = due_at + 86400000");
  await object.outbox.loseAlarm();
  expect(await alarmWritesWhile(() => object.outbox.counts())).toBe(1);
  expect(await alarmWritesWhile(readOften)).toBe(0);
});

test("where something waits, an alarm that is later than it should be is mended, and only once", async () => {
  await object.exec("UPDATE requests SET due_at = due_at - 43200000");
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
