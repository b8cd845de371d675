import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { parsePlan } from "#domain/booking/trip-selection.ts";
import { useContent } from "../../words/content-provider.tsx";

/** The script that keeps the plan page for times without a connection: docs/decisions/0023. */
const keeper = "/offline.js";

/** What that script says: the open page is kept, or is a copy because there is no connection. */
export type CopyState = "kept" | "offline";

interface Told {
  address: string;
  state: CopyState;
}

// The name of a policy can be used once in a document.
const trusted = import.meta.env.SSR
  ? undefined
  : window.trustedTypes?.createPolicy("kept-copy", { createScriptURL: (_: string) => keeper });

/** Has the plan page kept under its address, and tells how it went. Returns how to stop listening. */
export function cacheForOffline(
  address: string,
  tell: (state: CopyState) => void,
): (() => void) | undefined {
  // Browsers have it on https only, and not in every private window.
  if (!("serviceWorker" in navigator)) return undefined;
  // What was asked for another language may be answered after this page has come.
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

/** Has this page and its plan kept for times without a connection, and says whether they are. SPEC 2.14. */
export function OfflineNotice() {
  const words = useContent("plan");
  const { pathname, hash } = useLocation();
  const [told, setTold] = useState<{ address: string; state: CopyState }>();
  const address = pathname + (parsePlan(hash) ? hash : "");
  useEffect(() => cacheForOffline(address, (state) => setTold({ address, state })), [address]);
  // What was told of the page in another language is not said of this one, not even for a moment.
  return <p aria-live="polite">{told?.address === address && words[told.state]}</p>;
}
