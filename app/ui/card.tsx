import { type PointerEvent, type ReactNode, useRef } from "react";
import styles from "./card.module.css";

interface CardProps {
  variant?: "plain" | "raised" | "picture";
  /** Leans towards the pointer's side when hovered. */
  tilt?: boolean;
  /** Follows the pointer by a few pixels. */
  magnetic?: boolean;
  /** Shines at its edge when hovered. */
  glow?: boolean;
  className?: string;
  children: ReactNode;
}

/** A framed part of a section. SPEC 3 (card). It does not move if the visitor wants reduced motion. */
export function Card({ variant = "plain", className = "", children, ...looks }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  const marks = (["tilt", "magnetic", "glow"] as const).filter((look) => looks[look]);
  const followsPointer = looks.tilt || looks.magnetic;
  return (
    <div
      ref={card}
      className={[styles.card, styles[variant], ...marks.map((look) => styles[look]), className]
        .filter(Boolean)
        .join(" ")}
      onPointerMove={followsPointer ? (event) => follow(card.current, event) : undefined}
      onPointerLeave={followsPointer ? () => rest(card.current) : undefined}
    >
      {children}
    </div>
  );
}

// The pointer's position on the card from -1 to 1; a finger has none.
function follow(card: HTMLElement | null, { pointerType, clientX, clientY }: PointerEvent): void {
  if (!card || pointerType !== "mouse") return;
  const { left, top, width, height } = card.getBoundingClientRect();
  card.style.setProperty("--x", String(((clientX - left) / width) * 2 - 1));
  card.style.setProperty("--y", String(((clientY - top) / height) * 2 - 1));
}

function rest(card: HTMLElement | null): void {
  card?.style.removeProperty("--x");
  card?.style.removeProperty("--y");
}
