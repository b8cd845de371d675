/**
 * Inline script: tells in the console which script of the first page did not come and why, and loads the page once
 * more where the server did answer. If that does not help it shows the explanation, and the page remains what it is
 * without script. SPEC 7, 8.
 */
export function handleScriptFailures(reloadedKey: string, explanation: string): void {
  const longestScriptMs = 120_000;
  let file = "";
  let isSettled = false;

  function onError({ target }: Event): void {
    if (target instanceof HTMLLinkElement && target.rel === "modulepreload") file ||= target.href;
    if (target instanceof HTMLScriptElement && target.type === "module") fail();
  }

  function fail(cause?: unknown): void {
    if (isSettled) return;
    isSettled = true;
    const [entry] = performance.getEntriesByName(file) as PerformanceResourceTiming[];
    const status = entry?.responseStatus;
    const reason = cause === "timeout" ? cause : status === 404 ? "missing" : "other";
    console.error(`Loading chunk ${file || location.href} failed (${reason})`);
    // Without an answer, to load the page anew would cost the visitor the page.
    if (status && isFirstFailure()) {
      location.reload();
    } else {
      dispatchEvent(new Event("scriptsfailed"));
      const message = document.querySelector<HTMLElement>(explanation);
      if (message) Object.assign(message, { role: "alert", hidden: false });
    }
  }

  // Without storage nothing tells a first failure from the next: no reload, so no endless one.
  function isFirstFailure(): boolean {
    try {
      const isFirst = !sessionStorage.getItem(reloadedKey);
      sessionStorage.setItem(reloadedKey, file);
      return isFirst;
    } catch {
      return false;
    }
  }

  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", fail);
  for (const end of ["hydrated", "pagehide"]) {
    addEventListener(end, () => {
      isSettled = true;
    });
  }
  addEventListener("scriptsasked", () => setTimeout(fail, longestScriptMs, "timeout"));
}
