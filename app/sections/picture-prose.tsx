import { stillOf } from "#domain/hero-picture.ts";
import type { Media } from "#domain/pages.ts";
import { Film } from "../ui/film.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./picture-prose.module.css";

interface PictureProseProps {
  title: string;
  paragraphs: readonly string[];
  media: Media;
  /** Describes the picture or film. */
  alt: string;
}

/** A heading with running text beside a tall picture or film. */
export function PictureProse({ title, paragraphs, media, alt }: PictureProseProps) {
  return (
    <section className={styles.section}>
      <div className={styles.text}>
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.media} data-picture={stillOf(media)}>
        {"film" in media ? (
          <Film name={media.film} poster={media.poster} alt={alt} size="half" />
        ) : (
          <Picture name={media.picture} alt={alt} size="half" />
        )}
      </div>
    </section>
  );
}
