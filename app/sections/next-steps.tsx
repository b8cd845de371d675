import { useContent } from "../words/content-provider.tsx";
import styles from "./next-steps.module.css";

/** The steps that follow a booking request. */
export function NextSteps() {
  const { title, steps } = useContent("booking").next;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
