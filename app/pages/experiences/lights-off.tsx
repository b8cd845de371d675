import { useState } from "react";
import { largestPicture } from "#domain/media/pictures.ts";
import { chunk, openInPlace, useChunk } from "../../navigation/chunk.ts";
import { Button } from "../../ui/button.tsx";
import { useContent } from "../../words/content-provider.tsx";
import styles from "./lights-off.module.css";

const loadDarkSky = chunk("dark-sky", () => import("./dark-sky.tsx"));
// Without the script of the dark, the sky comes without it.
const skyAlone = largestPicture("gallery/aurora-forest");

/** A button that switches off the page's light, so that the sky comes out of the dark as eyes see it come. */
export function LightsOff() {
  const { title, text, off } = useContent("experiences.northernLights").dark;
  const [isDark, setDark] = useState(false);
  const sky = useChunk(loadDarkSky, isDark);
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.needsScript} data-screen-only>
        <Button
          variant="outline"
          onClick={(event) => openInPlace(event, loadDarkSky, () => setDark(true), skyAlone)}
        >
          {off}
        </Button>
      </div>
      {isDark && sky && <sky.DarkSky onClose={() => setDark(false)} />}
    </section>
  );
}
