import { useRef } from "react";
import { confirmedDateField } from "#domain/form-input.ts";
import { isOutOfSeason } from "#domain/season.ts";
import { useText } from "../words/content-provider.tsx";
import styles from "./form.module.css";
import { type Stay, useChosenStay } from "./use-chosen-stay.ts";

interface SeasonNoteProps {
  /** The form's initial values. */
  chosen: Stay;
  /** Whether the form has asked if the date is meant. */
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
