import { Icon } from "../ui/icon.tsx";
import styles from "./day-program.module.css";

interface DayProgramProps {
  title: string;
  steps: readonly { icon?: string; title: string; description: string }[];
}

/** A day from morning to night in four steps. SPEC 2.9. */
export function DayProgram({ title, steps }: DayProgramProps) {
  return (
    <section className={styles.program}>
      <h2>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <span className={styles.icon}>
              <Icon name={step.icon} size={24} />
            </span>
            <h3>{step.title}</h3>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
