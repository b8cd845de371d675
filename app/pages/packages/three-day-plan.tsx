import type { FilmName } from "#domain/media/films.ts";
import { Film, FilmToggle } from "../../ui/film.tsx";
import { useContent } from "../../words/content-provider.tsx";
import styles from "./three-day-plan.module.css";

const strip: readonly FilmName[] = ["packageLake", "packageDogs", "packageAurora"];

/** Three films of the featured package, each with a caption. SPEC 2.8. */
export function FilmStrip({ captions }: { captions: readonly string[] }) {
  return (
    <div className={styles.strip}>
      {strip.map((film, index) => (
        <figure key={film}>
          <div className={styles.frame}>
            <Film name={film} alt="" size="half" />
          </div>
          <figcaption>{captions[index]}</figcaption>
        </figure>
      ))}
      <div className={styles.toggle}>
        <FilmToggle />
      </div>
    </div>
  );
}

/** The three-day package day by day, its extras and its cancellation terms. SPEC 2.8, 3. */
export function ThreeDayPlan() {
  const words = useContent("packages").threeDay;
  return (
    <div className={styles.plan}>
      <div>
        <h3>{words.itineraryTitle}</h3>
        <ol className={styles.days}>
          {words.itinerary.map(({ title, description }) => (
            <li key={title}>
              <h4>{title}</h4>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
      <aside className={styles.aside}>
        <h3>{words.addOnsTitle}</h3>
        <ul className={styles.addOns}>
          {words.addOns.map((addOn) => (
            <li key={addOn}>{addOn}</li>
          ))}
        </ul>
        {words.cancellationPolicy && <p className={styles.policy}>{words.cancellationPolicy}</p>}
      </aside>
    </div>
  );
}
