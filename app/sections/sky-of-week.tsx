import { skyOfStay } from "#domain/sky-of-stay.ts";
import { useSettings } from "../ui/use-settings.ts";
import { useContent } from "../words/content-provider.tsx";
import { SkyFigures } from "./sky-figures.tsx";
import styles from "./sky-of-week.module.css";
import { SkyPicture } from "./sky-picture.tsx";
import { MoonSentence, SunSentences } from "./sky-sentences.tsx";

interface SkyOfWeekProps {
  /** The first and the last day of a stay, YYYY-MM-DD. */
  first: string;
  last: string;
}

/** Sun, darkness and moon of a stay, in words, as a picture and in figures; nothing if the days are none. SPEC 2.12. */
export function SkyOfWeek({ first, last }: SkyOfWeekProps) {
  const words = useContent("booking.sky");
  const { coordinates } = useSettings();
  const sky = skyOfStay(first, last, coordinates);
  if (!sky) return null;
  return (
    <section className={styles.sky} data-sky>
      <h3>{words.title}</h3>
      <div className={styles.words}>
        <SunSentences {...sky.days[0]} />
        <MoonSentence sky={sky} />
      </div>
      <SkyPicture nights={sky.nights} place={coordinates} />
      <details className={styles.details}>
        <summary>{words.hours}</summary>
        <p>{words.note}</p>
        <SkyFigures days={sky.days} />
      </details>
    </section>
  );
}
