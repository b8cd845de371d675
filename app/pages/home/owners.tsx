import type { PictureName } from "#domain/media/pictures.ts";
import { Card } from "../../ui/card.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useContent } from "../../words/content-provider.tsx";
import styles from "./owners.module.css";

const portraits: readonly PictureName[] = ["portrait-erik", "portrait-asa"];

/** The family: photo, bio, two profiles, a quote, three values. SPEC 2.5. */
export function Owners() {
  const words = useContent("home").owners;
  return (
    <section className={styles.owners}>
      <div className={styles.story}>
        <Picture name="owners" alt={words.photo} size="half" />
        <div className={styles.text}>
          <h2>{words.title}</h2>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <PageLink page="about">{words.more}</PageLink>
        </div>
      </div>
      <ul className={styles.profiles}>
        {words.profiles.map(({ name, role, text }, index) => (
          <li key={name}>
            <Card variant="raised" className={styles.profile}>
              <Picture name={portraits[index] ?? "owners"} alt="" size="face" />
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p>{text}</p>
            </Card>
          </li>
        ))}
      </ul>
      <blockquote className={styles.quote}>{words.quote}</blockquote>
      <ul className={styles.values}>
        {words.values.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
