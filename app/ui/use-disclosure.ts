import { useCallback, useEffect, useRef } from "react";

/**
 * Closes an open `details` menu on Escape (the focus returns to its summary), on a press or a focus outside,
 * and when a link in it is followed. The menu also works without script, and in browsers without popovers.
 */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    if (ref.current) ref.current.open = false;
  }, []);
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      close();
      details.querySelector("summary")?.focus();
    };
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) close();
    };
    const onFollow = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onLeave);
    document.addEventListener("focusin", onLeave);
    details.addEventListener("click", onFollow);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onLeave);
      document.removeEventListener("focusin", onLeave);
      details.removeEventListener("click", onFollow);
    };
  }, [close]);
  return { ref, close };
}
