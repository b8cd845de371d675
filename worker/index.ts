import { createApp } from "./app.ts";
import { builtOn, noncePlaceholder, type Pages, renderPage } from "./pages.ts";

const app = createApp({
  noncePlaceholder,
  builtOn,
  renderPage,
  cachedPages: (ctx, props) =>
    (ctx as unknown as { exports: { Pages: CachedPages } }).exports.Pages({ props }),
});

type CachedPages = (options: { props: Pages["ctx"]["props"] }) => Fetcher;

export default app;
export { Pages } from "./pages.ts";
