import { type RefObject, useLayoutEffect } from "react";

/**
 * Gives the focus back when what holds it goes away: to where it was before, or else to the page's heading.
 * Without it a keyboard would start again at the top.
 */
export function useFocusReturn(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const before = document.activeElement;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const isThere =
        before instanceof HTMLElement && before !== document.body && before.isConnected;
      const target = isThere ? before : document.querySelector<HTMLElement>("main h1");
      target?.focus({ preventScroll: !isThere });
    };
  }, [ref]);
}
