import { StrictMode, startTransition, useEffect } from "react";
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
        <HydratedRouter instrumentations={[chunkGuard]} />
        <Hydrated onHydrated={onHydrated} />
      </StrictMode>,
      { onRecoverableError: (error) => console.error("hydration", error) },
    );
  });
}

// Comes to life together with the router beside it, which may have to wait for its data.
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
