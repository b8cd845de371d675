import { afterAll, beforeAll } from "vitest";
import { createTestHarness, type TestHarness } from "wrangler";
import { workerBundle } from "./prepare.ts";

export interface Site {
  /** Origin, without a trailing slash. */
  url: string;
  /** Sends a request as written, without following redirects. */
  get(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, init?: RequestInit): Promise<Response>;
  kv(): Promise<KVNamespace>;
  /** The lines that the worker wrote to its console. */
  logs(): string[];
}

type Vars = Record<string, string>;

const shared = new Map<string, TestHarness>();

/**
 * The production bundle in workerd with its files and its own KV, for all tests of a file. Files that
 * set no vars and run in one process share one, because wrangler takes longer to start than they take.
 */
export function useSite(vars?: () => Vars): Site {
  if (!vars) return useSharedSite(() => ({}));
  let harness: TestHarness | undefined;
  afterAll(() => harness?.close());
  return useHarness(() => {
    harness = start(vars());
    return harness;
  });
}

/** The same, one for all files that give these vars and run in one process. It ends with the process. */
export function useSharedSite(vars: () => Vars): Site {
  return useHarness(() => {
    const key = JSON.stringify(vars());
    const harness = shared.get(key) ?? start(vars());
    shared.set(key, harness);
    return harness;
  });
}

function useHarness(started: () => TestHarness): Site {
  let harness: TestHarness;
  const site: Site = {
    url: "",
    get: (path, init) => send(site.url + path, { redirect: "manual", ...init }),
    post: (path, init) => site.get(path, { method: "POST", ...init }),
    kv: async () => (await harness.getWorker().getEnv()).RATE_LIMIT as KVNamespace,
    logs: () => harness.getLogs().map(({ message }) => message),
  };
  beforeAll(async () => {
    harness = started();
    site.url = (await harness.listen()).url.origin;
  });
  return site;
}

// Node may have kept a connection that the site has closed while the tests were busy without a pause.
async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (init.method === "POST" || cause?.code !== "UND_ERR_SOCKET") throw error;
    return fetch(url, init);
  }
}

function start(vars: Vars): TestHarness {
  const options = { configPath: "wrangler.toml", prebuiltWorkerDir: workerBundle, vars };
  return createTestHarness({ workers: [options] });
}
