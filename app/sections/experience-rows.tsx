import type { PageKey } from "#domain/route-table.ts";
import { useContent } from "../content/content-provider.tsx";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./experience-rows.module.css";

const pages: readonly PageKey[] = [
  "snowmobileSafari",
  "northernLights",
  "huskyTour",
  "accommodation",
];

/** The four experiences on the home page, each with a link to its page. SPEC 2.5. */
export function ExperienceRows() {
  const { title, items, learnMore } = useContent("home").experiences;
  return (
    <section className={styles.rows}>
      <h2>{title}</h2>
      <ul>
        {pages.map((page, index) => (
          <li key={page}>
            <h3>{items[index]?.title}</h3>
            <p>{items[index]?.description}</p>
            <PageLink page={page}>
              {learnMore}
              <span className="visually-hidden">: {items[index]?.title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
