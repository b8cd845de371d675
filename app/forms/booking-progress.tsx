import { useEffect, useRef, useState } from "react";
import { useContent, useText } from "../words/content-provider.tsx";
import styles from "./booking-progress.module.css";

interface BookingProgressProps {
  isSent: boolean;
  /** The form's initial values. */
  chosen: { package: string; date: string };
}

/** The three steps: 2 once package and date are chosen, 3 once the request is sent. SPEC 4. */
export function BookingProgress({ isSent, chosen }: BookingProgressProps) {
  const { steps } = useContent("booking");
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const [isChosen, setChosen] = useState(Boolean(chosen.package && chosen.date));
  useEffect(() => {
    const form = list.current?.closest("form");
    if (!form) return;
    const update = () => {
      const fields = new FormData(form);
      setChosen(Boolean(fields.get("package") && fields.get("date")));
    };
    // The visitor may have chosen something before this script ran.
    update();
    form.addEventListener("input", update);
    return () => form.removeEventListener("input", update);
  }, []);
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
