import { createApp } from "../../worker/app.ts";
import { outbox } from "../../worker/exports.ts";
import { builtOn, noncePlaceholder, renderPage } from "../../worker/pages.ts";

interface Kept {
  body: ArrayBuffer;
  type: string;
}

const kept = new Map<string, Promise<Kept>>();

/** The site's own gateway over pages that are all in the cache, as Workers Cache would hand them over. */
export default createApp({
  noncePlaceholder,
  builtOn,
  renderPage,
  outbox,
  cachedPages: (ctx, { language }) => ({
    async fetch(request) {
      const page = kept.get(request.url) ?? render(request);
      kept.set(request.url, page);
      const { body, type } = await page;
      return new Response(body, { headers: { "Content-Type": type, "CF-Cache-Status": "HIT" } });

      async function render(asked: Request): Promise<Kept> {
        const { env } = await import("cloudflare:workers");
        const answer = await renderPage(asked, env as never, ctx as never, { language });
        return {
          body: await answer.arrayBuffer(),
          type: answer.headers.get("Content-Type") ?? "text/plain",
        };
      }
    },
  }),
});

export { Outbox } from "../../worker/outbox/outbox.ts";
export { Pages } from "../../worker/pages.ts";
