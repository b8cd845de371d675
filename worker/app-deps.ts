import type { OutboxClient } from "./outbox/forward.ts";
import type { OutboxKeeper } from "./outbox/keeper.ts";
import type { PageProps, renderPage } from "./pages.ts";

/** The gateway's dependencies, which a test can replace. */
export interface AppDeps {
  noncePlaceholder: string;
  renderPage: typeof renderPage;
  cachedPages: (
    ctx: RequestScope,
    props: PageProps,
  ) => {
    fetch(request: Request): Promise<Response>;
  };
  outbox: (ctx: RequestScope) => OutboxClient & OutboxKeeper;
}

interface RequestScope {
  waitUntil(promise: Promise<unknown>): void;
}
