/**
 * Inline script: holds the last early click on a control that needs script until React has hydrated the page.
 * After three seconds, or if the scripts fail, the browser does what it would do without script. Links and forms
 * work without script and are never held.
 */
export function holdEarlyClicks(): void {
  const longestHoldMs = 3_000;
  const awaitsScript = "button[type=button], [data-awaits-script]";
  let held: HTMLElement | undefined;

  function hold(event: MouseEvent): void {
    const { metaKey, ctrlKey, shiftKey } = event;
    const control = (event.target as Element).closest<HTMLElement>(awaitsScript);
    if (!control || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held) setTimeout(release, longestHoldMs);
    held = control;
  }

  function release(): void {
    removeEventListener("click", hold, true);
    held?.click();
    held = undefined;
  }

  addEventListener("click", hold, true);
  addEventListener("hydrated", release);
  addEventListener("scriptsfailed", release);
}
