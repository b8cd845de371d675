import { findPackage } from "#domain/booking/packages.ts";
import { findStay } from "#domain/booking/stay.ts";
import type { SubmitOutcome } from "#domain/booking/submission.ts";
import type { TripSelection } from "#domain/booking/trip-selection.ts";
import { SkyOfWeek } from "../../sections/sky-of-week.tsx";
import { TripSummary } from "../../sections/trip-summary.tsx";
import { type Toast, ToastItem } from "../../ui/toast.tsx";
import { useContent } from "../../words/content-provider.tsx";
import type { PartWords } from "../../words/slices.ts";

export { EstimateText } from "../../sections/trip-summary.tsx";
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

interface BookingToastProps {
  outcome: SubmitOutcome;
  words: PartWords<"booking">;
  /** The text for a failure that is temporary. */
  passing: string | undefined;
  writeInstead: () => void;
  onDismiss: () => void;
}

/** The result of a booking request as a toast; its words are given, since it may outlive the page. SPEC 4, 8. */
export function BookingToast({ onDismiss, ...props }: BookingToastProps) {
  return <ToastItem toast={toastOf(props)} onDismiss={onDismiss} />;
}

function toastOf({
  outcome,
  words,
  passing,
  writeInstead,
}: Omit<BookingToastProps, "onDismiss">): Toast {
  switch (outcome.status) {
    case "delivered":
      return {
        type: "success",
        title: words.toastSuccessTitle,
        description: words.toastSuccessDesc,
      };
    case "accepted":
      return {
        type: "success",
        title: words.toastAcceptedTitle,
        description: words.toastAcceptedDesc,
      };
    case "invalid":
      return {
        type: "error",
        title: words.toastValidationTitle,
        description: words.toastValidationDesc,
      };
    default:
      return {
        type: "error",
        title: words.toastErrorTitle,
        description: passing ?? words.toastErrorDesc,
        action: passing ? undefined : { label: words.toastErrorAction, onClick: writeInstead },
      };
  }
}
