import { createApp } from "../../worker/app.ts";
import { cachedPages, outbox } from "../../worker/exports.ts";
import { builtOn, noncePlaceholder, renderPage } from "../../worker/pages.ts";

interface Kept {
  body: string;
  init: { status: number; headers: [string, string][] };
}

const entries = new Map<string, Kept>();
// What Workers Cache keeps though no Cache-Control says so, as its documentation lists it.
const keptByDefault = [200, 203, 204, 300, 301, 404, 405, 410, 414, 501];

/**
 * The site's own gateway and pages with a stand-in for Workers Cache between them, which the local runtime
 * does not have: keyed by entrypoint, path, query and props, whatever the visitor and the host. Its header
 * X-Stand-In-Cache says what it did.
 */
export default createApp({
  noncePlaceholder,
  builtOn,
  renderPage,
  outbox,
  cachedPages: (ctx, props) => ({
    async fetch(request) {
      if (request.method !== "GET") throw new Error(`${request.method} reached the cache`);
      const { pathname, search } = new URL(request.url);
      const key = JSON.stringify(["Pages", pathname, search, props]);
      const known = entries.get(key);
      if (known) return answer(known, "hit");
      const page = await cachedPages(ctx, props).fetch(request);
      const { status, headers } = page;
      const fresh: Kept = { body: await page.text(), init: { status, headers: [...headers] } };
      if (!isKept(page)) return answer(fresh, "passed");
      entries.set(key, fresh);
      return answer(fresh, "kept");
    },
  }),
});

export { Outbox } from "../../worker/outbox/outbox.ts";
export { Pages } from "../../worker/pages.ts";

function isKept({ status, headers }: Response): boolean {
  const control = headers.get("Cache-Control");
  if (headers.has("Set-Cookie") || /no-store|private/.test(control ?? "")) return false;
  return keptByDefault.includes(status) || /public|max-age/.test(control ?? "");
}

function answer({ body, init }: Kept, outcome: "hit" | "kept" | "passed"): Response {
  const response = new Response(body, init);
  response.headers.set("X-Stand-In-Cache", outcome);
  if (outcome === "hit") response.headers.set("CF-Cache-Status", "HIT");
  return response;
}
