import { useContent } from "../words/content-provider.tsx";
import styles from "./plan-sheet.module.css";

/** How to get here, in the words of the question that every language has first. SPEC 2.11. */
export function WayHere() {
  const { question, answer } = useContent("contact.faq.items.0");
  return (
    <section className={styles.way}>
      <h2>{question}</h2>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
