import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestHarness, unstable_readConfig as readConfig, type TestHarness } from "wrangler";
import type { OutboxRequest } from "../../worker/outbox/entries.ts";
import type { OutboxClient } from "../../worker/outbox/forward.ts";

interface CountingOutbox extends OutboxClient {
  alarmWrites(): Promise<number>;
}

let harness: TestHarness;
let outbox: CountingOutbox;

beforeAll(async () => {
  const { compatibility_date, exports } = readConfig({ config: "wrangler.toml" });
  const config = {
    name: "alarms",
    compatibility_date,
    exports: { Outbox: exports?.Outbox },
    durable_objects: { bindings: [{ name: "OUTBOX", class_name: "Outbox" }] },
  };
  const main = "tests/support/alarm-counting-worker.ts";
  harness = createTestHarness({ workers: [{ config: { ...config, main } }] });
  await harness.listen();
  const outboxes = (await harness.getWorker().getEnv()).OUTBOX as DurableObjectNamespace;
  outbox = outboxes.getByName("outbox") as unknown as CountingOutbox;
});
afterAll(() => harness.close());

// There is no backend, so the request waits.
const request: OutboxRequest = {
  ...{ key: "key", digest: "digest", form: "contact", requestId: "id" },
  body: { name: "Ebba" },
};

async function alarmWritesWhile(work: () => Promise<unknown>): Promise<number> {
  const before = await outbox.alarmWrites();
  await work();
  return (await outbox.alarmWrites()) - before;
}

async function readOften(): Promise<void> {
  for (let reader = 0; reader < 5; reader++) await outbox.counts();
}

test("where nothing is kept, reading the counts writes no alarm", async () => {
  expect(await alarmWritesWhile(readOften)).toBe(0);
});

test("where something waits, the first who reads mends its alarm and the others write none", async () => {
  const outcome = await outbox.keep(request);
  expect(await outcome()).toEqual({ status: "waiting" });
  // Late enough that no attempt happens during the test.
  const storage = await harness.getWorker().getDurableObjectStorage("Outbox", { name: "outbox" });
  await storage.exec("UPDATE requests SET due_at = due_at + 86400000");
  expect(await alarmWritesWhile(() => outbox.counts())).toBe(1);
  expect(await alarmWritesWhile(readOften)).toBe(0);
  expect(await outbox.counts()).toEqual({ waiting: 1, dead: 0 });
});
