import type { PictureName } from "#domain/media/pictures.ts";
import type { PageKey } from "#domain/pages/pages.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useContent } from "../../words/content-provider.tsx";
import styles from "./experience-rows.module.css";

const rows: readonly (readonly [PageKey, PictureName])[] = [
  ["snowmobileSafari", "experience-snowmobile"],
  ["northernLights", "experience-aurora"],
  ["huskyTour", "experience-dogs"],
  ["accommodation", "experience-lodging"],
];

/** The four experiences in alternating rows, each with a link to its page. SPEC 2.5. */
export function ExperienceRows() {
  const { title, items, learnMore } = useContent("home").experiences;
  return (
    <section className={styles.rows}>
      <h2>{title}</h2>
      <ul>
        {rows.map(([page, picture], index) => (
          <li key={page}>
            <Picture name={picture} alt={items[index]?.alt ?? ""} size="half" />
            <div className={styles.words}>
              <h3>{items[index]?.title}</h3>
              <p>{items[index]?.description}</p>
              <PageLink page={page} className={styles.more}>
                <span>{learnMore}</span>
                <span className="visually-hidden">{`: ${items[index]?.title}`}</span>
              </PageLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
