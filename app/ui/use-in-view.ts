import { type RefObject, useEffect, useState } from "react";
import { observeInView } from "./observe-in-view.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Whether a share of an element (0 to 1 of its size) has been in view. Undefined until script runs, because
 * the server's content must be visible from the start. Used for `data-seen`, which base.css fades in. SPEC 4.
 */
export function useInView(ref: RefObject<Element | null>, share: number): boolean | undefined {
  const isHydrated = useHydrated();
  const [inView, setInView] = useState<boolean | undefined>(isHydrated ? false : undefined);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const stop = observeInView(element, share, (isInView) => {
      setInView(isInView);
      if (isInView) stop();
    });
    return stop;
  }, [ref, share]);
  return inView;
}
