/**
 * Inline script: keeps the router's own scripts asleep, as text in the page, until the first view is painted and the
 * browser idle, or until the visitor touches the page. One that does not come is told in the console with the reason,
 * and where the server did answer the page is loaded once more. If that does not help the explanation is shown, and
 * the page remains what it is without script. SPEC 7, 8; docs/decisions/0018.
 */
export function loadScripts(placeId: string, explanationId: string, reloadedKey: string): void {
  const touches = "pointerdown pointermove keydown scroll click focusin".split(" ");
  const longestLoadMs = 4_000;
  const longestBusyMs = 2_000;
  const longestScriptMs = 120_000;
  const rules = { createHTML: (markup: string) => markup };
  const trusted = window.trustedTypes?.createPolicy(placeId, rules) ?? rules;
  const markup = document.getElementById(placeId)?.textContent?.replace(/<.?template>/g, "") ?? "";
  const scripts = document.createRange().createContextualFragment(trusted.createHTML(markup));
  let file = "";
  let isSettled = false;

  async function untilPaintedAndIdle(): Promise<void> {
    // Pictures of the first view included; one that never comes holds nobody up for longer.
    if (document.readyState !== "complete") {
      await new Promise((resolve) => {
        addEventListener("load", resolve);
        setTimeout(resolve, longestLoadMs);
      });
    }
    // Loaded is not painted: a frame takes its time to the screen, and what is asked for before competes with it. A
    // tab in the background paints nothing, and waits until it is looked at.
    await new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }),
    );
    await new Promise(requestAnimationFrame);
    // Safari has no idle callback.
    await new Promise((resolve) =>
      "requestIdleCallback" in window
        ? requestIdleCallback(resolve, { timeout: longestBusyMs })
        : setTimeout(resolve, 50),
    );
  }

  function wake(touch?: Event): void {
    // With its first frame a page is told of the pointer that lies over it, as of one that moved by nothing.
    const { type, movementX, movementY } = (touch ?? {}) as PointerEvent;
    if (type === "pointermove" && !movementX && !movementY) return;
    for (const touch of touches) removeEventListener(touch, wake, true);
    document.head.append(scripts);
    setTimeout(fail, longestScriptMs, "timeout");
  }

  function onError({ target }: Event): void {
    const { rel, href, type } = target as HTMLLinkElement;
    if (rel === "modulepreload") file ||= href;
    if (type === "module") fail();
  }

  function fail(cause?: unknown): void {
    if (isSettled) return;
    settle();
    const [entry] = performance.getEntriesByName(file) as PerformanceResourceTiming[];
    const status = entry?.responseStatus;
    const reason = cause === "timeout" ? cause : status === 404 ? "missing" : "other";
    console.error(`Loading chunk ${file || location.href} failed (${reason})`);
    // Without an answer, to load the page anew would cost the visitor the page.
    if (status && isFirstFailure()) {
      location.reload();
      return;
    }
    dispatchEvent(new Event("scriptsfailed"));
    const explanation = document.getElementById(explanationId);
    if (explanation) Object.assign(explanation, { role: "alert", hidden: false });
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

  function settle(): void {
    isSettled = true;
  }

  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", fail);
  addEventListener("hydrated", settle);
  addEventListener("pagehide", settle);
  // The place for the data of the page, which the end of the page writes into, is needed at once.
  document.head.append(...scripts.querySelectorAll("script:not([type])"));
  for (const touch of touches) addEventListener(touch, wake, { capture: true, passive: true });
  untilPaintedAndIdle().then(() => wake());
}
