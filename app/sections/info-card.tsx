import type { Elements } from "../ui/elements.ts";
import styles from "./info-card.module.css";

interface InfoCardProps {
  title: string;
  children: Elements;
}

/** A small card with one fact: where, when, how to reach us. */
export function InfoCard({ title, children }: InfoCardProps) {
  return (
    <section className={styles.card}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
