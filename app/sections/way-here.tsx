import { useContent } from "../words/content-provider.tsx";
import styles from "./plan-sheet.module.css";

/** How to get here, in the words of the question about it. SPEC 2.11. */
export function WayHere() {
  const { question, answer } = useContent("contact.faq.items.way");
  return (
    <section className={styles.way}>
      <h2>{question}</h2>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
