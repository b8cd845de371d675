import { type SplitTitle, splitTitle } from "../words/split-title.ts";
import styles from "./heading.module.css";

interface HeadingProps {
  title: string | SplitTitle;
}

/** A page's heading, whose last words stand out: the second of two parts, or a title's last two. SPEC 3. */
export function Heading({ title }: HeadingProps) {
  const { primary, accent } = typeof title === "string" ? splitTitle(title) : title;
  return (
    // After a navigation, this heading takes the focus.
    <h1 tabIndex={-1}>
      <span>{accent ? `${primary} ` : primary}</span>
      {accent && <span className={styles.accent}>{accent}</span>}
    </h1>
  );
}
