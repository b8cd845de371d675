import { join } from "node:path";
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

/** The production bundle in workerd with its files and its own KV, for all tests of a file. */
export function useSite(
  vars: () => Record<string, string> = () => ({}),
  folder: () => string = () => ".",
): Site {
  let harness: TestHarness;
  const site: Site = {
    url: "",
    get: (path, init) => fetch(site.url + path, { redirect: "manual", ...init }),
    post: (path, init) => site.get(path, { method: "POST", ...init }),
    kv: async () => (await harness.getWorker().getEnv()).RATE_LIMIT as KVNamespace,
    logs: () => harness.getLogs().map(({ message }) => message),
  };
  beforeAll(async () => {
    const configPath = join(folder(), "wrangler.toml");
    const prebuiltWorkerDir = join(folder(), workerBundle);
    harness = createTestHarness({ workers: [{ configPath, prebuiltWorkerDir, vars: vars() }] });
    const { url } = await harness.listen();
    site.url = url.origin;
  });
  afterAll(() => harness.close());
  return site;
}
