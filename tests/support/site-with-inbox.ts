import { beforeAll } from "vitest";
import { type Backend, startBackend } from "../../backend/server.ts";
import { type Inbox, inboxOf } from "./backend.ts";
import { type Site, useSharedSite } from "./site.ts";

const kinds = ["contact", "booking"] as const;
let started: Promise<Backend> | undefined;

/**
 * A site with the reference backend behind it. Files that run in one process share both, because wrangler takes
 * longer to start than most of them take; each file sees only what the backend received since the file began.
 */
export function useSiteWithInbox(): { site: Site; backend: Inbox } {
  let backend: Backend;
  let newestBefore = 0;
  const inbox = inboxOf((kind) =>
    backend.store.list({ kind }).filter(({ id }) => id > newestBefore),
  );
  beforeAll(async () => {
    started ??= startBackend({ port: 0, database: ":memory:" });
    backend = await started;
    inbox.url = backend.url;
    const newest = kinds.map((kind) => backend.store.list({ kind, limit: 1 })[0]?.id ?? 0);
    newestBefore = Math.max(...newest);
  });
  return { site: useSharedSite(() => ({ BACKEND_URL: inbox.url })), backend: inbox };
}
