import site from "../../build/server/index.js";

interface Kept {
  body: string;
  init: { status: number; headers: [string, string][] };
}

interface Scope extends ExecutionContext {
  exports: { Outbox: unknown; Pages(options: { props: object }): Fetcher };
}

const entries = new Map<string, Kept>();
// The statuses that Workers Cache stores without any Cache-Control, according to its documentation.
const keptByDefault = [200, 203, 204, 300, 301, 404, 405, 410, 414, 501];

/**
 * The built worker with a replacement for Workers Cache before its `Pages`, since the local runtime has none. Its
 * key is entrypoint, path, query and props, whatever the visitor and the host. Its header X-Stand-In-Cache says what
 * it did.
 */
export default {
  fetch: (request: Request, env: unknown, ctx: Scope) =>
    site.fetch(request, env, {
      waitUntil: (promise: Promise<unknown>) => ctx.waitUntil(promise),
      exports: {
        Outbox: ctx.exports.Outbox,
        Pages: ({ props }: { props: object }) => ({
          fetch: (page: Request) => cached(page, props, ctx.exports.Pages({ props })),
        }),
      },
    }),
};

export { Outbox, Pages } from "../../build/server/index.js";

async function cached(request: Request, props: object, pages: Fetcher): Promise<Response> {
  if (request.method !== "GET") throw new Error(`${request.method} reached the cache`);
  const { pathname, search } = new URL(request.url);
  const key = JSON.stringify(["Pages", pathname, search, props]);
  const known = entries.get(key);
  if (known) return answer(known, "hit");
  const page = await pages.fetch(request);
  const { status, headers } = page;
  const fresh: Kept = { body: await page.text(), init: { status, headers: [...headers] } };
  if (!isKept(page)) return answer(fresh, "passed");
  entries.set(key, fresh);
  return answer(fresh, "kept");
}

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
