import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { chunkGuard } from "./content/chunk-guard.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[chunkGuard]} />
    </StrictMode>,
    { onRecoverableError: (error) => console.error("hydration", error) },
  );
});
