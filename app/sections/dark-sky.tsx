import { type Ref, useEffect, useRef, useState } from "react";
import { type PictureName, pictureFile } from "#domain/pictures.ts";
import { Button } from "../ui/button.tsx";
import { savesData } from "../ui/film-playback.ts";
import { useMediaQuery } from "../ui/use-media-query.ts";
import { useContent } from "../words/content-provider.tsx";
import styles from "./dark-sky.module.css";

const lineMs = 4_000;

/** Twelve seconds in the dark: the brightest stars, the faint ones, then the sky, with a line to each. */
export function DarkSky({ onClose }: { onClose: () => void }) {
  const { lines, alt, on } = useContent("experiences.northernLights").dark;
  const dialog = useRef<HTMLDialogElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [hasSky, setSky] = useState(false);
  const [line, setLine] = useState(0);
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  useEffect(() => {
    const element = dialog.current;
    let isOpen = true;
    element?.showModal();
    // Eyes that wait for a picture get used to nothing. One that does not come leaves the lines.
    image.current
      ?.decode()
      .catch(() => {})
      .then(() => isOpen && setSky(true));
    return () => {
      isOpen = false;
      element?.close();
    };
  }, []);
  useEffect(() => {
    const isLast = line === lines.length - 1;
    if (!hasSky || isLast) return;
    const timer = setTimeout(setLine, lineMs, line + 1);
    return () => clearTimeout(timer);
  }, [hasSky, line, lines]);
  const shown = isStill ? lines : lines.slice(line, line + 1);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.dark}
      aria-label={lines[0]}
      onClick={({ currentTarget }) => currentTarget.close()}
      onClose={({ currentTarget }) => {
        // In development React runs the effect twice: the first close event finds the dialog open again.
        if (!currentTarget.open) onClose();
      }}
      data-sky-shown={hasSky}
    >
      <Sky image={image} alt={alt} />
      <div className={styles.lines} aria-live="polite">
        {shown.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className={styles.on}>
        <Button variant="outline" size="small">
          {on}
        </Button>
      </div>
    </dialog>
  );
}

const upright: PictureName = "gallery/aurora-forest";
const lying: PictureName = "gallery/aurora-lake";

interface SkyProps {
  image: Ref<HTMLImageElement>;
  alt: string;
}

// The picture twice: of the one only the stars are seen, because of its contrast.
function Sky({ image, alt }: SkyProps) {
  return (
    <div className={styles.sky}>
      <DarkPicture image={image} alt={alt} />
      <div className={styles.blue} />
      <div className={styles.stars}>
        <DarkPicture alt="" />
      </div>
    </div>
  );
}

function DarkPicture({ image, alt }: Partial<SkyProps>) {
  return (
    <picture>
      <source
        media="(max-aspect-ratio: 1)"
        srcSet={filesOf(upright)}
        sizes={savesData() ? "1px" : "max(100vw, 80vh)"}
      />
      <img
        ref={image}
        srcSet={filesOf(lying)}
        sizes={savesData() ? "1px" : "max(100vw, 178vh)"}
        alt={alt}
      />
    </picture>
  );
}

// In WebP, which every browser shows.
function filesOf(name: PictureName): string {
  const { widths, src } = pictureFile(name);
  return widths.map((width) => `${src(width, "webp")} ${width}w`).join(", ");
}
