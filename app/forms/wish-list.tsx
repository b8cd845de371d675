import { useIntl } from "react-intl";
import type { BookingRequest } from "#domain/booking.ts";
import { packages } from "#domain/packages.ts";
import { useContent, useLanguage } from "../words/content-provider.tsx";

/** What was asked for: package, first day and party. */
export function WishList({ request }: { request: BookingRequest }) {
  const words = useContent("booking");
  const cards = useContent("packages.cards");
  const language = useLanguage();
  const intl = useIntl();
  const booked = packages.find(({ id }) => id === request.package);
  const { name, duration } = cards[booked?.key ?? "complete"];
  const ages = intl.formatList(request.childrenAges.map(String), { type: "unit" });
  const date = new Date(request.date).toLocaleDateString(language === "en" ? "en-GB" : language, {
    ...{ weekday: "long", day: "numeric", month: "long", year: "numeric" },
    timeZone: "UTC",
  });
  return (
    <dl>
      <dt>{words.package}</dt>
      <dd>
        {name}, {duration}
      </dd>
      <dt>{words.date}</dt>
      <dd>{date}</dd>
      <dt>{words.numAdults}</dt>
      <dd>{request.numAdults}</dd>
      {request.numChildren > 0 && (
        <>
          <dt>{words.childrenAges}</dt>
          <dd>{ages}</dd>
        </>
      )}
    </dl>
  );
}
