import { type RefObject, useEffect } from "react";

/**
 * Lets an open `details` menu close as people expect: by Escape (focus goes back to its summary), by a
 * press or a focus outside, and when `closeAbove` starts to match. It opens and closes without script too.
 */
export function useDisclosure(ref: RefObject<HTMLDetailsElement | null>, closeAbove?: string) {
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const close = () => {
      details.open = false;
    };
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
    const query = closeAbove ? window.matchMedia(closeAbove) : undefined;
    const onWidth = () => query?.matches && close();
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    details.addEventListener("focusout", onLeave);
    query?.addEventListener("change", onWidth);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
      details.removeEventListener("focusout", onLeave);
      query?.removeEventListener("change", onWidth);
    };
  }, [ref, closeAbove]);
}
