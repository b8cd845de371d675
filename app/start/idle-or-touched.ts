const touches = ["pointerdown", "pointermove", "touchstart", "keydown", "scroll"];
const longestLoadMs = 4_000;
const longestBusyMs = 2_000;

/**
 * Resolves when the first view is painted and the browser has nothing to do, or as soon as the visitor touches
 * the page, presses a key, scrolls or moves the pointer.
 */
export function idleOrTouched(): Promise<void> {
  return new Promise((resolve) => {
    const wake = (touch?: Event) => {
      if (touch && isResting(touch as PointerEvent)) return;
      for (const touch of touches) removeEventListener(touch, wake, true);
      resolve();
    };
    for (const touch of touches) addEventListener(touch, wake, { capture: true, passive: true });
    whenLoaded()
      .then(whenPainted)
      .then(whenIdle)
      .then(() => wake());
  });
}

// With its first frame a page is told of the pointer that lies over it, as of one that moved by nothing.
function isResting({ type, movementX, movementY }: PointerEvent): boolean {
  return type === "pointermove" && !movementX && !movementY;
}

// Pictures of the first view included; one that never comes holds nobody up for longer.
function whenLoaded(): Promise<unknown> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener("load", resolve, { once: true });
    setTimeout(resolve, longestLoadMs);
  });
}

// Loaded is not painted: a frame takes its time to the screen, and what is asked for before it competes with it.
// A tab in the background paints nothing, and waits until it is looked at.
async function whenPainted(): Promise<unknown> {
  await new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }),
  );
  return new Promise(requestAnimationFrame);
}

function whenIdle(): Promise<unknown> {
  // Safari has no idle callback.
  return new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: longestBusyMs })
      : setTimeout(resolve, 50),
  );
}
