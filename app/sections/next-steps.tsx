import { useContent } from "../words/content-provider.tsx";
import styles from "./next-steps.module.css";

/** What follows after a booking request has been sent. */
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
