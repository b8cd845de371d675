import type { RequestIdVariables } from "hono/request-id";
import type { SecureHeadersVariables } from "hono/secure-headers";
import type { Address } from "#domain/pages/addresses.ts";
import type { OutboxAdmin, OutboxClient } from "../outbox/forward.ts";
import type { PageProps, renderPage } from "../pages/pages-entrypoint.ts";
import type { Env } from "./env.ts";

/** Hono's types for the gateway: bindings, and the values that middleware sets for later handlers. */
export interface GatewayEnv {
  Bindings: Env;
  Variables: RequestIdVariables &
    SecureHeadersVariables & {
      address: Address;
      /** The result of a submitted form, for the log. */
      outcome?: string;
    };
}

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
  outbox: (ctx: RequestScope) => OutboxClient & OutboxAdmin;
}

interface RequestScope {
  waitUntil(promise: Promise<unknown>): void;
}

/** The worker's own exports as the runtime provides them: [exports] of wrangler.toml. */
interface Exports {
  Pages(options: { props: PageProps }): Fetcher;
  Outbox: {
    idFromName(name: string): DurableObjectId;
    get(
      id: DurableObjectId,
      options: DurableObjectNamespaceGetDurableObjectOptions,
    ): ReturnType<AppDeps["outbox"]>;
  };
}

/** The entrypoint whose answers Workers Cache stores. */
export const cachedPages: AppDeps["cachedPages"] = (ctx, props) => exportsOf(ctx).Pages({ props });

/** The one outbox, located in the family's part of the world because its backend is there. */
export const outbox: AppDeps["outbox"] = (ctx) => {
  const { Outbox } = exportsOf(ctx);
  return Outbox.get(Outbox.idFromName("outbox"), { locationHint: "weur" });
};

function exportsOf(ctx: unknown): Exports {
  return (ctx as { exports: Exports }).exports;
}
