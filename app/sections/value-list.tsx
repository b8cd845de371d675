import { Icon } from "../ui/icon.tsx";
import styles from "./value-list.module.css";

interface ValueListProps {
  title: string;
  items: readonly { title: string; description: string }[];
}

const icons = ["Heart", "Mountain", "Users", "Camera"] as const;

/** The family's values: four cards. SPEC 2.6, 3 (values entry). */
export function ValueList({ title, items }: ValueListProps) {
  return (
    <section className={styles.values}>
      <h2>{title}</h2>
      <ul>
        {items.map((item, index) => (
          <li key={item.title}>
            <Icon name={icons[index]} size={34} />
            <h3>{item.title}</h3>
            <p>{item.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
