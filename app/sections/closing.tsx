import type { ReactNode } from "react";
import styles from "./closing.module.css";

interface ClosingProps {
  title: string;
  text: string;
  /** Buttons. */
  children: ReactNode;
}

/** The last words of a page and where to go from them. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <section className={styles.closing}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.buttons}>{children}</div>
    </section>
  );
}
