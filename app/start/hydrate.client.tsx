import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { chunkGuard } from "../content/chunk-guard.ts";
import { loadOpenRoutes } from "../content/page-chunks.ts";
import { installTrustedTypes } from "../trusted-types.ts";
import type { OpenManifest } from "./page-script.ts";

/** React takes over the page that the server sent; calls back once it listens. */
export async function hydrate(manifest: OpenManifest, onHydrated: () => void): Promise<void> {
  installTrustedTypes();
  await loadOpenRoutes(manifest);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Hydrated onHydrated={onHydrated}>
          <HydratedRouter instrumentations={[chunkGuard]} />
        </Hydrated>
      </StrictMode>,
      { onRecoverableError: (error) => console.error("hydration", error) },
    );
  });
}

// Around the router, not beside it: a sibling would change the ids that React makes on the server.
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
