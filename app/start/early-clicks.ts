// Links and forms do their work alone; these do not, or do it better with script.
const awaitsScript = "button[type=button], [data-awaits-script]";

/**
 * Holds the last early click on what waits for script, or the last choice in a select, until `letGo` makes it
 * take effect: by script once the page is alive, by the browser where script does not come.
 */
export function holdEarlyClicks() {
  let repeat: (() => void) | undefined;

  function hold(event: Event) {
    const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
    const closest = (event.target as HTMLElement).closest<HTMLElement>(awaitsScript);
    const control = closest as HTMLSelectElement | null;
    if (!control || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { value } = control;
    repeat = () => {
      if (event.type === "click") return control.click();
      control.value = value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }

  function letGo() {
    for (const kind of kinds) removeEventListener(kind, hold, true);
    repeat?.();
  }

  const kinds = ["click", "change"];
  for (const kind of kinds) addEventListener(kind, hold, true);
  return { letGo };
}
