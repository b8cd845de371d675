import type { ReactNode } from "react";
import styles from "./daylight.module.css";
import { Sections } from "./sections.tsx";

/** Sections of one page that lie in daylight, dark on snow: app/styles/tokens.css. */
export function LightSection({ children }: { children: ReactNode }) {
  return (
    <div className={styles.daylight} data-light>
      <Sections>{children}</Sections>
    </div>
  );
}
