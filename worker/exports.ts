import type { AppDeps } from "./app-deps.ts";
import type { PageProps } from "./pages.ts";

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
