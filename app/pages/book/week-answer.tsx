import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router";
import type { SubmitOutcome } from "#domain/booking/submission.ts";
import { usePassingFailure } from "../../forms/form-banner.tsx";
import type { FormResult } from "../../forms/form-result.ts";
import { chunk, inTimeForTap, useChunk } from "../../navigation/chunk.ts";
import { useSettings } from "../../navigation/page-data.ts";
import { emailHref } from "../../ui/contact-links.tsx";
import { useToast } from "../../ui/toast-provider.tsx";
import { useContent } from "../../words/content-provider.tsx";
import { useChosenStay } from "./chosen-stay.tsx";
import styles from "./week.module.css";

type Values = FormResult["values"];
type BookingPart = typeof import("./booking-part.tsx");

/** Loads what the booking form shows once it is used; called when the visitor begins to. */
export const loadBookingPart = chunk("booking-part", () => import("./booking-part.tsx"));

// Where the server has answered a choice, the browser waits for this part before it takes over the page.
const served =
  import.meta.env.SSR || document.querySelector("[data-estimate] > *")
    ? loadBookingPart().catch(() => undefined)
    : undefined;

interface AnswerProps {
  /** Differs when the fields are new ones. */
  formKey: string;
  /** The fields' initial values. */
  values: Values;
}

interface WeekAnswerProps extends AnswerProps {
  /** Fills the plan of a link in. */
  onPlan: (values: Values) => void;
}

/** What the form answers to a choice: days and prices, and a link that says the same. */
export function WeekDetailsSlot({ onPlan, ...answer }: WeekAnswerProps) {
  const { formKey, values } = answer;
  return (
    <Answer {...answer} className={styles.answer}>
      {(part) => (
        <>
          {/* Always there, because a screen reader only announces what changes in it. */}
          <p className={styles.estimate} aria-live="polite" data-estimate>
            {part && <part.EstimateLine key={formKey} values={values} />}
          </p>
          {part && <part.WeekDetails key={formKey} values={values} />}
          {part && <part.SharePlan {...answer} onPlan={onPlan} />}
        </>
      )}
    </Answer>
  );
}

/** What will be sent, shown above the button that sends it. */
export function SelectionFields(answer: AnswerProps) {
  return (
    <Answer {...answer} className={styles.wish}>
      {(part) => part && <part.SelectionSummary key={answer.formKey} values={answer.values} />}
    </Answer>
  );
}

interface PlaceProps extends AnswerProps {
  className: string | undefined;
  /** Gets the part that answers, once a package is chosen or the address may hold a plan. */
  children: (part: BookingPart | undefined) => ReactNode;
}

function Answer({ formKey, values, className, children }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const chosen = useChosenStay(place, { package: values.package?.[0] ?? "", date: "" }, formKey);
  // No other fragment of this page has an equals sign; the part that reads it knows whether it is a plan.
  const mayHavePlan = useLocation().hash.includes("=");
  const part = useChunk(loadBookingPart, mayHavePlan || chosen.package !== "", served);
  return (
    <div ref={place} className={className}>
      {children(part)}
    </div>
  );
}

/** Shows the result of a booking request as a toast, in the place of the one before. SPEC 4, 8. */
export function useBookingToasts(): (outcome: SubmitOutcome) => void {
  const words = useContent("booking");
  const { email } = useSettings();
  const show = useToast();
  const passingFailure = usePassingFailure();
  return (outcome) => {
    const toast = {
      outcome,
      words,
      passing: passingFailure(outcome),
      writeInstead: () => window.location.assign(emailHref(email)),
    };
    // Without the part the form's own banner and summary say the same.
    inTimeForTap(loadBookingPart).then(
      ({ BookingToast }) =>
        show((dismiss) => <BookingToast {...toast} onDismiss={dismiss} />, "booking"),
      () => {},
    );
  };
}
