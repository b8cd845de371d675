import type { AppDeps } from "./app-deps.ts";
import type { PageProps } from "./pages.ts";

/** The worker's own exports as the runtime provides them: [exports] of wrangler.toml. */
interface Exports {
  Pages(options: { props: PageProps }): Fetcher;
  Outbox: DurableObjectNamespace;
}

/** The entrypoint whose answers Workers Cache stores. */
export const cachedPages: AppDeps["cachedPages"] = (ctx, props) => exportsOf(ctx).Pages({ props });

/** The one outbox, located in the family's part of the world because its backend is there. */
export const outbox: AppDeps["outbox"] = (ctx) => {
  const { Outbox } = exportsOf(ctx);
  const stub = Outbox.get(Outbox.idFromName("outbox"), { locationHint: "weur" });
  return stub as unknown as ReturnType<AppDeps["outbox"]>;
};

function exportsOf(ctx: unknown): Exports {
  return (ctx as { exports: Exports }).exports;
}
