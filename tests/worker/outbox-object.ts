import { afterAll, beforeAll } from "vitest";
import { createTestHarness, unstable_readConfig as readConfig, type TestHarness } from "wrangler";
import type { OutboxRequest } from "../../worker/outbox/entries.ts";
import type { OutboxClient } from "../../worker/outbox/forward.ts";
import type { Delivery } from "../../worker/outbox/outbox.ts";
import type { Row, Rung } from "../support/alarm-counting-worker.ts";

interface WatchedOutbox extends OutboxClient {
  keepAndWait(request: OutboxRequest): Promise<Delivery>;
  alarmWrites(): Promise<number>;
  loseAlarm(): Promise<void>;
  ringOver(rows: Row[]): Promise<Rung>;
}

/** A request as the gateway gives it to the outbox. */
export const keptRequest: OutboxRequest = {
  key: "key",
  digest: "digest",
  contentKey: "now",
  earlierContentKey: "earlier",
  ...{ form: "contact", requestId: "id", body: { name: "Ebba" } },
};

export interface OutboxObject {
  outbox: WatchedOutbox;
  /** Runs a statement on the outbox's table, as the operator can. */
  exec(sql: string): Promise<unknown>;
}

/** The outbox alone, without gateway, for all tests of a file: tests/support/alarm-counting-worker.ts. */
export function useOutboxObject(vars: () => Record<string, string>): OutboxObject {
  let harness: TestHarness;
  const object = {
    async exec(sql: string) {
      const worker = harness.getWorker();
      return (await worker.getDurableObjectStorage("Outbox", { name: "outbox" })).exec(sql);
    },
  } as OutboxObject;
  beforeAll(async () => {
    const site = readConfig({ config: "wrangler.toml" });
    const config = {
      name: "outbox-alone",
      compatibility_date: site.compatibility_date,
      exports: { Outbox: site.exports?.Outbox },
      durable_objects: { bindings: [{ name: "OUTBOX", class_name: "Outbox" }] },
      kv_namespaces: [{ binding: "RATE_LIMIT" }],
      vars: { ...site.vars, ...vars() },
    };
    const main = "tests/support/alarm-counting-worker.ts";
    harness = createTestHarness({ workers: [{ config: { ...config, main } }] });
    await harness.listen();
    const outboxes = (await harness.getWorker().getEnv()).OUTBOX as DurableObjectNamespace;
    object.outbox = outboxes.getByName("outbox") as unknown as WatchedOutbox;
  });
  afterAll(() => harness.close());
  return object;
}
