import { pages } from "#domain/pages.ts";
import { Closing } from "../sections/closing.tsx";
import { ExperienceRows } from "../sections/experience-rows.tsx";
import { FeatureFilms } from "../sections/feature-films.tsx";
import { Hero } from "../sections/hero.tsx";
import { MissingNotice } from "../sections/missing-notice.tsx";
import { Owners } from "../sections/owners.tsx";
import { Prose } from "../sections/prose.tsx";
import { Sections } from "../sections/sections.tsx";
import { WinterDay } from "../sections/winter-day.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { useContent } from "../words/content-provider.tsx";

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
      <WinterDay>
        <Prose {...intro} />
        <FeatureFilms />
      </WinterDay>
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
