import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router";
import { chunk, useChunk } from "../navigation/chunk.ts";
import type { FormResult } from "./form-result.ts";
import { useChosenStay } from "./use-chosen-stay.ts";
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
  round: string;
  /** The fields' initial values. */
  values: Values;
}

interface WeekAnswerProps extends AnswerProps {
  /** Fills the plan of a link in. */
  onPlan: (values: Values) => void;
}

/** What the form answers to a choice: days and prices, and a link that says the same. */
export function WeekAnswer({ onPlan, ...answer }: WeekAnswerProps) {
  const { round, values } = answer;
  return (
    <Answer {...answer} className={styles.answer}>
      {(part) => (
        <>
          {/* Always there, because a screen reader only announces what changes in it. */}
          <p className={styles.estimate} aria-live="polite" data-estimate>
            {part && <part.EstimateLine key={round} values={values} />}
          </p>
          {part && <part.WeekDetails key={round} values={values} />}
          {part && <part.PlanLink {...answer} onPlan={onPlan} />}
        </>
      )}
    </Answer>
  );
}

/** What will be sent, shown above the button that sends it. */
export function WishToSend(answer: AnswerProps) {
  return (
    <Answer {...answer} className={styles.wish}>
      {(part) => part && <part.WishOfForm key={answer.round} values={answer.values} />}
    </Answer>
  );
}

interface PlaceProps extends AnswerProps {
  className: string | undefined;
  /** Gets the part that answers, once a package is chosen or the address may hold a plan. */
  children: (part: BookingPart | undefined) => ReactNode;
}

function Answer({ round, values, className, children }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const chosen = useChosenStay(place, { package: values.package?.[0] ?? "", date: "" }, round);
  // No other fragment of this page has an equals sign; the part that reads it knows whether it is a plan.
  const mayHavePlan = useLocation().hash.includes("=");
  const part = useChunk(loadBookingPart, mayHavePlan || chosen.package !== "", served);
  return (
    <div ref={place} className={className}>
      {children(part)}
    </div>
  );
}
