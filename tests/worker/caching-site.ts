import { afterAll, beforeAll } from "vitest";
import { createTestHarness, unstable_readConfig as readConfig, type TestHarness } from "wrangler";
import type { Site } from "../support/site.ts";

/** The site as wrangler.toml describes it, with the caching worker as its entry, for all tests of a file. */
export function useCachingSite(ownVars: Record<string, string> = {}): Pick<Site, "url" | "get"> {
  let harness: TestHarness;
  const site: Pick<Site, "url" | "get"> = {
    url: "",
    get: (path, init) => fetch(site.url + path, { redirect: "manual", ...init }),
  };
  beforeAll(async () => {
    const { compatibility_date, assets, cache, exports, kv_namespaces, vars } = readConfig({
      config: "wrangler.toml",
    });
    // Leaves out [build], since the worker is built already.
    const config = {
      compatibility_date,
      assets,
      cache,
      exports,
      kv_namespaces,
      vars: { ...vars, ...ownVars },
    };
    const main = "tests/support/caching-worker.ts";
    harness = createTestHarness({ workers: [{ config: { ...config, name: "caching", main } }] });
    site.url = (await harness.listen()).url.origin;
  });
  afterAll(() => harness.close());
  return site;
}
