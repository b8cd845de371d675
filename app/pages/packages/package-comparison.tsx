import type { ReactNode } from "react";
import {
  countNights,
  type PackageContents,
  packageContents,
  packages,
  sortPackages,
  type TourPackage,
} from "#domain/booking/packages.ts";
import { Price } from "../../ui/price.tsx";
import { useContent, useText } from "../../words/content-provider.tsx";
import cardStyles from "./package-cards.module.css";
import styles from "./package-comparison.module.css";

const compared = sortPackages(packages);

/** The four packages beside one another, in figures from the table of packages. */
export function PackageComparison() {
  const { cards, compare: words } = useContent("packages");
  const rows = useRows();
  return (
    <section className={cardStyles.section}>
      <h2>{words.title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className="visually-hidden" />
            {compared.map(({ id, key }) => (
              <th key={id} scope="col">
                {/* A column of a phone is narrower than a name that else keeps together. */}
                <a href={`#${id}`}>{cards[key].name.replace("\u00a0", " ")}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, cell]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {compared.map((tourPackage) => (
                <td key={tourPackage.id}>{cell(tourPackage)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Row = [title: string, cell: (tourPackage: TourPackage) => ReactNode];

function useRows(): Row[] {
  const words = useContent("packages").compare;
  const t = useText();
  const counted = (count: number) => (count === 0 ? words.none : count);
  return [
    [words.days, ({ days }) => days],
    [words.nights, (tourPackage) => counted(countNights(tourPackage))],
    [words.snowmobile, ({ id }) => snowmobileTime(packageContents[id])],
    [words.huskies, ({ id }) => huskyRides(packageContents[id])],
    [words.evenings, ({ id }) => counted(packageContents[id].evenings)],
    [words.transfers, ({ id }) => (packageContents[id].hasTransfers ? words.yes : words.no)],
    [words.meals, ({ id }) => (packageContents[id].hasFullBoard ? words.fullBoard : words.lunch)],
    [words.price, ({ price }) => <Price euros={price} />],
    [words.priceADay, ({ price, days }) => <Price euros={price / days} />],
  ];

  function snowmobileTime({ snowmobileDays: days, isEither }: PackageContents): string {
    if (isEither) return words.choice;
    return days < 1 ? words.halfDay : t("packages.compare.snowmobileDays", { days });
  }
  function huskyRides({ huskyRides: rides, isEither }: PackageContents): string {
    return isEither ? words.choice : t("packages.compare.rides", { rides });
  }
}
