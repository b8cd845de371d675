import { packages, sortPackages, type TourPackage } from "#domain/packages.ts";
import { useContent, useText } from "../content/content-provider.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Price } from "../ui/price.tsx";
import styles from "./package-cards.module.css";

/** The four packages with prices; the featured one is marked and enlarged. SPEC 2.7, 3. */
export function PackageCards() {
  return (
    <ul className={styles.cards}>
      {sortPackages(packages).map((tourPackage) => (
        <PackageCard key={tourPackage.key} tourPackage={tourPackage} />
      ))}
    </ul>
  );
}

function PackageCard({ tourPackage }: { tourPackage: TourPackage }) {
  const { cards, perPerson, mostPopular } = useContent("packages");
  const { name, duration, description, highlights } = cards[tourPackage.key];
  const t = useText();
  return (
    <li className={styles.card} data-featured={tourPackage.featured}>
      {tourPackage.featured && <p className={styles.badge}>{mostPopular}</p>}
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
        {perPerson}
      </p>
      <ButtonLink
        page="book"
        search={`?package=${tourPackage.id}`}
        variant={tourPackage.featured ? "primary" : "outline"}
      >
        {t("packages.bookPackage", { package: name })}
      </ButtonLink>
    </li>
  );
}
