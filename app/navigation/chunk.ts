import { type MouseEvent, use, useEffect, useState } from "react";
import { TimeoutError, withTimeout } from "#domain/lib/timeout.ts";
import { lastFailedScript, maxChunkMs, reasonOf, report } from "./chunk-failures.ts";

// How long a tap waits for the script that answers it.
const maxTapMs = 4_000;

/** Loads the module of a script that a page needs later; what has come or is on its way is requested once. */
export type LoadChunk<Module> = () => Promise<Module>;

/**
 * Makes such a loader. A script has failed if it has not come after 120 s; each failure is logged, so callers that only
 * load ahead need not handle it, and the next call requests the script again. SPEC 7, 8.
 */
export function chunk<Module>(id: string, importing: LoadChunk<Module>): LoadChunk<Module> {
  // The server has all of its scripts, and may set no timer before the first request.
  if (import.meta.env.SSR) return importing;
  let loading: Promise<Module> | undefined;
  return () => {
    if (!loading) {
      loading = load(id, importing);
      loading.catch(() => {
        loading = undefined;
      });
    }
    return loading;
  };
}

async function load<Module>(id: string, importing: LoadChunk<Module>): Promise<Module> {
  const startedAt = performance.now();
  try {
    return await withTimeout(maxChunkMs, importing());
  } catch (error) {
    const isLate = error instanceof TimeoutError;
    report(id, isLate ? "timeout" : reasonOf(lastFailedScript(startedAt)), error);
    throw error;
  }
}

/** Rejects if the module does not come soon enough for a tap, which then takes another way; the script goes on loading. */
export function inTimeForTap<Module>(loadChunk: LoadChunk<Module>): Promise<Module> {
  return withTimeout(maxTapMs, loadChunk());
}

/**
 * The module from when it was needed and has come, in a browser only; the page works without it. `served`, for what the
 * server's page shows already, is awaited before the browser takes over the page.
 */
export function useChunk<Module>(
  loadChunk: LoadChunk<Module>,
  isNeeded = true,
  served?: Promise<Module | undefined>,
): Module | undefined {
  const [module, setModule] = useState(isNeeded && served ? use(served) : undefined);
  useEffect(() => {
    if (isNeeded) loadChunk().then(setModule, () => {});
  }, [loadChunk, isNeeded]);
  return module;
}

let lastTap: MouseEvent | undefined;

/**
 * Opens on the same page what a tap asks for, once its script has loaded; meanwhile the control is busy. If the script
 * fails or takes too long, the browser goes to `instead`, and for a new tab a link leads on.
 */
export async function openInPlace(
  tap: MouseEvent<HTMLElement>,
  load: LoadChunk<unknown>,
  open: () => void,
  instead: string,
): Promise<void> {
  if (tap.metaKey || tap.ctrlKey || tap.shiftKey) return;
  tap.preventDefault();
  lastTap = tap;
  const control = tap.currentTarget;
  control.setAttribute("aria-busy", "true");
  const go = await inTimeForTap(load).then(
    () => open,
    () => () => location.assign(instead),
  );
  control.removeAttribute("aria-busy");
  // Somebody who tapped something else meanwhile no longer wants this.
  if (lastTap === tap) go();
}
