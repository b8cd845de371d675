import type { PictureName } from "#domain/media/pictures.ts";
import { Picture } from "../../ui/picture.tsx";
import { useContent } from "../../words/content-provider.tsx";
import styles from "./meet-us.module.css";

const photos: readonly PictureName[] = ["action-snowmobile", "action-lodge", "action-landscape"];

/** Three photos of an ordinary day: snowmobile, lodge, landscape. SPEC 2.6. */
export function ActionPhotos() {
  const { title, items } = useContent("about").action;
  return (
    <section className={styles.photos}>
      <h2>{title}</h2>
      {photos.map((photo, index) => (
        <figure key={photo}>
          <Picture name={photo} alt={items[index]?.alt ?? ""} size="half" />
          <figcaption>{items[index]?.caption}</figcaption>
        </figure>
      ))}
    </section>
  );
}

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
