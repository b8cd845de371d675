/**
 * Inline script: keeps the router's own scripts asleep, as text in the page, until the first view is painted and the
 * browser idle, or until the visitor touches the page. docs/decisions/0018.
 */
export function loadScripts(placeId: string): void {
  const touches = "pointerdown pointermove keydown scroll click focusin".split(" ");
  const longestLoadMs = 4_000;
  const longestBusyMs = 2_000;
  const rules = { createHTML: (markup: string) => markup };
  const trusted = window.trustedTypes?.createPolicy(placeId, rules) ?? rules;
  const markup = document.getElementById(placeId)?.textContent?.replace(/<.?template>/g, "") ?? "";
  const scripts = document.createRange().createContextualFragment(trusted.createHTML(markup));

  function wake(touch?: Event): void {
    // With its first frame a page is told of the pointer that lies over it, as of one that moved by nothing.
    const { type, movementX, movementY } = (touch ?? {}) as PointerEvent;
    if (type === "pointermove" && !movementX && !movementY) return;
    for (const touch of touches) removeEventListener(touch, wake, true);
    document.head.append(scripts);
    dispatchEvent(new Event("scriptsasked"));
  }

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

  // The place for the data of the page, which the end of the page writes into, is needed at once.
  document.head.append(...scripts.querySelectorAll("script:not([type])"));
  for (const touch of touches) addEventListener(touch, wake, { capture: true, passive: true });
  untilPaintedAndIdle().then(() => wake());
}
