import { useRef } from "react";
import { useContent, useText } from "../words/content-provider.tsx";
import styles from "./booking-progress.module.css";
import { type Stay, useChosenStay } from "./use-chosen-stay.ts";

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
    <div className={styles.progress} data-step={step}>
      <p className={styles.count}>{t("booking.progress", { step, total: steps.length })}</p>
      <ol ref={list} className={styles.steps}>
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
