import type { FilmName } from "#domain/films.ts";
import { Card } from "../ui/card.tsx";
import { Film } from "../ui/film.tsx";
import { FilmToggle } from "../ui/film-toggle.tsx";
import { useContent } from "../words/content-provider.tsx";
import styles from "./feature-films.module.css";

const cards: readonly FilmName[] = [
  "featureSnowmobile",
  "featureDogs",
  "featureAurora",
  "featureSauna",
];

/** Four promises, each on a film of its own. SPEC 2.5. */
export function FeatureFilms() {
  const { title, items } = useContent("home").features;
  return (
    <section className={styles.features}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <FilmToggle />
      </div>
      <ul className={styles.cards}>
        {cards.map((film, index) => (
          <li key={film}>
            <Card variant="picture" tilt className={styles.card}>
              <div className={styles.film}>
                <Film name={film} alt={items[index]?.alt ?? ""} size="quarter" />
              </div>
              <div className={styles.words}>
                <h3>{items[index]?.title}</h3>
                <p>{items[index]?.description}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
