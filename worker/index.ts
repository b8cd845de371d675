import { createApp } from "./app.ts";
import { cachedPages, outbox } from "./exports.ts";
import { renderPage } from "./pages.ts";

export default createApp({
  noncePlaceholder: __NONCE_PLACEHOLDER__,
  renderPage,
  cachedPages,
  outbox,
});
export { OutboxAccess } from "./api/outbox-access.ts";
export { Outbox } from "./outbox/outbox.ts";
export { Pages } from "./pages.ts";
