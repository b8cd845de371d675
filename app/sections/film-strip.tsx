import type { FilmName } from "#domain/films.ts";
import { Film } from "../ui/film.tsx";
import { FilmToggle } from "../ui/film-toggle.tsx";
import styles from "./film-strip.module.css";

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
