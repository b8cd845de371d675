import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { parsePlan } from "#domain/booking/trip-selection.ts";
import { useContent } from "../../words/content-provider.tsx";

/** The script that keeps the plan page for times without a connection: docs/decisions/0023. */
const keeper = "/offline.js";

/** State of the offline copy: the page is cached, or is shown from the cache because there is no connection. */
export type CopyState = "kept" | "offline";

interface Told {
  address: string;
  state: CopyState;
}

// The name of a policy can be used once in a document.
const trusted = import.meta.env.SSR
  ? undefined
  : window.trustedTypes?.createPolicy("kept-copy", { createScriptURL: (_: string) => keeper });

/** Caches the plan page for offline use and reports the result. Returns a function that stops listening. */
export function cacheForOffline(
  address: string,
  tell: (state: CopyState) => void,
): (() => void) | undefined {
  // Browsers have it on https only, and not in every private window.
  if (!("serviceWorker" in navigator)) return undefined;
  // Ignore results for a previous address.
  const hear = ({ data }: MessageEvent<Told>) => data.address === address && tell(data.state);
  const workers = navigator.serviceWorker;
  workers.addEventListener("message", hear);
  workers
    .register(trusted?.createScriptURL("") ?? keeper)
    .then(() => workers.ready)
    .then(
      ({ active }) => active?.postMessage(address),
      () => {
        // A browser that keeps nothing shows the page all the same.
      },
    );
  return () => workers.removeEventListener("message", hear);
}

/** Caches this page and its plan for offline use, and shows whether they are available. SPEC 2.14. */
export function OfflineNotice() {
  const words = useContent("plan");
  const { pathname, hash } = useLocation();
  const [told, setTold] = useState<{ address: string; state: CopyState }>();
  const address = pathname + (parsePlan(hash) ? hash : "");
  useEffect(() => cacheForOffline(address, (state) => setTold({ address, state })), [address]);
  // A result for the page in another language is not shown here, not even for a moment.
  return <p aria-live="polite">{told?.address === address && words[told.state]}</p>;
}
