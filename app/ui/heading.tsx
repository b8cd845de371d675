import styles from "./heading.module.css";

/** A title in two parts; the second has a colour of its own. */
export interface SplitTitle {
  primary: string;
  accent: string;
}

/** Splits off the last words of a title; at least one word stays in front. SPEC 3 (heading). */
export function splitTitle(title: string, accentWords = 2): SplitTitle {
  const words = title.split(" ");
  const at = Math.max(1, words.length - accentWords);
  return { primary: words.slice(0, at).join(" "), accent: words.slice(at).join(" ") };
}

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
