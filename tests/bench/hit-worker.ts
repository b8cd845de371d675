import { createApp } from "../../worker/app.ts";
import { outbox } from "../../worker/exports.ts";
import { builtOn, noncePlaceholder, renderPage } from "../../worker/pages.ts";

/** A page as a visitor got it, and the nonce that it came with. */
declare const __PAGE__: string;
declare const __NONCE__: string;

const page = new TextEncoder().encode(__PAGE__.replaceAll(__NONCE__, noncePlaceholder));
const headers = { "Content-Type": "text/html; charset=utf-8", "CF-Cache-Status": "HIT" };

/** The site's own gateway over a page that is in the cache, as Workers Cache would hand it over. */
export default createApp({
  noncePlaceholder,
  builtOn,
  renderPage,
  outbox,
  cachedPages: () => ({ fetch: async () => new Response(page, { headers }) }),
});

export { Outbox } from "../../worker/outbox/outbox.ts";
export { Pages } from "../../worker/pages.ts";
