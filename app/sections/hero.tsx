import { type ReactNode, useRef } from "react";
import { stillOf } from "#domain/pages/page-media.ts";
import type { HeroMedia, HeroScale } from "#domain/pages/pages.ts";
import { Film, FilmToggle } from "../ui/film.tsx";
import { Heading, type SplitTitle } from "../ui/heading.tsx";
import { type CoverSize, Picture } from "../ui/picture.tsx";
import { useInView } from "../ui/use-in-view.ts";
import styles from "./hero.module.css";

const fadeInShare = 0.2;

// The least heights in hero.module.css on a wide screen.
const heights = {
  tall: "min(60rem, 100svh)",
  usual: "min(60rem, 88svh)",
  low: "min(40rem, 72svh)",
} as const;

type HeroHeight = keyof typeof heights;

interface HeroProps {
  /** The last words are set apart: two of them, unless `title` comes in two parts. */
  title: string | SplitTitle;
  text: string;
  media: HeroMedia;
  /** Describes the film or picture. */
  alt: string;
  /** "tall" fills the screen, and its background follows the scroll at factor 0.3; "low" leaves room for a form. */
  height?: HeroHeight;
  /** Shown while the film loads. */
  loadingText?: string;
  /** Buttons. */
  children?: ReactNode;
}

/** The first view of a page; navigation scrolls to it. SPEC 2.4 (navigation), 2.5. */
export function Hero(props: HeroProps) {
  const { title, text, media, alt, height = "usual", loadingText, children } = props;
  const { scale = 1 } = media;
  const picture = stillOf(media);
  const size = coverSize(height, scale);
  const words = useRef<HTMLDivElement>(null);
  const seen = useInView(words, fadeInShare);
  return (
    <section className={`${styles.hero} ${styles[height] ?? ""}`} data-hero>
      <div className={styles.background} data-screen-only>
        <div className={styles.media} data-scale={scale} data-picture={picture}>
          {"film" in media ? (
            <Film
              name={media.film}
              poster={media.poster}
              alt={alt}
              size={size}
              loadingText={loadingText}
            />
          ) : (
            <Picture name={picture} alt={alt} size={size} />
          )}
        </div>
      </div>
      <div className={styles.words} ref={words} data-seen={seen}>
        <Heading title={title} />
        <p>{text}</p>
        {children && <div className={styles.buttons}>{children}</div>}
      </div>
      {"film" in media && (
        <div className={styles.toggle}>
          <FilmToggle />
        </div>
      )}
    </section>
  );
}

// The width that hero.module.css gives to a picture of 16:9 that covers the hero.
function coverSize(height: HeroHeight, scale: HeroScale): CoverSize {
  return { covers: `calc(max(100vw, ${heights[height]} * 1.78) * ${scale})` };
}
