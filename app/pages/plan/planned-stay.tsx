import { useLocation } from "react-router";
import { findStay } from "#domain/booking/stay.ts";
import { formatPlan, parsePlan, type TripSelection } from "#domain/booking/trip-selection.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { SkyOfWeek } from "../../sections/sky-of-week.tsx";
import { TripSummary } from "../../sections/trip-summary.tsx";
import { ButtonAnchor } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-browser-state.ts";
import { useContent, useLanguage } from "../../words/content-provider.tsx";
import styles from "./plan-sheet.module.css";

/** The plan in the fragment of the address, which only a browser knows; without one, the way to choose it. */
export function PlannedStay() {
  const words = useContent("plan");
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const selection = hydrated ? parsePlan(hash) : undefined;
  // A whole page, because the form reads a plan only in an address that was opened.
  const book = pathOf("book", useLanguage()) + (selection ? formatPlan(selection) : "");
  return (
    <section className={styles.stay} data-screen-only={!selection || undefined}>
      <h2>{words.stay}</h2>
      {selection ? <Plan selection={selection} /> : <p>{words.none}</p>}
      <div data-screen-only>
        <ButtonAnchor variant="outline" href={book}>
          {selection ? words.change : words.choose}
        </ButtonAnchor>
      </div>
    </section>
  );
}

function Plan({ selection }: { selection: TripSelection }) {
  const stay = findStay(selection.packageId, selection.date);
  return (
    <>
      <TripSummary selection={selection} />
      {stay && <SkyOfWeek first={stay.first} last={stay.last} />}
    </>
  );
}
