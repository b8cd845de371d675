import { afterAll, beforeAll } from "vitest";
import { type Backend, startBackend } from "../../backend/server.ts";

export interface Inbox {
  url: string;
  /** The bodies received, newest first. */
  bodies(kind: "contact" | "booking"): unknown[];
  /** The idempotency keys received, newest first. */
  keys(kind: "contact" | "booking"): (string | null)[];
}

type Received = ReturnType<Backend["store"]["list"]>;

/** An inbox over what a backend has received, newest first; its address is added once the backend runs. */
export function inboxOf(received: (kind: "contact" | "booking") => Received): Inbox {
  return {
    url: "",
    bodies: (kind) => received(kind).map(({ body }) => body),
    keys: (kind) => received(kind).map(({ key }) => key),
  };
}

/** The reference backend with its own SQLite database, for all tests of a file. */
export function useBackend(): Inbox {
  let backend: Backend;
  const inbox = inboxOf((kind) => backend.store.list({ kind }));
  beforeAll(async () => {
    backend = await startBackend({ port: 0, database: ":memory:" });
    inbox.url = backend.url;
  });
  afterAll(() => backend.close());
  return inbox;
}
