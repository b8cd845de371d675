import type { ReactNode } from "react";
import { contactSubjectOf } from "#domain/form-limits.ts";
import { type PackageKey, packages } from "#domain/packages.ts";
import type { PictureName } from "#domain/pictures.ts";
import { ButtonLink } from "../ui/button.tsx";
import { CheckList } from "../ui/check-list.tsx";
import { Picture } from "../ui/picture.tsx";
import { Price } from "../ui/price.tsx";
import { useContent, useText } from "../words/content-provider.tsx";
import styles from "./package-detail.module.css";

interface PackageDetailProps {
  packageKey: PackageKey;
  words: { description: string; includes: readonly string[] };
  picture?: { name: PictureName; alt: string };
  badge?: string;
  /** Puts the picture on the left. */
  flipped?: boolean;
  /** Content that only this package has. */
  children?: ReactNode;
}

/** All about one package: what it is, what it costs, what is included, how to book it. SPEC 2.8, 3. */
export function PackageDetail(props: PackageDetailProps) {
  const { packageKey, words, picture, badge, flipped = false, children } = props;
  const { cards, perPerson, includesTitle, ask } = useContent("packages");
  const { name, duration } = cards[packageKey];
  const t = useText();
  const tourPackage = packages.find(({ key }) => key === packageKey);
  if (!tourPackage) throw new Error(`no package "${packageKey}" in the price list`);
  // The form has no subject for the three days. SPEC 3.
  const subject = contactSubjectOf(tourPackage.id) ?? "booking";
  return (
    <section
      className={styles.detail}
      id={tourPackage.id}
      data-package={tourPackage.id}
      data-flipped={flipped}
    >
      <div className={styles.head}>
        <p className={styles.eyebrow}>
          <span>{duration}</span>
          {badge && <span className={styles.badge}>{badge}</span>}
        </p>
        <h2>{name}</h2>
        <p className={styles.lead}>{words.description}</p>
        <p className={styles.price}>
          <strong>
            <Price euros={tourPackage.price} />
          </strong>{" "}
          <span>{perPerson}</span>
        </p>
        <div className={styles.buttons}>
          <ButtonLink page="book" search={`?package=${tourPackage.id}`}>
            {t("packages.bookPackage", { package: name })}
          </ButtonLink>
          <ButtonLink page="contact" search={`?subject=${subject}`} variant="outline">
            {ask}
          </ButtonLink>
        </div>
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture {...picture} size="tall" />
        </div>
      )}
      <div className={styles.includes}>
        <h3>{includesTitle}</h3>
        <CheckList items={words.includes} />
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </section>
  );
}
