import { Plus } from "lucide";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import styles from "./accordion.module.css";
import { LucideIcon } from "./lucide-icon.tsx";

interface AccordionItem {
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
}

/** Questions that open and close; several may be open. Home, End and arrows move the focus. SPEC 4. */
export function Accordion({ items }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys go to the summaries inside
    <div ref={list} onKeyDown={(event) => moveFocus(event, list.current)}>
      {items.map(({ title, content }, index) => (
        <details key={title} className={styles.item}>
          <summary className={styles.summary}>
            <span className={styles.number} aria-hidden>
              {String(index + 1).padStart(2, "0")}
            </span>
            <h3>{title}</h3>
            <LucideIcon icon={Plus} className={styles.sign} size={22} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const summaries = [...(list?.querySelectorAll("summary") ?? [])];
  const at = summaries.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const moves: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: summaries.length - 1,
  };
  const next = moves[event.key];
  if (next === undefined) return;
  event.preventDefault();
  summaries.at(next % summaries.length)?.focus();
}
