import { type SplitTitle, splitTitle } from "../words/split-title.ts";
import styles from "./heading.module.css";

interface Common {
  level: 1 | 2;
}

type HeadingProps = Common & (SplitTitle | { title: string; accentWords?: number });

/** A heading whose last words stand out: the second of two given parts, or the last words of a title. SPEC 3. */
export function Heading(props: HeadingProps) {
  const { primary, accent } = "title" in props ? splitTitle(props.title, props.accentWords) : props;
  const Level = `h${props.level}` as const;
  return (
    // After a navigation, the page's first heading takes the focus.
    <Level tabIndex={props.level === 1 ? -1 : undefined}>
      <span>{accent ? `${primary} ` : primary}</span>
      {accent && <span className={styles.accent}>{accent}</span>}
    </Level>
  );
}
