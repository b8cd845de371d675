import { pictureTones } from "#domain/picture-tones.ts";
import { type PictureName, pictureFile } from "#domain/pictures.ts";
import styles from "./picture.module.css";

// How wide a picture is shown, for the browser's choice among its files.
const sizes = {
  // Covers a phone's upright screen, so it is much wider than that.
  hero: "(max-width: 47.99em) 210vw, 100vw",
  full: "100vw",
  half: "(min-width: 48em) 50vw, 100vw",
  third: "(min-width: 48em) 34vw, 100vw",
  quarter: "(min-width: 64em) 25vw, (min-width: 37.5em) 50vw, 100vw",
  tile: "(min-width: 37.5em) 34vw, 50vw",
  face: "6rem",
} as const;

export type PictureSize = keyof typeof sizes;

interface PictureProps {
  name: PictureName;
  /** What is seen; "" where the words beside it say as much. */
  alt: string;
  size: PictureSize;
  /** Part of the first view: loaded at once. */
  eager?: boolean;
  className?: string;
}

/**
 * A picture of the site in the smallest file that will do. Its size is known before it comes, so that
 * nothing moves, and its tone stands in its place.
 */
export function Picture({ name, alt, size, eager = false, className = "" }: PictureProps) {
  const { width, height, widths, focus, src } = pictureFile(name);
  const files = (type: "avif" | "webp") =>
    widths.map((kept) => `${src(kept, type)} ${kept}w`).join(", ");
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={files("avif")} sizes={sizes[size]} />
      <img
        src={src(960, "webp")}
        srcSet={files("webp")}
        sizes={sizes[size]}
        width={width}
        height={height}
        alt={alt}
        className={`${styles.image} ${className}`}
        data-tone={pictureTones[name]}
        data-focus={focus}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
