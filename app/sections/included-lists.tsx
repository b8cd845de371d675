import { CheckList } from "../ui/check-list.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./included-lists.module.css";

type IncludedSections = readonly {
  id: string;
  title: string;
  icon?: string;
  items: readonly string[];
}[];

interface IncludedListsProps {
  heading: string;
  sections: IncludedSections;
}

/** What an experience includes, in two or three blocks; a block without an icon gets a check mark. SPEC 2.9. */
export function IncludedLists({ heading, sections }: IncludedListsProps) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      <IncludedBlocks sections={sections} className={styles.blocks} />
    </section>
  );
}

interface IncludedBlocksProps {
  sections: IncludedSections;
  className?: string;
  /** Side of the icons in px. */
  iconSize?: number;
}

/** The same blocks without a section of their own. */
export function IncludedBlocks({ sections, className, iconSize }: IncludedBlocksProps) {
  return (
    <div className={className}>
      {sections.map(({ id, title, icon, items }) => (
        <section key={id} data-included={id}>
          <h3>
            <Icon name={icon} size={iconSize} />
            <span>{title}</span>
          </h3>
          <CheckList items={items} />
        </section>
      ))}
    </div>
  );
}
