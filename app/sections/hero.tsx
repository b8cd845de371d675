import { type ReactNode, useRef } from "react";
import type { HeroMedia, HeroScale } from "#domain/pages.ts";
import { Film } from "../ui/film.tsx";
import { FilmToggle } from "../ui/film-toggle.tsx";
import { Heading } from "../ui/heading.tsx";
import { type CoverSize, Picture } from "../ui/picture.tsx";
import { useInView } from "../ui/use-in-view.ts";
import type { SplitTitle } from "../words/split-title.ts";
import styles from "./hero.module.css";

const fadeInShare = 0.2;

interface HeroProps {
  /** The last words are set apart: two of them, unless `title` comes in two parts. */
  title: string | SplitTitle;
  text: string;
  media: HeroMedia;
  /** Describes the film or picture. */
  alt: string;
  /** Whether this is the home page's tall hero, whose background follows the scroll at factor 0.3. */
  tall?: boolean;
  /** Shown while the film loads. */
  loadingText?: string;
  /** Buttons. */
  children?: ReactNode;
}

/** The first view of a page; navigation scrolls to it. SPEC 2.4 (navigation), 2.5. */
export function Hero(props: HeroProps) {
  const { title, text, media, alt, tall = false, loadingText, children } = props;
  const { scale = 1 } = media;
  const size = coverSize(tall, scale);
  const words = useRef<HTMLDivElement>(null);
  const seen = useInView(words, fadeInShare);
  return (
    <section className={`${styles.hero} ${tall ? styles.tall : ""}`} data-hero>
      <div className={styles.background} data-screen-only>
        <div className={styles.media} data-scale={scale}>
          {"film" in media ? (
            <Film
              name={media.film}
              poster={media.poster}
              alt={alt}
              size={size}
              loadingText={loadingText}
            />
          ) : (
            <Picture name={media.picture} alt={alt} size={size} />
          )}
        </div>
      </div>
      <div className={styles.words} ref={words} data-seen={seen}>
        <Heading level={1} {...(typeof title === "string" ? { title } : title)} />
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
function coverSize(tall: boolean, scale: HeroScale): CoverSize {
  const height = tall ? "min(60rem, 100svh)" : "min(40rem, 78svh)";
  return { covers: `calc(max(100vw, ${height} * 1.78) * ${scale})` };
}
