import type { ClientInstrumentation } from "react-router";
import { anyPageAt } from "#domain/pages/routes.ts";

/** Key in the tab's storage: names the script whose failure has already caused a reload. */
export const reloadedKey = "reloaded-for-script";

/** How long any script may take to load. SPEC 7. */
export const maxChunkMs = 120_000;

const unfinishedKey = "unfinished-navigation";

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
          // The browser lists no script that is still on its way, so the page that needs it names it.
          report(anyPageAt(new URL(target).pathname) ?? target, "timeout");
          location.assign(target);
        }, maxChunkMs);
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
  reason: Reason;
}

type Reason = "missing" | "timeout" | "other";

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
    // Storage is blocked, so there is nothing to remove.
  }
}

function keepUnfinished(to: string): void {
  const failed = lastFailedScript();
  const { name: file = to } = failed ?? {};
  const unfinished: Unfinished = { from: location.href, to, file, reason: reasonOf(failed) };
  try {
    sessionStorage.setItem(unfinishedKey, JSON.stringify(unfinished));
  } catch {
    // Storage is forbidden; the visitor has to follow the link again.
  }
}

/** The script that failed last. Nothing else reports which one it was, but the browser keeps a list. */
export function lastFailedScript(since = 0): PerformanceResourceTiming | undefined {
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const scripts = resources.filter(
    ({ name, startTime }) => name.endsWith(".js") && startTime >= since,
  );
  return (
    scripts.findLast(({ responseStatus }) => responseStatus >= 400) ??
    // A script on its way, which the reload stops, has no size either.
    scripts.findLast(({ decodedBodySize }) => decodedBodySize === 0)
  );
}

/** Why a script did not load, as far as the browser's resource timing shows. */
export function reasonOf(failed: PerformanceResourceTiming | undefined): Reason {
  return failed?.responseStatus === 404 ? "missing" : "other";
}

/** Logs a script that did not load, by its address or the name of what it holds. SPEC 8. */
export function report(id: string, reason: Reason, ...details: unknown[]): void {
  console.error(`Loading chunk ${id} failed (${reason})`, ...details);
}
