import { afterAll, beforeAll } from "vitest";
import { type Backend, startBackend } from "../../backend/server.ts";

export interface Inbox {
  url: string;
  /** The bodies received, newest first. */
  bodies(kind: "contact" | "booking"): unknown[];
  /** The idempotency keys received, newest first. */
  keys(kind: "contact" | "booking"): (string | null)[];
}

/** The reference backend with its own SQLite database, for all tests of a file. */
export function useBackend(): Inbox {
  let backend: Backend;
  const inbox: Inbox = {
    url: "",
    bodies: (kind) => backend.store.list({ kind }).map(({ body }) => body),
    keys: (kind) => backend.store.list({ kind }).map(({ key }) => key),
  };
  beforeAll(async () => {
    backend = await startBackend({ port: 0, database: ":memory:" });
    inbox.url = backend.url;
  });
  afterAll(() => backend.close());
  return inbox;
}
