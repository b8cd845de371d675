import { ChevronLeft, ChevronRight } from "lucide";
import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from "react";
import { pictureFile } from "#domain/media/pictures.ts";
import { type GalleryImageKey, galleryImages } from "#domain/pages/gallery-images.ts";
import { LucideIcon } from "../../ui/lucide-icon.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useContent, useText } from "../../words/content-provider.tsx";
import styles from "./lightbox.module.css";

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

interface LightboxProps {
  /** The pictures of the filter, in order. */
  keys: readonly GalleryImageKey[];
  /** The picture that the visitor chose. */
  opened: GalleryImageKey;
  onClose: () => void;
}

/** One picture over the whole screen; arrows, buttons and swipes change it, in a loop. SPEC 2.10, 4. */
export function Lightbox({ keys, opened, onClose }: LightboxProps) {
  const [shown, show] = useState(opened);
  const { lightbox, images, alts } = useContent("gallery");
  const t = useText();
  const index = keys.indexOf(shown);
  const move = (step: number) => {
    const next = keys.at((index + step) % keys.length);
    if (next) show(next);
  };
  const swipe = useSwipe({ onLeft: () => move(1), onRight: () => move(-1) });
  useArrowKeys(move);
  return (
    <Modal label={lightbox.label} closeLabel={lightbox.close} onClose={onClose}>
      <figure className={styles.figure} {...swipe} data-modal-background>
        <div className={styles.stage} data-modal-background>
          <Enlarged key={shown} shown={shown} alt={alts[shown]} />
        </div>
        <figcaption aria-live="polite">
          <span className={styles.caption}>{`${images[shown]} `}</span>
          <span className={styles.small}>
            {t("gallery.lightbox.position", { index: index + 1, count: keys.length })}
          </span>
          {galleryImages[shown].format === "wide" && (
            <span className={`${styles.small} ${styles.turn}`} aria-hidden>
              {lightbox.turn}
            </span>
          )}
        </figcaption>
      </figure>
      {keys.length > 1 && (
        <>
          <button
            type="button"
            className={`${styles.move} ${styles.previous}`}
            aria-label={lightbox.previous}
            onClick={() => move(-1)}
            data-lightbox-previous
          >
            <LucideIcon icon={ChevronLeft} size={30} />
          </button>
          <button
            type="button"
            className={`${styles.move} ${styles.next}`}
            aria-label={lightbox.next}
            onClick={() => move(1)}
            data-lightbox-next
          >
            <LucideIcon icon={ChevronRight} size={30} />
          </button>
        </>
      )}
    </Modal>
  );
}

/** The picture, as large as its place allows; until its file has come, the tile's small one or its tone. */
function Enlarged({ shown, alt }: { shown: GalleryImageKey; alt: string }) {
  const name = `gallery/${galleryImages[shown].id}` as const;
  const { width, height } = pictureFile(name);
  const tile = globalThis.document?.querySelector<HTMLImageElement>(
    `[data-gallery-item="${shown}"] img`,
  );
  const small = tile?.naturalWidth ? `url("${tile.currentSrc}")` : undefined;
  const style = { "--ratio": width / height, backgroundImage: small } as CSSProperties;
  return (
    <div className={styles.frame} style={style} data-has-small={small !== undefined}>
      <Picture name={name} alt={alt} size="full" eager />
    </div>
  );
}

function useArrowKeys(move: (step: number) => void): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "ArrowRight") move(1);
      if (key === "ArrowLeft") move(-1);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}
