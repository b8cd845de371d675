import styles from "./heading.module.css";

/** A title in two parts; the second has a colour of its own. */
export interface SplitTitle {
  primary: string;
  accent: string;
}

/** Splits off the last two words of a title; at least one word stays in front. SPEC 3 (heading). */
export function splitTitle(title: string): SplitTitle {
  const words = title.split(" ");
  const at = Math.max(1, words.length - 2);
  return { primary: words.slice(0, at).join(" "), accent: words.slice(at).join(" ") };
}

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
