import { createApp } from "./app.ts";
import { cachedPages, outbox } from "./exports.ts";
import { builtOn, noncePlaceholder, renderPage } from "./pages.ts";

export default createApp({ noncePlaceholder, builtOn, renderPage, cachedPages, outbox });
export { Outbox } from "./outbox/outbox.ts";
export { Pages } from "./pages.ts";
