import { type RefObject, useEffect, useState } from "react";
import { useHydrated } from "./use-browser-state.ts";

/**
 * Reports, now and at each change, whether a share of an element (0 to 1 of its size) is in view; returns a
 * function that stops it. If a busy browser reports several changes together, only the last one counts.
 */
export function observeInView(
  element: Element,
  share: number,
  onChange: (isInView: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) onChange(last.intersectionRatio >= share);
    },
    { threshold: share },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

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
