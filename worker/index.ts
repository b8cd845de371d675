import { env } from "cloudflare:workers";
import { createApp } from "./app.ts";
import { cachedPages, outbox } from "./config/app-deps.ts";
import { logVersion } from "./log.ts";
import { renderPage } from "./pages/pages-entrypoint.ts";

logVersion(env);

export default createApp({
  noncePlaceholder: __NONCE_PLACEHOLDER__,
  renderPage,
  cachedPages,
  outbox,
});
export { OutboxAccess } from "./api/outbox-access.ts";
export { Outbox } from "./outbox/outbox.ts";
export { Pages } from "./pages/pages-entrypoint.ts";
