import type { ClientInstrumentation } from "react-router";

/** Key in the tab's storage: names the script whose failure has already caused a reload. */
export const reloadedKey = "reloaded-for-script";

const unfinishedKey = "unfinished-navigation";
const longestChunkMs = 120_000;

/**
 * Handles failures of the scripts that a navigation needs. If one fails, the router reloads the page that the
 * visitor is leaving, so the target is kept for `resumeNavigation`. After 120 s without the script, the
 * server renders the page. SPEC 7, 8.
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
  /** The script that failed, if it is known. */
  file: string;
  reason: "missing" | "other";
}

/** After the router's reload for a failed script, loads the page that the visitor wanted as a whole page. */
export function resumeNavigation(): void {
  try {
    const kept = sessionStorage.getItem(unfinishedKey);
    sessionStorage.removeItem(unfinishedKey);
    const [navigation] = performance.getEntriesByType("navigation");
    if (!kept || (navigation as PerformanceNavigationTiming).type !== "reload") return;
    const { from, to, file, reason }: Unfinished = JSON.parse(kept);
    if (from !== location.href) return;
    report(file, reason);
    // If the script fails there too, the page is not reloaded again.
    sessionStorage.setItem(reloadedKey, file);
    location.assign(to);
  } catch {
    // Storage is forbidden; the visitor has to follow the link again.
  }
}

/** After hydration all scripts have loaded, so the next failure may reload the page again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}

function keepUnfinished(to: string): void {
  const { name = to, responseStatus } = lastFailedScript() ?? {};
  const reason = responseStatus === 404 ? "missing" : "other";
  const unfinished: Unfinished = { from: location.href, to, file: name, reason };
  try {
    sessionStorage.setItem(unfinishedKey, JSON.stringify(unfinished));
  } catch {
    // Storage is forbidden; the visitor has to follow the link again.
  }
}

// The router does not report which file failed, but the browser keeps a list.
function lastFailedScript(): PerformanceResourceTiming | undefined {
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const scripts = resources.filter(({ name }) => name.endsWith(".js"));
  return (
    scripts.findLast(({ responseStatus }) => responseStatus >= 400) ??
    // A script on its way, which the reload stops, has no size either.
    scripts.findLast(({ decodedBodySize }) => decodedBodySize === 0)
  );
}

function report(file: string, reason: string): void {
  console.error(`Loading chunk ${file} failed (${reason})`);
}
