import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { chunkFailures, resumeNavigation } from "./navigation/chunk-failures.ts";
import { installTrustedTypes } from "./navigation/trusted-types.ts";

resumeNavigation();
installTrustedTypes();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[chunkFailures]} />
    </StrictMode>,
    { onRecoverableError: (error) => console.error("hydration", error) },
  );
});
