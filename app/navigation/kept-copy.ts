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
export function keepPlan(
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
