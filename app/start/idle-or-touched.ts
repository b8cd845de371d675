const touches = ["pointerdown", "pointermove", "touchstart", "keydown", "scroll"];
const longestLoadMs = 4_000;
const longestBusyMs = 2_000;

/**
 * Resolves when the first view is painted and the browser has nothing to do, or as soon as the visitor touches
 * the page, presses a key, scrolls or moves the pointer.
 */
export function idleOrTouched(): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      for (const touch of touches) removeEventListener(touch, wake, true);
      resolve();
    };
    for (const touch of touches) addEventListener(touch, wake, { capture: true, passive: true });
    whenLoaded().then(whenPainted).then(whenIdle).then(wake);
  });
}

// Pictures of the first view included; one that never comes holds nobody up for longer.
function whenLoaded(): Promise<unknown> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener("load", resolve, { once: true });
    setTimeout(resolve, longestLoadMs);
  });
}

// A tab in the background paints nothing, and waits until it is looked at.
function whenPainted(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: longestBusyMs });
    else setTimeout(resolve, 50);
  });
}
