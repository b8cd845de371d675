import { type Ref, useEffect, useRef, useState } from "react";
import { pictureFile } from "#domain/media/pictures.ts";
import { Button } from "../../ui/button.tsx";
import { useModalDialog } from "../../ui/modal.tsx";
import { useMediaQuery } from "../../ui/use-browser-state.ts";
import { savesData } from "../../ui/use-film.ts";
import { useContent } from "../../words/content-provider.tsx";
import styles from "./dark-sky.module.css";

const lineMs = 4_000;

/** Twelve seconds in the dark: the brightest stars, the faint ones, then the sky, with a line to each. */
export function DarkSky({ onClose }: { onClose: () => void }) {
  const { lines, alt, on } = useContent("experiences.northernLights").dark;
  const dialog = useModalDialog(onClose);
  const image = useRef<HTMLImageElement>(null);
  const [hasSky, setSky] = useState(false);
  const [line, setLine] = useState(0);
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  useEffect(() => {
    let isOpen = true;
    // Eyes that wait for a picture get used to nothing. One that does not come leaves the lines.
    image.current
      ?.decode()
      .catch(() => {})
      .then(() => isOpen && setSky(true));
    return () => {
      isOpen = false;
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
      {...dialog}
      className={styles.dark}
      aria-label={lines[0]}
      onClick={({ currentTarget }) => currentTarget.close()}
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

interface SkyProps {
  image: Ref<HTMLImageElement>;
  alt: string;
}

// Its stars are the brightest of the picture, so that its contrast can bring them out first.
const { widths, src } = pictureFile("gallery/aurora-forest");

function Sky({ image, alt }: SkyProps) {
  const picture = {
    srcSet: widths.map((width) => `${src(width, "webp")} ${width}w`).join(", "),
    sizes: savesData() ? "1px" : "max(100vw, 80vh)",
  };
  return (
    <div className={styles.sky}>
      <img ref={image} alt={alt} {...picture} />
      <div className={styles.blue} />
      <div className={styles.stars}>
        <img alt="" {...picture} />
      </div>
    </div>
  );
}
