import type { PictureName } from "#domain/pictures.ts";
import { Picture } from "../ui/picture.tsx";
import { useContent } from "../words/content-provider.tsx";
import styles from "./meet-us.module.css";

const portraits: readonly PictureName[] = ["portrait-erik", "portrait-asa", "portrait-maja"];

/** The guides, and what makes this family special. SPEC 2.6. */
export function MeetUs() {
  const words = useContent("about").meetUs;
  return (
    <section className={styles.section}>
      <Picture name="meet-us" alt={words.photo} size="half" className={styles.photo} />
      <div className={styles.text}>
        <h2>{words.title}</h2>
        <p className={styles.lead}>{words.text}</p>
        <ul className={styles.guides}>
          {words.guides.map(({ name, role, text }, index) => (
            <li key={name}>
              <Picture name={portraits[index] ?? "meet-us"} alt="" size="face" />
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <h3>{words.highlightsTitle}</h3>
        <ul className={styles.highlights}>
          {words.highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
