import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { pages } from "#domain/pages/pages.ts";
import { missingParameter } from "#domain/pages/routes.ts";
import { Hero } from "../../sections/hero.tsx";
import { Sections } from "../../sections/sections.tsx";
import { Closing, Prose } from "../../sections/text-sections.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { useContent } from "../../words/content-provider.tsx";
import { ExperienceRows } from "./experience-rows.tsx";
import { FeatureFilms } from "./feature-films.tsx";
import styles from "./home.module.css";
import { Owners } from "./owners.tsx";

/** Tells a visitor who came from an unknown address why they are on the home page. SPEC 2.1. */
export function MissingNotice() {
  const [query] = useSearchParams();
  const { missing } = useContent("home");
  if (query.get(missingParameter) !== "1") return null;
  return (
    <p role="status" className={styles.notice}>
      {missing}
    </p>
  );
}

/**
 * The daylight of a page that is one winter day: the sun rises over a ridge before these sections and sets behind
 * one after them. Where the browser can, it moves as the visitor scrolls, and a clock at the edge tells the hour.
 */
export function SkyGradient({ children }: { children: ReactNode }) {
  return (
    <div className={styles.day}>
      <div className={styles.path} aria-hidden data-screen-only>
        <span className={styles.sun} data-clock />
      </div>
      <div className={styles.dawn} />
      <div data-light>
        <Sections>{children}</Sections>
      </div>
      <div className={styles.sunset} />
    </div>
  );
}

/** SPEC 2.5. */
export default function HomePage() {
  const { loading, hero, intro, booking } = useContent("home");
  return (
    <Sections>
      <MissingNotice />
      <Hero
        title={hero.title}
        text={hero.subtitle}
        media={pages.home.hero}
        alt={hero.alt}
        loadingText={loading}
        height="tall"
      >
        <ButtonLink page="book">{hero.book}</ButtonLink>
        <ButtonLink page="laplandPackages" variant="secondary">
          {hero.explore}
        </ButtonLink>
      </Hero>
      <SkyGradient>
        <Prose {...intro} />
        <FeatureFilms />
      </SkyGradient>
      <ExperienceRows />
      <Closing title={booking.title} text={booking.text} picture="gallery/moon-mire">
        <ButtonLink page="book" size="large">
          {booking.button}
        </ButtonLink>
      </Closing>
      <Owners />
    </Sections>
  );
}
