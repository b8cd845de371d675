import type { ReactNode } from "react";
import type { Elements } from "../ui/elements.ts";
import { useDisclosure } from "../ui/use-disclosure.ts";
import styles from "./dropdown.module.css";

/** A list of the desktop header that opens below its label; works without script too. */
export function Dropdown({ label, children }: { label: ReactNode; children: Elements }) {
  const { ref } = useDisclosure();
  return (
    <details className={styles.dropdown} ref={ref}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
