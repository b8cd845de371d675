import type { ReactNode } from "react";
import type { Elements } from "../ui/elements.ts";
import styles from "./form-section.module.css";

interface FormSectionProps {
  title: string;
  text: string;
  /** Shown beside the form. */
  aside: ReactNode;
  children: Elements;
}

/** A form with its heading, and something beside it. */
export function FormSection({ title, text, aside, children }: FormSectionProps) {
  return (
    <div className={styles.columns}>
      <section className={styles.panel}>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
        {children}
      </section>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
