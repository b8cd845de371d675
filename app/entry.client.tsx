import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { chunkGuard } from "./content/chunk-guard.ts";
import { installTrustedTypes } from "./trusted-types.ts";

installTrustedTypes();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[chunkGuard]} />
    </StrictMode>,
    { onRecoverableError: (error) => console.error("hydration", error) },
  );
});
