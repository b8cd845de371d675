import { useIntl } from "react-intl";
import { findPackage } from "#domain/booking/packages.ts";
import { estimatePrice, findStay, type Stay } from "#domain/booking/stay.ts";
import type { TripSelection } from "#domain/booking/trip-selection.ts";
import { dateLocale } from "#domain/calendar/dates.ts";
import { formatPrice } from "../ui/price.tsx";
import { useContent, useLanguage, useText } from "../words/content-provider.tsx";

const space = "\u00a0";

/** The parts of a trip selection in words of the page's language. */
export function useSelectionWords() {
  const intl = useIntl();
  const t = useText();
  const language = useLanguage();

  function dayIn(id: "day" | "dayAndMonth" | "dayOfYear", day: string, width: "short" | "long") {
    const format = new Intl.DateTimeFormat(dateLocale(language), {
      weekday: width,
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
    // The order and the marks between the parts are the catalogue's: browsers of different age disagree about them.
    const parts = format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]);
    return t(`booking.estimate.${id}`, Object.fromEntries(parts));
  }

  return {
    /** From the first day to the last, the month once, without the year. */
    days({ first, last }: Stay): string {
      const end = dayIn("dayAndMonth", last, "short");
      if (first === last) return end;
      const id = first.slice(0, 7) === last.slice(0, 7) ? "day" : "dayAndMonth";
      return t("booking.estimate.days", { first: dayIn(id, first, "short"), last: end });
    },
    /** The same in full. */
    fullDays({ first, last }: Stay): string {
      const end = dayIn("dayOfYear", last, "long");
      if (first === last) return end;
      return t("booking.estimate.fullDays", {
        first: dayIn("dayOfYear", first, "long"),
        last: end,
      });
    },
    party({ adults, children }: Pick<TripSelection, "adults" | "children">): string {
      const grown = t("booking.estimate.adults", { count: adults });
      if (children === 0) return grown;
      return `${grown}, ${t("booking.estimate.children", { count: children })}`;
    },
    /** The ages of the children as far as they are known; "" if none is. */
    ages({ ages }: Pick<TripSelection, "ages">): string {
      if (ages.every((age) => age === undefined)) return "";
      const said = ages.map((age) => String(age ?? "?"));
      return t("booking.estimate.ages", { ages: intl.formatList(said) });
    },
    sum({ packageId, adults, children }: TripSelection): string {
      const { people, price, total } = estimatePrice(packageId, adults, children);
      const [each, all] = [formatPrice(intl, price), formatPrice(intl, total)];
      return [people, "×", each, "=", all].join(space);
    },
    stay: ({ packageId, date }: TripSelection) => findStay(packageId, date),
  };
}

// No line begins with it.
const dot = "\u00a0· ";

/** "Mon 1 to Sun 7 February · 2 adults, 1 child · 3 × €1,750 = €5,250"; the days as soon as they are known. */
export function EstimateText({ selection }: { selection: TripSelection }) {
  const words = useSelectionWords();
  const stay = words.stay(selection);
  return (
    <>
      {stay && <span>{words.days(stay) + dot}</span>}
      <span>{words.party(selection) + dot}</span>
      <strong>{words.sum(selection)}</strong>
    </>
  );
}

/** What the guest requested: package, days, party and the sum of list prices; a part that is unknown is left out. */
export function TripSummary({ selection }: { selection: TripSelection }) {
  const labels = useContent("booking.estimate");
  const t = useText();
  const words = useSelectionWords();
  const stay = words.stay(selection);
  const { key } = findPackage(selection.packageId);
  const ages = words.ages(selection);
  const rows = [
    [
      t("booking.package"),
      `${t(`packages.cards.${key}.name`)}, ${t(`packages.cards.${key}.duration`)}`,
    ],
    [labels.when, stay && words.fullDays(stay)],
    [labels.who, [words.party(selection), ages].filter(Boolean).join("; ")],
    [labels.prices, words.sum(selection)],
  ];
  return (
    <dl data-trip>
      {rows.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
