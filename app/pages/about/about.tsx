import { pages } from "#domain/pages/pages.ts";
import { Hero } from "../../sections/hero.tsx";
import { LightSection, Sections } from "../../sections/sections.tsx";
import { Closing, Prose } from "../../sections/text-sections.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { useContent } from "../../words/content-provider.tsx";
import { ActionPhotos, MeetUs, ValueList } from "./meet-us.tsx";
import { Timeline } from "./timeline.tsx";

/** SPEC 2.6. */
export default function AboutPage() {
  const { hero, intro, values, closing } = useContent("about");
  return (
    <Sections>
      <Hero title={hero.title} text={hero.subtitle} media={pages.about.hero} alt={hero.alt} />
      <Prose {...intro} />
      <LightSection>
        <ValueList {...values} />
      </LightSection>
      <MeetUs />
      <LightSection>
        <ActionPhotos />
      </LightSection>
      <Timeline />
      <Closing title={closing.title} text={closing.text} picture="gallery/long-table">
        <ButtonLink page="laplandPackages">{closing.packages}</ButtonLink>
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
