/**
 * Inline script: holds the last early click on a control that needs script, or the last choice in a select,
 * until React has hydrated the page. After three seconds, or if the scripts fail, the browser does what it
 * would do without script. Links and forms work without script and are never held.
 */
export function holdEarlyClicks(): void {
  const longestHoldMs = 3_000;
  const awaitsScript = "button[type=button], [data-awaits-script]";
  const kinds = ["click", "change"];
  let repeat: (() => void) | undefined;

  function hold(event: Event): void {
    const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
    const control = (event.target as Element).closest<HTMLSelectElement>(awaitsScript);
    if (!control || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!repeat) setTimeout(release, longestHoldMs);
    const { value } = control;
    repeat = () => {
      if (event.type === "click") return control.click();
      control.value = value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }

  function release(): void {
    for (const kind of kinds) removeEventListener(kind, hold, true);
    repeat?.();
    repeat = undefined;
  }

  for (const kind of kinds) addEventListener(kind, hold, true);
  addEventListener("hydrated", release);
  addEventListener("scriptsfailed", release);
}
