import { Icon } from "../ui/icon.tsx";
import styles from "./feature-list.module.css";

interface Feature {
  icon?: string;
  title: string;
  description: string;
}

/** What a page promises, in a few short points with icons. SPEC 2.8, 2.9. */
export function FeatureList({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={styles.list}>
      {features.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
