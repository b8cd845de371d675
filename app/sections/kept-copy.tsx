import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useContent } from "../words/content-provider.tsx";

/** The script behind the copy that opens without a connection: docs/decisions/0023. */
const keeper = "/offline.js";

/** Has this page kept for times without a connection, and says whether it is. SPEC 2.14. */
export function KeptCopy() {
  const words = useContent("plan");
  const state = useKeptCopy();
  return <p aria-live="polite">{state && words[state]}</p>;
}

function useKeptCopy(): "kept" | "offline" | undefined {
  const [state, setState] = useState<"kept" | "offline">();
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan of the same page is kept anew
  useEffect(() => {
    // Missing where the page has no https, and in some private windows.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers) return;
    const hear = ({ data }: MessageEvent) => setState(data);
    workers.addEventListener("message", hear);
    workers
      .register(keeper)
      .then(() => workers.ready)
      .then(
        ({ active }) => active?.postMessage(location.href),
        () => {
          // A browser that keeps nothing shows the page all the same.
        },
      );
    return () => workers.removeEventListener("message", hear);
  }, [hash]);
  return state;
}
