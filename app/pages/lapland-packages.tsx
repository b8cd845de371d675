import { useContent } from "../content/content-provider.tsx";
import { pageLoader } from "../content/page-data.server.ts";
import { pageClientLoader } from "../content/page-data.ts";
import { pageMeta } from "../content/page-meta.ts";
import { Closing } from "../sections/closing.tsx";
import { Hero } from "../sections/hero.tsx";
import { PackageCards } from "../sections/package-cards.tsx";
import { Prose } from "../sections/prose.tsx";
import { ButtonLink } from "../ui/button.tsx";

export const loader = pageLoader("laplandPackages");
export const clientLoader = pageClientLoader("laplandPackages");
export const meta = pageMeta("laplandPackages");

/** SPEC 2.7 and 2.8: every /packages address leads here. */
export default function LaplandPackagesPage() {
  const { hero, intro, closing } = useContent("packages");
  return (
    <>
      <Hero title={hero.title} text={hero.subtitle}>
        <ButtonLink page="book">{hero.primaryCta}</ButtonLink>
        <ButtonLink page="contact" variant="secondary">
          {hero.secondaryCta}
        </ButtonLink>
      </Hero>
      <Prose {...intro} />
      <PackageCards />
      <Closing title={closing.title} text={closing.text}>
        <ButtonLink page="book">{closing.book}</ButtonLink>
        <ButtonLink page="contact" variant="secondary">
          {closing.contact}
        </ButtonLink>
        <ButtonLink page="gallery" variant="outline">
          {closing.gallery}
        </ButtonLink>
      </Closing>
    </>
  );
}
