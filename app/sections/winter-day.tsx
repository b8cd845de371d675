import type { ReactNode } from "react";
import { Sections } from "./sections.tsx";
import styles from "./winter-day.module.css";

/**
 * The daylight of a page that is one winter day: the sun rises over a ridge before these sections and sets behind
 * one after them. Where the browser can, it moves as the visitor scrolls, and a clock at the edge tells the hour.
 */
export function WinterDay({ children }: { children: ReactNode }) {
  return (
    <div className={styles.day}>
      <div className={styles.path} aria-hidden data-screen-only>
        <span className={styles.sun} data-clock />
      </div>
      <div className={styles.dawn} />
      <div data-light>
        <Sections>{children}</Sections>
      </div>
      <div className={styles.sunset} />
    </div>
  );
}
