import { useContent, useText } from "../../words/content-provider.tsx";
import styles from "./booking-progress.module.css";

/** The three steps: 2 once package and date are chosen, 3 once the request is sent. SPEC 4. */
export function BookingProgress({ step }: { step: number }) {
  const { steps } = useContent("booking");
  const t = useText();
  return (
    <div className={styles.progress} data-step={step}>
      <p className={styles.count}>{t("booking.progress", { step, total: steps.length })}</p>
      <ol className={styles.steps}>
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
