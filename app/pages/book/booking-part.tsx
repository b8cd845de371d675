import { useRef } from "react";
import { findPackage } from "#domain/booking/packages.ts";
import { findStay } from "#domain/booking/stay.ts";
import type { FormResult } from "../../forms/form-result.ts";
import { SkyOfWeek } from "../../sections/sky-of-week.tsx";
import { EstimateText, TripSummary } from "../../sections/trip-summary.tsx";
import { useContent } from "../../words/content-provider.tsx";
import { useSelection } from "./share-plan.tsx";

export { BookingToast } from "./booking-toast.tsx";
export { SharePlan } from "./share-plan.tsx";

interface PartProps {
  /** The form's initial values. */
  values: FormResult["values"];
}

/** The chosen days, the party and the sum of list prices, on one line. */
export function EstimateLine({ values }: PartProps) {
  const place = useRef<HTMLSpanElement>(null);
  const selection = useSelection(place, values);
  return <span ref={place}>{selection && <EstimateText selection={selection} />}</span>;
}

/** What the estimate is, and what the package includes in its own words. */
export function WeekDetails({ values }: PartProps) {
  const words = useContent("booking").estimate;
  const cards = useContent("packages.cards");
  const place = useRef<HTMLDivElement>(null);
  const selection = useSelection(place, values);
  const chosen = selection && findPackage(selection.packageId);
  const stay = selection && findStay(selection.packageId, selection.date);
  return (
    <div ref={place}>
      {chosen && (
        <>
          <p>{words.note}</p>
          <p>
            <strong>{words.included}</strong>{" "}
            <span>{cards[chosen.key].highlights.join("\u00a0· ")}</span>
          </p>
          {stay && <SkyOfWeek first={stay.first} last={stay.last} />}
        </>
      )}
    </div>
  );
}

/** What will be sent, as the form stands. */
export function SelectionSummary({ values }: PartProps) {
  const words = useContent("booking").estimate;
  const place = useRef<HTMLDivElement>(null);
  const selection = useSelection(place, values);
  return (
    <div ref={place}>
      {selection && (
        <section>
          <h3>{words.summary}</h3>
          <TripSummary selection={selection} />
        </section>
      )}
    </div>
  );
}
