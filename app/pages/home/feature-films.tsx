import { ArrowRight } from "lucide";
import type { FilmName } from "#domain/media/films.ts";
import type { PageKey } from "#domain/pages/pages.ts";
import { Card } from "../../ui/card.tsx";
import { Film, FilmToggle } from "../../ui/film.tsx";
import { LucideIcon } from "../../ui/lucide-icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { useContent, useText } from "../../words/content-provider.tsx";
import styles from "./feature-films.module.css";

const cards = [
  ["featureSnowmobile", "snowmobileSafari", "snowmobile"],
  ["featureDogs", "huskyTour", "dogSledding"],
  ["featureAurora", "northernLights", "northernLights"],
  ["featureSauna", "accommodation", "sauna"],
] as const satisfies readonly (readonly [FilmName, PageKey, string])[];

/** Four promises, each below a film of its own; a press anywhere on one leads to its experience. SPEC 2.5. */
export function FeatureFilms() {
  const { title, items } = useContent("home").features;
  const t = useText();
  return (
    <section className={styles.features}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <FilmToggle />
      </div>
      <ul className={styles.cards}>
        {cards.map(([film, page, experience], index) => (
          <li key={film}>
            <Card variant="picture" tilt className={styles.card}>
              <div className={styles.film}>
                <Film name={film} alt={items[index]?.alt ?? ""} size="quarter" />
              </div>
              <div className={styles.words}>
                <h3>{items[index]?.title}</h3>
                <p>{items[index]?.description}</p>
                <PageLink page={page} className={styles.more}>
                  <span>{t(`footer.experiences.${experience}`)}</span>
                  <LucideIcon icon={ArrowRight} size={18} />
                </PageLink>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
