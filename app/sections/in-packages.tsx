import { type Experience, packagesWith } from "#domain/package-contents.ts";
import { PageLink } from "../ui/page-link.tsx";
import { Price } from "../ui/price.tsx";
import { useText } from "../words/content-provider.tsx";
import styles from "./in-packages.module.css";

/** The packages that hold an experience; each leads to the booking form, where it is chosen. */
export function InPackages({ experience }: { experience: Experience }) {
  const t = useText();
  return (
    <section className={styles.section} data-screen-only>
      <h2>{t("packages.partOf")}</h2>
      <ul className={styles.packages}>
        {packagesWith(experience).map(({ id, key, price }) => (
          <li key={id}>
            <PageLink page="book" search={`?package=${id}`}>
              <strong>{t(`packages.cards.${key}.name`)}</strong>
              <span>{t(`packages.cards.${key}.duration`)}</span>
              <span>
                <Price euros={price} /> <span>{t("packages.perPerson")}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
