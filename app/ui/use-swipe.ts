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
      // A swipe may end over a button at the edge; it is told here all the same.
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
    // Dragging the picture itself would end the pointer's events.
    onDragStart(event: { preventDefault(): void }) {
      event.preventDefault();
    },
  };
}
