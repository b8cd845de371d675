import { type RefObject, useEffect, useRef, useState } from "react";
import { confirmedDateField } from "#domain/booking/form-input.ts";
import { isOutOfSeason } from "#domain/booking/stay.ts";
import styles from "../../forms/form.module.css";
import { useContent, useText } from "../../words/content-provider.tsx";
import bookingProgressStyles from "./booking-progress.module.css";

/** A package and a first day, "" as long as they are not chosen. */
export interface Stay {
  package: string;
  date: string;
}

/** What is chosen in the booking form around an element; read again when the form's fields are new ones. */
export function useChosenStay(
  inside: RefObject<Element | null>,
  initial: Stay,
  formKey?: string,
): Stay {
  const [stay, setStay] = useState(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new fields have other values
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    const update = () => {
      const fields = new FormData(form);
      // Fields that are disabled while the form is sent are missing.
      const next = {
        package: String(fields.get("package") ?? ""),
        date: String(fields.get("date") ?? ""),
      };
      // Any other edit changes nothing here.
      setStay((now) => (now.package === next.package && now.date === next.date ? now : next));
    };
    // The visitor may have chosen something before this script ran.
    update();
    form.addEventListener("input", update);
    return () => form.removeEventListener("input", update);
  }, [inside, formKey]);
  return stay;
}

interface SeasonNoteProps {
  /** The form's initial values. */
  chosen: Stay;
  /** Whether the form has asked the guest to confirm an unusual date. */
  isAsked: boolean;
}

/** Says that a stay is outside the season, which hinders nobody; sends along that a date far ahead is meant. SPEC 5. */
export function SeasonNote({ chosen, isAsked }: SeasonNoteProps) {
  const t = useText();
  const place = useRef<HTMLSpanElement>(null);
  const { package: chosenPackage, date } = useChosenStay(place, chosen);
  return (
    <span ref={place} className={styles.note} aria-live="polite">
      {isOutOfSeason(date, chosenPackage) && <span>{t("booking.dateOutside")}</span>}
      {isAsked && <input type="hidden" name={confirmedDateField} value={date} />}
    </span>
  );
}

interface BookingProgressProps {
  isSent: boolean;
  /** The form's initial values. */
  chosen: Stay;
}

/** The three steps: 2 once package and date are chosen, 3 once the request is sent. SPEC 4. */
export function BookingProgress({ isSent, chosen }: BookingProgressProps) {
  const { steps } = useContent("booking");
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const { package: chosenPackage, date } = useChosenStay(list, chosen);
  const isChosen = Boolean(chosenPackage && date);
  const step = isSent ? 3 : isChosen ? 2 : 1;
  return (
    <div className={bookingProgressStyles.progress} data-step={step}>
      <p className={bookingProgressStyles.count}>
        {t("booking.progress", { step, total: steps.length })}
      </p>
      <ol ref={list} className={bookingProgressStyles.steps}>
        {steps.map((label, index) => (
          <li
            key={label}
            data-done={index < step}
            aria-current={index + 1 === step ? "step" : undefined}
          >
            {label}
          </li>
        ))}
      </ol>
    </div>
  );
}
