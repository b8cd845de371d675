import { type RefObject, useEffect, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Whether an element has come into view by a share of its size (0 to 1). Undefined until script knows:
 * what the server sent is visible from the first moment. For `data-seen`, which base.css fades in.
 */
export function useSeen(ref: RefObject<Element | null>, share: number): boolean | undefined {
  const isHydrated = useHydrated();
  const [seen, setSeen] = useState<boolean | undefined>(isHydrated ? false : undefined);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isSeen = (entry?.intersectionRatio ?? 0) >= share;
        setSeen(isSeen);
        if (isSeen) observer.disconnect();
      },
      { threshold: share },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, share]);
  return seen;
}
