import { CheckList } from "../ui/check-list.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./included-lists.module.css";

interface IncludedListsProps {
  heading: string;
  sections: readonly { id: string; title: string; icon?: string; items: readonly string[] }[];
}

/** What an experience includes, in two or three blocks; a block without an icon gets a check mark. SPEC 2.9. */
export function IncludedLists({ heading, sections }: IncludedListsProps) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      <div className={styles.blocks}>
        {sections.map(({ id, title, icon, items }) => (
          <section key={id} data-included={id}>
            <h3>
              <Icon name={icon} />
              {title}
            </h3>
            <CheckList items={items} />
          </section>
        ))}
      </div>
    </section>
  );
}
