import { useContent } from "../content/content-provider.tsx";
import { pageLoader } from "../content/page-data.server.ts";
import { pageClientLoader } from "../content/page-data.ts";
import { pageMeta } from "../content/page-meta.ts";
import { Closing } from "../sections/closing.tsx";
import { ExperienceRows } from "../sections/experience-rows.tsx";
import { Hero } from "../sections/hero.tsx";
import { Prose } from "../sections/prose.tsx";
import { ButtonLink } from "../ui/button.tsx";

export const loader = pageLoader("home");
export const clientLoader = pageClientLoader("home");
export const meta = pageMeta("home");

/** SPEC 2.5. */
export default function HomePage() {
  const { hero, intro, booking } = useContent("home");
  return (
    <>
      <Hero title={hero.title} text={hero.subtitle} tall>
        <ButtonLink page="book">{hero.book}</ButtonLink>
        <ButtonLink page="laplandPackages" variant="secondary">
          {hero.explore}
        </ButtonLink>
      </Hero>
      <Prose {...intro} />
      <ExperienceRows />
      <Closing title={booking.title} text={booking.text}>
        <ButtonLink page="book">{booking.button}</ButtonLink>
      </Closing>
    </>
  );
}
