import type { OutboxList, Retried, Undelivered } from "#domain/outbox.ts";

/** The outbox's methods for the operator: docs/operations.md. */
export interface OutboxKeeper {
  list(): Promise<OutboxList>;
  show(key: string): Promise<Undelivered | null>;
  replay(key: string): Promise<Retried | null>;
  replayAll(): Promise<number>;
  discard(key: string): Promise<boolean>;
}
