import type { Elements } from "../ui/elements.ts";
import styles from "./prose.module.css";

interface ProseProps {
  title: string;
  paragraphs: readonly string[];
  children?: Elements;
}

/** A heading with running text. */
export function Prose({ title, paragraphs, children }: ProseProps) {
  return (
    <section className={styles.prose}>
      <h2>{title}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </section>
  );
}
