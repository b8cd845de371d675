import type { ClientInstrumentation } from "react-router";

/** In the tab's storage: names the script for whose sake a page has been loaded anew. */
export const reloadedKey = "reloaded-for-script";

const unfinishedKey = "unfinished-navigation";
const longestChunkMs = 120_000;

/**
 * Watches over the scripts that a change of page needs. Where one fails, the router reloads the page that the visitor
 * is leaving: what they wanted to see is kept, for `resumeNavigation`. One that takes longer than 120 s is given up,
 * and the server renders the page. SPEC 7, 8.
 */
export const chunkFailures: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(callNavigate, { to }) {
        const target = new URL(String(to ?? ""), location.href).href;
        const keep = () => keepUnfinished(target);
        const timer = setTimeout(() => {
          report(target, "timeout");
          location.assign(target);
        }, longestChunkMs);
        addEventListener("pagehide", keep);
        await callNavigate();
        removeEventListener("pagehide", keep);
        clearTimeout(timer);
      },
    });
  },
};

interface Unfinished {
  from: string;
  to: string;
  /** The script that failed, as far as it is known. */
  file: string;
  reason: "missing" | "other";
}

/** After the router's reload for the sake of a script: goes on to the page that the visitor wanted, as a whole page. */
export function resumeNavigation(): void {
  try {
    const kept = sessionStorage.getItem(unfinishedKey);
    sessionStorage.removeItem(unfinishedKey);
    const [navigation] = performance.getEntriesByType("navigation");
    if (!kept || (navigation as PerformanceNavigationTiming).type !== "reload") return;
    const { from, to, file, reason }: Unfinished = JSON.parse(kept);
    if (from !== location.href) return;
    report(file, reason);
    // Should the script fail there too, it was loaded anew already.
    sessionStorage.setItem(reloadedKey, file);
    location.assign(to);
  } catch {
    // Storage is forbidden: the visitor follows the link once more.
  }
}

/** Once React has taken over, all scripts are there: the next failure is a first one again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Storage is forbidden, and nothing was kept.
  }
}

function keepUnfinished(to: string): void {
  const { name = to, responseStatus } = lastFailedScript() ?? {};
  const reason = responseStatus === 404 ? "missing" : "other";
  const unfinished: Unfinished = { from: location.href, to, file: name, reason };
  try {
    sessionStorage.setItem(unfinishedKey, JSON.stringify(unfinished));
  } catch {
    // As above.
  }
}

// The router tells nobody which file it was; the browser keeps a list.
function lastFailedScript(): PerformanceResourceTiming | undefined {
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return resources.findLast(
    ({ name, responseStatus, decodedBodySize }) =>
      name.endsWith(".js") && (responseStatus >= 400 || decodedBodySize === 0),
  );
}

function report(file: string, reason: string): void {
  console.error(`Loading chunk ${file} failed (${reason})`);
}
