import { lazy, Suspense, useState } from "react";
import { largestPicture } from "#domain/pictures.ts";
import { Button } from "../ui/button.tsx";
import { useContent } from "../words/content-provider.tsx";
import styles from "./lights-off.module.css";

const loadDarkSky = () => import("./dark-sky.tsx");
const DarkSky = lazy(async () => ({ default: (await loadDarkSky()).DarkSky }));

/** A button that switches off the page's light, so that the sky comes out of the dark as eyes see it come. */
export function LightsOff() {
  const { title, text, off } = useContent("experiences.northernLights").dark;
  const [isDark, setDark] = useState(false);
  const switchOff = () => {
    // If the script of the dark does not come, the sky comes without it.
    loadDarkSky().then(
      () => setDark(true),
      () => location.assign(largestPicture("gallery/aurora-forest")),
    );
  };
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.needsScript} data-screen-only>
        <Button variant="outline" onClick={switchOff}>
          {off}
        </Button>
      </div>
      {isDark && (
        <Suspense>
          <DarkSky onClose={() => setDark(false)} />
        </Suspense>
      )}
    </section>
  );
}
