import { useContent } from "../words/content-provider.tsx";
import styles from "./plan-sheet.module.css";

const number = /^\d+\. /;

/** What to pack, as a list to tick off, in the words of the question about it, and what lies ready here. SPEC 2.11. */
export function PackingList() {
  const { question, answer } = useContent("contact.faq.items.packing");
  const ready = useContent("packages.features.0");
  const [lead, ...items] = answer;
  return (
    <section className={styles.packing}>
      <h2>{question}</h2>
      <p>{lead}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item.replace(number, "")}</li>
        ))}
      </ul>
      <p>
        <strong>{`${ready.title}:`}</strong> <span>{ready.description}</span>
      </p>
    </section>
  );
}
