import { type PictureName, pictureFile } from "#domain/media/pictures.ts";
import styles from "./picture.module.css";
import { useHydrated } from "./use-browser-state.ts";

// The width at which a picture is shown, so that the browser can choose among its files.
const sizes = {
  full: "100vw",
  half: "(min-width: 48em) 50vw, 100vw",
  /** Half as wide as the page, and cut to a height that needs a larger file. */
  tall: "(min-width: 80em) 75vw, 100vw",
  third: "(min-width: 48em) 34vw, 100vw",
  quarter: "(min-width: 64em) 25vw, (min-width: 37.5em) 50vw, 100vw",
  tile: "(min-width: 64em) 34vw, 50vw",
  face: "6rem",
  thumb: "12rem",
} as const;

export type PictureSize = keyof typeof sizes;

/** The width of a picture that covers a first view, as a CSS length. */
export interface CoverSize {
  covers: string;
}

// Screens on which a first view is no wider than the part cut out for it (domain/media/picture-list.ts).
const uprightPhones = "(max-width: 47.99em) and (max-aspect-ratio: 4/5)";

interface PictureProps {
  name: PictureName;
  /** Describes the picture; "" if the words beside it do. */
  alt: string;
  /** A covering picture is the first view, so it is fetched before everything else. */
  size: PictureSize | CoverSize;
  /** Loads the picture at once. */
  eager?: boolean;
  className?: string;
}

/**
 * A picture of the site in the smallest file that suffices. Its size and tone are known before it loads, so
 * that nothing moves and its place is not empty.
 */
export function Picture({ name, alt, size, eager = false, className = "" }: PictureProps) {
  const { width, height, widths, tone, focus, src, upright } = pictureFile(name);
  const files = (type: "avif" | "webp") =>
    widths.map((kept) => `${src(kept, type)} ${kept}w`).join(", ");
  const covers = typeof size === "object";
  const isFirst = eager || covers;
  const shown = covers ? size.covers : sizes[size];
  const all = { srcSet: files("avif"), sizes: shown };
  // The few browsers without AVIF choose only where a picture fills the screen, because each address costs bytes.
  const withoutAvif = covers ? { srcSet: files("webp"), sizes: shown } : {};
  const sources: Source[] =
    covers && upright
      ? [
          { media: uprightPhones, srcSet: src("upright", "avif") },
          { media: `not all and ${uprightPhones}`, ...all },
        ]
      : [all];
  return (
    <>
      {covers && sources.map((source) => <Preload key={source.srcSet} {...source} />)}
      <picture className={styles.picture}>
        {sources.map((source) => (
          <source key={source.srcSet} type="image/avif" {...source} />
        ))}
        <img
          src={src(960, "webp")}
          {...withoutAvif}
          width={width}
          height={height}
          alt={alt}
          className={`${styles.image} ${className}`}
          data-tone={tone}
          data-focus={focus}
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : undefined}
          decoding="async"
        />
      </picture>
    </>
  );
}

interface Source {
  media?: string;
  srcSet: string;
  sizes?: string;
}

// Only in pages from the server, so that the browser requests the picture first. After hydration it is
// removed: otherwise it would fetch another file when the window changes its shape.
function Preload({ media, srcSet, sizes }: Source) {
  if (useHydrated()) return null;
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      media={media}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}
