import { type RefObject, useLayoutEffect } from "react";

/**
 * When the focused element is removed, returns the focus to where it was before, or else to the page's
 * heading. Otherwise the keyboard would start again at the top of the page.
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
