import type { MouseEvent } from "react";
import { inTimeForTap, type LoadChunk } from "../navigation/chunk.ts";

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
