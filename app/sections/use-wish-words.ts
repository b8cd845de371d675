import { useIntl } from "react-intl";
import { dateLocale } from "#domain/days.ts";
import { estimateOf } from "#domain/estimate.ts";
import { type Stay, stayOf } from "#domain/stay.ts";
import type { Wish } from "#domain/wish.ts";
import { formatPrice } from "../ui/price.tsx";
import { useLanguage, useText } from "../words/content-provider.tsx";

const space = "\u00a0";

/** The parts of a wish in words of the page's language. */
export function useWishWords() {
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
    party({ adults, children }: Pick<Wish, "adults" | "children">): string {
      const grown = t("booking.estimate.adults", { count: adults });
      if (children === 0) return grown;
      return `${grown}, ${t("booking.estimate.children", { count: children })}`;
    },
    /** The ages of the children as far as they are known; "" if none is. */
    ages({ ages }: Pick<Wish, "ages">): string {
      if (ages.every((age) => age === undefined)) return "";
      const said = ages.map((age) => String(age ?? "?"));
      return t("booking.estimate.ages", { ages: intl.formatList(said) });
    },
    sum({ packageId, adults, children }: Wish): string {
      const { people, price, total } = estimateOf(packageId, adults, children);
      const [each, all] = [formatPrice(intl, price), formatPrice(intl, total)];
      return [people, "×", each, "=", all].join(space);
    },
    stay: ({ packageId, date }: Wish) => stayOf(packageId, date),
  };
}
