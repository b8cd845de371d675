import {
  packagePictures,
  packages,
  sortPackages,
  type TourPackage,
} from "#domain/booking/packages.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { useContent, useText } from "../../words/content-provider.tsx";
import styles from "./package-cards.module.css";

/** The four packages with prices; the featured one is marked and enlarged. SPEC 2.7, 3. */
export function PackageCards() {
  const { cardsTitle } = useContent("packages");
  return (
    <section className={styles.section}>
      <h2>{cardsTitle}</h2>
      <ul className={styles.cards}>
        {sortPackages(packages).map((tourPackage) => (
          <PackageCard key={tourPackage.key} tourPackage={tourPackage} />
        ))}
      </ul>
    </section>
  );
}

function PackageCard({ tourPackage }: { tourPackage: TourPackage }) {
  const { cards, perPerson, mostPopular } = useContent("packages");
  const { name, alt, duration, description, highlights } = cards[tourPackage.key];
  const t = useText();
  const { featured, theme, gradient } = tourPackage;
  return (
    <li data-featured={featured}>
      <Card variant="raised" glow className={`${styles.card} ${styles[theme]}`}>
        <div className={`${styles.picture} ${styles[gradient]}`}>
          <Picture
            name={packagePictures[tourPackage.key]}
            alt={alt}
            size={featured ? "half" : "third"}
          />
          {featured && <p className={styles.badge}>{mostPopular}</p>}
        </div>
        <div className={styles.words}>
          <p className={styles.duration}>{duration}</p>
          <h3>{name}</h3>
          <p>{description}</p>
          <ul className={styles.highlights}>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
          <p className={styles.price}>
            <strong>
              <Price euros={tourPackage.price} />
            </strong>{" "}
            <span>{perPerson}</span>
          </p>
          <ButtonLink
            page="book"
            search={`?package=${tourPackage.id}`}
            variant={featured ? "primary" : "outline"}
          >
            {t("packages.bookPackage", { package: name })}
          </ButtonLink>
        </div>
      </Card>
    </li>
  );
}
