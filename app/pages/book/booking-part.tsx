import { findPackage } from "#domain/booking/packages.ts";
import { findStay } from "#domain/booking/stay.ts";
import type { TripSelection } from "#domain/booking/trip-selection.ts";
import { SkyOfWeek } from "../../sections/sky-of-week.tsx";
import { TripSummary } from "../../sections/trip-summary.tsx";
import { useContent } from "../../words/content-provider.tsx";

export { EstimateText } from "../../sections/trip-summary.tsx";
export { BookingToast } from "./booking-toast.tsx";
export { SharePlan } from "./share-plan.tsx";

/** What the estimate is, and what the package includes in its own words. */
export function WeekDetails({ selection }: { selection: TripSelection }) {
  const words = useContent("booking").estimate;
  const cards = useContent("packages.cards");
  const stay = findStay(selection.packageId, selection.date);
  const { highlights } = cards[findPackage(selection.packageId).key];
  return (
    <div>
      <p>{words.note}</p>
      <p>
        <strong>{words.included}</strong> <span>{highlights.join("\u00a0· ")}</span>
      </p>
      {stay && <SkyOfWeek first={stay.first} last={stay.last} />}
    </div>
  );
}

/** What will be sent, as the form stands. */
export function SelectionSummary({ selection }: { selection: TripSelection }) {
  const words = useContent("booking").estimate;
  return (
    <section>
      <h3>{words.summary}</h3>
      <TripSummary selection={selection} />
    </section>
  );
}
