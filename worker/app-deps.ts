import type { OutboxClient } from "./outbox/forward.ts";
import type { PageProps, renderPage } from "./pages.ts";

/** What the gateway is built from; a test may give it other ones. */
export interface AppDeps {
  noncePlaceholder: string;
  /** The day of the build, as YYYY-MM-DD. */
  builtOn: string;
  renderPage: typeof renderPage;
  cachedPages: (
    ctx: RequestScope,
    props: PageProps,
  ) => {
    fetch(request: Request): Promise<Response>;
  };
  outbox: (ctx: RequestScope) => OutboxClient;
}

interface RequestScope {
  waitUntil(promise: Promise<unknown>): void;
}
