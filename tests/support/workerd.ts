import { join } from "node:path";
import { convertV4MiniflareOptions, Response as FileAnswer, Miniflare } from "miniflare";
import { afterAll, beforeAll } from "vitest";
import {
  unstable_getMiniflareWorkerOptions as optionsOf,
  unstable_readConfig as readConfig,
} from "wrangler";
import type { OutboxCounts } from "#domain/booking/outbox.ts";
import { visitsDataset } from "#domain/visits/visits.ts";
import type { OutboxClient } from "../../worker/outbox/forward.ts";
import { type DeskOptions, type DeskStore, databaseOf, deskWorker, storeOf } from "./desk.ts";
import { modulesOf, type Versions } from "./last-release.ts";
import type { WorkerOptions } from "./mailer.ts";
import { workerBundle } from "./prepare.ts";

export interface WorkerdOptions {
  vars: Record<string, string>;
  /** Whether the site's files are served beside the worker, as wrangler.toml says; without them it starts sooner. */
  hasFiles?: boolean;
  /** Another folder of files than that of the build. */
  files?: string;
  hasOutbox?: boolean;
  /** Two versions of the worker at once; without it, only the new one runs. */
  versions?: Versions;
  /** Cloudflare's own limit for bursts, in requests per 10 seconds; undefined means no limit. */
  burst?: number;
  /** Whether VISITS is bound; the local runtime drops what is counted. */
  countsVisits?: boolean;
  /** A folder that outlives the process; without it nothing is kept. */
  storage?: string;
  /** The family's desk bound as BACKEND, in the same workerd; without it the vars say where the backend is. */
  desk?: DeskOptions;
  /** Gets what the worker writes to its console, line by line. */
  onLog?: (line: string) => void;
}

/** The worker in its own workerd. */
export interface WorkerdSite {
  /** Origin, without a trailing slash. */
  url: string;
  /** Sends a request as written, without following redirects. */
  get(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, init?: RequestInit): Promise<Response>;
  kv(): Promise<KVNamespace>;
  /** The outbox's own counts, which /api/health would keep for some seconds. */
  counts(): Promise<Pick<OutboxCounts, "waiting" | "dead">>;
}

/** A running workerd. */
export interface Workerd extends WorkerdSite {
  /** The desk that is bound to the worker. */
  desk(): Promise<DeskStore>;
  /** What that desk has bound as SITE: the worker's entrypoint OutboxAccess. */
  boundSite(): Promise<Fetcher>;
  stop(): Promise<void>;
}

/**
 * Starts the production bundle in workerd with nothing between it and the network. wrangler's own harness passes each
 * request through a second workerd and starts three times as slowly; it follows redirects for the worker and turns
 * its lost connections into answers 500.
 */
export async function startWorkerd({
  vars,
  files,
  hasFiles = files !== undefined,
  hasOutbox = true,
  versions,
  burst,
  countsVisits,
  storage,
  desk,
  onLog,
}: WorkerdOptions): Promise<Workerd> {
  const config = readConfig({ config: "wrangler.toml" });
  const assets = optionsOf(config).workerOptions.assets as { directory: string };
  const site: WorkerOptions = {
    name: "site",
    ...(hasFiles ? { assets: { ...assets, ...(files && { directory: files }) } } : {}),
    serviceBindings: {
      ...(hasFiles ? {} : { ASSETS: () => new FileAnswer(null, { status: 404 }) }),
      ...(desk ? { BACKEND: { name: "desk", entrypoint: "Intake" } } : {}),
    },
    ...(versions
      ? modulesOf(versions)
      : {
          modules: [{ type: "ESModule", path: `${workerBundle}/index.js` }],
          modulesRoot: workerBundle,
        }),
    compatibilityDate: config.compatibility_date,
    kvNamespaces: ["RATE_LIMIT"],
    versionMetadata: "VERSION",
    durableObjects: hasOutbox ? { OUTBOX: { className: "Outbox", useSQLite: true } } : {},
    analyticsEngineDatasets: countsVisits ? { VISITS: { dataset: visitsDataset } } : {},
    ratelimits: burst
      ? { BURST_LIMIT: { namespace_id: "1", simple: { limit: burst, period: 10 } } }
      : {},
    bindings: { ...(config.vars as Record<string, string>), ...vars },
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [site, ...(desk ? [deskWorker({ hasSite: true, ...desk })] : [])],
      ...(storage ? { resourcePersistencePath: join(storage, "worker") } : {}),
      ...(onLog ? { handleStructuredLogs: ({ message }) => onLog(message) } : {}),
    }),
  );
  const url = (await miniflare.ready).origin;
  if (desk) await databaseOf(miniflare);
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
    desk: async () => storeOf(await databaseOf(miniflare)),
    boundSite: async () => (await miniflare.getBindings<{ SITE: Fetcher }>("desk")).SITE,
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
