import type { ReactNode } from "react";
import styles from "./info-card.module.css";

interface InfoCardProps {
  title: string;
  children: ReactNode;
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
