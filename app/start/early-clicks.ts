// Links and forms do their work alone; these do not, or do it better with script.
const awaitsScript = "button[type=button], [data-awaits-script]";

/**
 * Holds the last early click on what waits for script, or the last choice in a select, until `letGo` makes it
 * take effect: by script once the page is alive, by the browser where script does not come.
 */
export function holdEarlyClicks() {
  let repeat: (() => void) | undefined;

  function onClick(event: MouseEvent) {
    const control = (event.target as Element).closest<HTMLElement>(awaitsScript);
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    repeat = () => control.click();
  }

  function onChange(event: Event) {
    const select = event.target;
    if (!(select instanceof HTMLSelectElement) || !select.matches(awaitsScript)) return;
    event.stopImmediatePropagation();
    const { value } = select;
    repeat = () => {
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }

  function letGo() {
    removeEventListener("click", onClick, true);
    removeEventListener("change", onChange, true);
    repeat?.();
  }

  addEventListener("click", onClick, true);
  addEventListener("change", onChange, true);
  return { letGo };
}
