import type { ReactNode } from "react";
import type { Elements } from "../../ui/elements.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./drawn.module.css";

interface DrawnProps {
  title: string;
  drawing: Elements;
  /** Under the drawing: what it shows, and the same for those who cannot see it. */
  caption: ReactNode;
  /** The words of the grid in whose place the drawing stands. */
  children: Elements;
}

/** A drawing that carries a page, and words beside it. SPEC 2.9. */
export function Drawn({ title, drawing, caption, children }: DrawnProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <figure>
        {drawing}
        <figcaption>{caption}</figcaption>
      </figure>
      {children}
    </section>
  );
}

interface PointsProps {
  points: readonly { icon?: string; title: string; description: string }[];
  /** Whether the drawing has the same numbers. */
  isNumbered?: boolean;
}

/** Short points with icons, one below the other. SPEC 2.9. */
export function Points({ points, isNumbered }: PointsProps) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List className={styles.points}>
      {points.map(({ icon, title, description }) => (
        <li key={title}>
          <h3>
            <Icon name={icon} size={22} />
            <span>{title}</span>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </List>
  );
}
