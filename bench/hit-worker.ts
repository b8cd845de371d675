import site from "#site";

/** A page as the cache stores it, with the build's placeholder in place of a nonce. */
declare const __PAGE__: string;

interface Scope extends ExecutionContext {
  exports: { Outbox: unknown };
}

const page = new TextEncoder().encode(__PAGE__);
const headers = { "Content-Type": "text/html; charset=utf-8", "CF-Cache-Status": "HIT" };

/** A built site whose page is in the cache, as Workers Cache would return it. */
export default {
  fetch: (request: Request, env: unknown, ctx: Scope) =>
    site.fetch(request, env, {
      waitUntil: (promise: Promise<unknown>) => ctx.waitUntil(promise),
      exports: {
        Outbox: ctx.exports.Outbox,
        Pages: () => ({ fetch: async () => new Response(page, { headers }) }),
      },
    }),
};

export { Outbox, Pages } from "#site";
