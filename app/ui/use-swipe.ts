import { type PointerEvent, useRef } from "react";

const thresholdPx = 10;

interface Swipes {
  onLeft: () => void;
  onRight: () => void;
}

/**
 * Handlers for swipes with a finger and drags with a mouse, from 10 px sideways on. A movement that goes further
 * up or down than sideways is none. SPEC 4 (gallery).
 */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const startedAt = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown({ isPrimary, button, clientX, clientY, pointerId, currentTarget }: PointerEvent) {
      startedAt.current = isPrimary && button === 0 ? { x: clientX, y: clientY } : undefined;
      // Captures the pointer, so that a swipe that ends over a button still ends here.
      if (isPrimary) currentTarget.setPointerCapture(pointerId);
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!startedAt.current) return;
      const sideways = clientX - startedAt.current.x;
      const isUpright = Math.abs(clientY - startedAt.current.y) > Math.abs(sideways);
      startedAt.current = undefined;
      if (isUpright) return;
      if (sideways <= -thresholdPx) onLeft();
      if (sideways >= thresholdPx) onRight();
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
