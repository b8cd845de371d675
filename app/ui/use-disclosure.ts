import { useCallback, useEffect, useRef } from "react";

/**
 * Closes an open `details` menu on Escape (the focus returns to its summary) and on a press or a focus
 * outside. The menu also works without script, and in browsers without popovers.
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
    const onPress = (event: PointerEvent) => {
      if (!details.contains(event.target as Node)) close();
    };
    const onLeave = (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !details.contains(next)) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    details.addEventListener("focusout", onLeave);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
      details.removeEventListener("focusout", onLeave);
    };
  }, [close]);
  return { ref, close };
}
