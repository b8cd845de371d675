import type { ReactNode } from "react";
import styles from "./hero.module.css";

interface HeroProps {
  title: string;
  text: string;
  /** The tall one of the home page. */
  tall?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

/** The first view of a page; navigation scrolls to it. SPEC 2.4 (navigation behaviour). */
export function Hero({ title, text, tall = false, children }: HeroProps) {
  return (
    <section className={`${styles.hero} ${tall ? styles.tall : ""}`} data-hero>
      <div className={styles.sky} aria-hidden="true" />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        {children && <div className={styles.buttons}>{children}</div>}
      </div>
    </section>
  );
}
