import type { PictureName } from "#domain/pictures.ts";
import { Picture } from "../ui/picture.tsx";
import styles from "./picture-prose.module.css";

interface PictureProseProps {
  title: string;
  paragraphs: readonly string[];
  picture: PictureName;
}

/** A heading with running text beside a tall picture. */
export function PictureProse({ title, paragraphs, picture }: PictureProseProps) {
  return (
    <section className={styles.section}>
      <div className={styles.text}>
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Picture name={picture} alt="" />
    </section>
  );
}
