import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { chunk, inTimeForTap } from "./navigation/chunk.ts";
import { chunkFailures, resumeNavigation } from "./navigation/chunk-failures.ts";
import { installTrustedTypes } from "./navigation/trusted-types.ts";

resumeNavigation();
installTrustedTypes();

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[chunkFailures]} />
      </StrictMode>,
      { onRecoverableError: (error) => console.error("hydration", error) },
    );
  });
}

// Where a translator was first, React renders the page anew, which empties its forms. docs/decisions/0047
const isTranslated = document.querySelector("font") !== null;
if (isTranslated && document.querySelector("form[id]")) {
  const loadDraft = chunk("draft", () => import("./forms/draft.ts"));
  // Without the draft's script the page comes all the same.
  inTimeForTap(loadDraft)
    .then(({ keepTyped }) => keepTyped())
    .then(hydrate, hydrate);
} else hydrate();
