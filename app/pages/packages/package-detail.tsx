import type { ReactNode } from "react";
import { parseContactSubject } from "#domain/booking/form-limits.ts";
import { type PackageKey, packages } from "#domain/booking/packages.ts";
import type { PictureName } from "#domain/media/pictures.ts";
import { legalPathOf } from "#domain/pages/routes.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CheckList } from "../../ui/check-list.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { useContent, useText } from "../../words/content-provider.tsx";
import styles from "./package-detail.module.css";

/** What no package includes, and what holds if a guest's plans change. */
export function PackageConditions() {
  const words = useContent("packages").conditions;
  return (
    <section className={styles.section} data-conditions>
      <h2>{words.title}</h2>
      <div>
        <h3>{words.notIncludedTitle}</h3>
        <ul className={styles.list}>
          {words.notIncluded.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p data-screen-only>
          <PageLink page="plan">{words.plan}</PageLink>
        </p>
      </div>
      <div>
        <h3>{words.cancellationTitle}</h3>
        <p>{words.cancellation}</p>
        <p data-screen-only>
          {/* The server knows the language by the address of this page. */}
          <a href={legalPathOf("terms")}>{words.terms}</a>
        </p>
      </div>
    </section>
  );
}

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
  const subject = parseContactSubject(tourPackage.id) ?? "booking";
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
