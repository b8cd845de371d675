import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare, Response } from "miniflare";
import { afterAll, beforeAll } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import type { OutboxClient } from "../../worker/outbox/forward.ts";
import type { OutboxCounts } from "../../worker/outbox/outbox.ts";
import { workerBundle } from "../support/prepare.ts";
import type { Site } from "../support/site.ts";

export interface WorkerdOptions {
  vars: Record<string, string>;
  hasOutbox?: boolean;
  /** Cloudflare's own limit for bursts, in requests per 10 seconds; undefined means no limit. */
  burst?: number;
  /** A folder that outlives the process; without it nothing is kept. */
  storage?: string;
  /** Gets what the worker writes to its console, line by line. */
  onLog?: (line: string) => void;
}

/** The worker in its own workerd. */
export interface WorkerdSite extends Pick<Site, "url" | "get" | "post" | "kv"> {
  /** The outbox's own counts, which /api/health would keep for some seconds. */
  counts(): Promise<Pick<OutboxCounts, "waiting" | "dead">>;
}

/** A running workerd. */
export interface Workerd extends WorkerdSite {
  stop(): Promise<void>;
}

/**
 * Starts the production bundle in workerd with nothing between it and the network. The harness of useSite
 * fetches for the worker with Node's fetch, which follows redirects and turns a lost connection into an
 * answer 500; only here do tests see how the worker handles network faults. It serves pages and the API but no files,
 * and starts in a third of the harness's time.
 */
export async function startWorkerd({
  vars,
  hasOutbox = true,
  burst,
  storage,
  onLog,
}: WorkerdOptions): Promise<Workerd> {
  const config = readConfig({ config: "wrangler.toml" });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      scriptPath: `${workerBundle}/index.js`,
      compatibilityDate: config.compatibility_date,
      kvNamespaces: ["RATE_LIMIT"],
      serviceBindings: { ASSETS: () => new Response(null, { status: 404 }) },
      durableObjects: hasOutbox ? { OUTBOX: { className: "Outbox", useSQLite: true } } : {},
      ratelimits: burst
        ? { BURST_LIMIT: { namespace_id: "1", simple: { limit: burst, period: 10 } } }
        : {},
      bindings: { ...(config.vars as Record<string, string>), ...vars },
      ...(storage ? { resourcePersistencePath: join(storage, "worker") } : {}),
      ...(onLog ? { handleStructuredLogs: ({ message }) => onLog(message) } : {}),
    }),
  );
  const url = (await miniflare.ready).origin;
  return {
    url,
    get: (path, init) => fetch(url + path, { redirect: "manual", ...init }),
    post: (path, init) => fetch(url + path, { redirect: "manual", method: "POST", ...init }),
    kv: async () => (await miniflare.getKVNamespace("RATE_LIMIT")) as unknown as KVNamespace,
    async counts() {
      const outboxes = await miniflare.getDurableObjectNamespace("OUTBOX");
      const stub = outboxes.get(outboxes.idFromName("outbox"));
      const { waiting, dead } = await (stub as unknown as OutboxClient).counts();
      return { waiting, dead };
    },
    stop: () => miniflare.dispose(),
  };
}

/** The same worker for all tests of a file. */
export function useWorkerd(
  vars: () => Record<string, string>,
  options: Omit<WorkerdOptions, "vars"> = {},
): WorkerdSite {
  let workerd: Workerd;
  const site: WorkerdSite = {
    url: "",
    get: (path, init) => workerd.get(path, init),
    post: (path, init) => workerd.post(path, init),
    kv: () => workerd.kv(),
    counts: () => workerd.counts(),
  };
  beforeAll(async () => {
    workerd = await startWorkerd({ vars: vars(), ...options });
    site.url = workerd.url;
  });
  afterAll(() => workerd.stop());
  return site;
}
