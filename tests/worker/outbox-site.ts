import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { startWorkerd, type Workerd } from "../support/workerd.ts";
import { type OutboxRow, openOutboxFile } from "./outbox-file.ts";

export interface OutboxSite extends Pick<Workerd, "get" | "counts"> {
  /** Its origin, another after each restart. */
  url(): string;
  /** The log entries of this name that the worker has written in this test. */
  events(event: string): Record<string, unknown>[];
  log(): string;
  /** The outbox's rows, read while the worker is stopped. */
  rows(): Promise<OutboxRow[]>;
  /** Stops the worker, changes the outbox's rows, starts the worker again and wakes it. */
  restartWith(...statements: string[]): Promise<void>;
}

/** A worker with its own storage for each test. */
export function useOutboxSite(vars: () => Record<string, string>): OutboxSite {
  let storage: string;
  let lines: string[];
  let workerd: Workerd;

  async function start(): Promise<void> {
    workerd = await startWorkerd({ vars: vars(), storage, onLog: (line) => lines.push(line) });
  }

  async function whileStopped<Value>(work: () => Value): Promise<Value> {
    await workerd.stop();
    const value = work();
    await start();
    return value;
  }

  const site: OutboxSite = {
    url: () => workerd.url,
    get: (path, init) => workerd.get(path, init),
    counts: () => workerd.counts(),
    // The runtime may add a line, for example that an alarm was due while the worker was stopped.
    events: (event) =>
      lines
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line))
        .filter((fields) => fields.event === event),
    log: () => lines.join("\n"),
    rows: () => whileStopped(() => openOutboxFile(storage).rows()),
    async restartWith(...statements) {
      await whileStopped(() => statements.forEach(openOutboxFile(storage).run));
      // This request wakes the outbox, as docs/operations.md tells the operator.
      await workerd.get("/api/health");
    },
  };
  beforeEach(async () => {
    storage = mkdtempSync(join(tmpdir(), "outbox-"));
    lines = [];
    await start();
  });
  afterEach(async () => {
    await workerd.stop();
    rmSync(storage, { recursive: true });
  });
  return site;
}
