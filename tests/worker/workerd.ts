import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { workerBundle } from "../support/prepare.ts";
import type { Site } from "../support/site.ts";

/**
 * The production bundle in workerd with nothing between it and the network. The harness of useSite fetches
 * for the worker with Node's fetch, which follows redirects and turns a lost connection into an answer 500;
 * what the worker makes of its backend's network shows only here. Without files, so for the API.
 */
export function useWorkerd(vars: () => Record<string, string>): Pick<Site, "url" | "get" | "kv"> {
  let miniflare: Miniflare;
  const site: Pick<Site, "url" | "get" | "kv"> = {
    url: "",
    get: (path, init) => fetch(site.url + path, { redirect: "manual", ...init }),
    kv: async () => (await miniflare.getKVNamespace("RATE_LIMIT")) as unknown as KVNamespace,
  };
  beforeAll(async () => {
    const config = readConfig({ config: "wrangler.toml" });
    miniflare = new Miniflare(
      convertV4MiniflareOptions({
        modules: true,
        scriptPath: `${workerBundle}/index.js`,
        compatibilityDate: config.compatibility_date,
        kvNamespaces: ["RATE_LIMIT"],
        bindings: { ...(config.vars as Record<string, string>), ...vars() },
      }),
    );
    site.url = (await miniflare.ready).origin;
  });
  afterAll(() => miniflare.dispose());
  return site;
}
