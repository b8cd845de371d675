import { type PointerEvent, useRef } from "react";

const thresholdPx = 10;

interface Swipes {
  onLeft: () => void;
  onRight: () => void;
}

/** Handlers for swipes with a finger and drags with a mouse, from 10 px sideways on. SPEC 4 (gallery). */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const startedAt = useRef<number>(undefined);
  return {
    onPointerDown({ isPrimary, button, clientX, pointerId, currentTarget }: PointerEvent) {
      startedAt.current = isPrimary && button === 0 ? clientX : undefined;
      // Captures the pointer, so that a swipe that ends over a button still ends here.
      if (isPrimary) currentTarget.setPointerCapture(pointerId);
    },
    onPointerUp({ clientX }: PointerEvent) {
      if (startedAt.current === undefined) return;
      const moved = clientX - startedAt.current;
      startedAt.current = undefined;
      if (moved <= -thresholdPx) onLeft();
      if (moved >= thresholdPx) onRight();
    },
    onPointerCancel() {
      startedAt.current = undefined;
    },
    // If the browser dragged the picture itself, the pointer events would stop.
    onDragStart(event: { preventDefault(): void }) {
      event.preventDefault();
    },
  };
}
