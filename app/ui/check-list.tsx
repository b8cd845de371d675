import styles from "./check-list.module.css";
import { Icon } from "./icon.tsx";

/** Short lines, each with a check mark. */
export function CheckList({ items, icon }: { items: readonly string[]; icon?: string }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} size={20} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
