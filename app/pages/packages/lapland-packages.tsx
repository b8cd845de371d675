import { pages } from "#domain/pages/pages.ts";
import { Hero } from "../../sections/hero.tsx";
import { LightSection, Sections } from "../../sections/sections.tsx";
import { Closing, FeatureList, Prose } from "../../sections/text-sections.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { useContent } from "../../words/content-provider.tsx";
import { PackageCards } from "./package-cards.tsx";
import { PackageComparison } from "./package-comparison.tsx";
import { PackageConditions, PackageDetail } from "./package-detail.tsx";
import { FilmStrip, ThreeDayPlan } from "./three-day-plan.tsx";

const featureIcons = ["Thermometer", "Users", "Coffee", "Compass"] as const;

/** SPEC 2.7 and 2.8: every /packages address leads here. */
export default function LaplandPackagesPage() {
  const words = useContent("packages");
  const { hero, intro, closing } = words;
  return (
    <Sections>
      <Hero
        title={{ primary: hero.titlePrimary, accent: hero.titleAccent }}
        text={hero.subtitle}
        media={pages.laplandPackages.hero}
        alt={hero.alt}
      >
        <ButtonLink page="book">{hero.primaryCta}</ButtonLink>
        <ButtonLink page="contact" variant="secondary">
          {hero.secondaryCta}
        </ButtonLink>
      </Hero>
      <PackageCards />
      <LightSection>
        <Prose {...intro} />
        <FeatureList
          features={words.features.map((feature, index) => ({
            ...feature,
            icon: featureIcons[index],
          }))}
        />
      </LightSection>
      <PackageDetail packageKey="complete" words={words.featured} badge={words.mostPopular}>
        <FilmStrip captions={words.featured.captions} />
      </PackageDetail>
      <PackageDetail
        packageKey="adventure"
        words={words.fiveDay}
        picture={{ name: "gallery/snowmobile-fell", alt: words.fiveDay.alt }}
        flipped
      />
      <LightSection>
        <PackageDetail
          packageKey="threeDay"
          words={words.threeDay}
          picture={{ name: "gallery/dogs-forest", alt: words.threeDay.alt }}
        >
          <ThreeDayPlan />
        </PackageDetail>
      </LightSection>
      <PackageDetail
        packageKey="taster"
        words={words.oneDay}
        picture={{ name: "gallery/snowmobile-coffee", alt: words.oneDay.alt }}
        flipped
      />
      <LightSection>
        <PackageComparison />
      </LightSection>
      <PackageConditions />
      <Closing title={closing.title} text={closing.text} picture="gallery/fell-dawn">
        <ButtonLink page="book">{closing.book}</ButtonLink>
        <ButtonLink page="contact" variant="secondary">
          {closing.contact}
        </ButtonLink>
        <ButtonLink page="gallery" variant="outline">
          {closing.gallery}
        </ButtonLink>
      </Closing>
    </Sections>
  );
}
