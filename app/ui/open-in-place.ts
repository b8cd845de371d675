import type { MouseEvent } from "react";

/** Opens what a link leads to on the same page, once its script has loaded. Without that script, and for a new tab, the link leads on. */
export function openInPlace(
  event: MouseEvent<HTMLAnchorElement>,
  load: () => Promise<unknown>,
  open: () => void,
): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  load().then(open, () => location.assign(href));
}
