import styles from "./value-list.module.css";

interface ValueListProps {
  title: string;
  items: readonly { title: string; description: string }[];
}

/** The family's values: four cards. SPEC 2.6, 3 (values entry). */
export function ValueList({ title, items }: ValueListProps) {
  return (
    <section className={styles.values}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
