import { Star } from "lucide";
import type { ComponentProps, ComponentType } from "react";
import type { PictureName } from "#domain/media/pictures.ts";
import { type NamedMedia, namedHero, namedMedia } from "#domain/pages/page-media.ts";
import { type Media, type PageKey, pages } from "#domain/pages/pages.ts";
import { Hero } from "../../sections/hero.tsx";
import { LightSection, Sections } from "../../sections/sections.tsx";
import { Closing, FeatureList } from "../../sections/text-sections.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { LucideIcon } from "../../ui/lucide-icon.tsx";
import type { Catalogue } from "../../words/catalogue.ts";
import { useContent, useText } from "../../words/content-provider.tsx";
import { type Merged, mergeContent } from "../../words/merge.ts";
import { DayProgram, IncludedLists, InPackages, PictureProse } from "./experience-sections.tsx";
import styles from "./star-rating.module.css";

const total = 5;

/** A row of five stars, of which `count` are filled. SPEC 2.9, 9. */
export function StarRating({ count = total }: { count?: number }) {
  const t = useText();
  return (
    <span className={styles.stars} role="img" aria-label={t("rating.stars", { count, total })}>
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike and never move
        <LucideIcon icon={Star} key={index} size={22} data-filled={index < count} />
      ))}
    </span>
  );
}

type ExperienceKey = keyof Catalogue["experiences"];
type Words = Catalogue["experiences"][ExperienceKey];

/** The content of a page before its words: the parts that no translator needs to change. SPEC 3. */
export interface ExperienceDefaults {
  media: {
    /** Beside the introduction: a film over its poster, or a picture alone. */
    intro: Media;
    closingPicture: PictureName;
  };
  features: readonly { icon: string }[];
  /** Two or three; an icon is CheckCircle unless named. */
  sections: readonly { id: string; icon?: string }[];
  dayProgram: { steps: readonly { icon: string }[] };
  closing: {
    primaryButton: { target: PageKey };
    secondaryButton: { target: PageKey };
    showStarRating: boolean;
    starCount?: number;
  };
}

/** The default closing: a button to book and one to ask. No stars, because no guest has given any yet. SPEC 2.9. */
export const bookOrAsk: ExperienceDefaults["closing"] = {
  primaryButton: { target: "book" },
  secondaryButton: { target: "contact" },
  showStarRating: false,
};

/** The grids of a page, each of which a drawing can stand in for. */
const grids = { features: FeatureList, sections: IncludedLists, dayProgram: DayProgram };

type Grids = { [Grid in keyof typeof grids]: ComponentType<ComponentProps<(typeof grids)[Grid]>> };

/** What carries a page: a drawing of its own in the place of one grid, whose words it shows. */
type Carrier = { [Grid in keyof Grids]: Pick<Grids, Grid> }[keyof Grids];

type ExperienceContent = Merged<ExperienceDefaults, Words>;

interface ExperienceOptions {
  /** The branch of the catalogue under "experiences". */
  translationKey: ExperienceKey;
  defaultContent: ExperienceDefaults;
  routeKey: ExperienceKey;
  illustration?: Carrier;
  /** Sections that no other experience has. */
  AfterIntro?: ComponentType;
  BeforeClosing?: ComponentType;
}

/**
 * The page of one experience: its words merged over its defaults, in the layout that all four share, carried by a
 * thing of its own. Throws if a key or the defaults are missing. SPEC 2.9, 3, 5.
 */
export function createExperiencePage(options: ExperienceOptions) {
  const { translationKey, defaultContent, routeKey, illustration, AfterIntro, BeforeClosing } =
    options;
  if (!translationKey) throw new Error("createExperiencePage requires a translationKey");
  if (!defaultContent) throw new Error("createExperiencePage requires a defaultContent");
  if (!routeKey) throw new Error("createExperiencePage requires a routeKey");

  const shown: Grids = { ...grids, ...illustration };

  function ExperiencePage() {
    const words = useContent(`experiences.${translationKey}`);
    const content = mergeContent<unknown>(defaultContent, words) as ExperienceContent;
    const { hero, intro } = content;
    const media: ExperienceDefaults["media"] & NamedMedia = content.media;
    return (
      <Sections>
        <Hero
          title={hero.title}
          text={hero.description}
          media={namedHero(pages[routeKey].hero, media)}
          alt={hero.alt}
        >
          <ButtonLink page="book">{hero.book}</ButtonLink>
          <ButtonLink page="contact" variant="secondary">
            {hero.contact}
          </ButtonLink>
        </Hero>
        <LightSection>
          <PictureProse
            title={intro.heading}
            paragraphs={intro.paragraphs}
            media={namedMedia(media.intro, media.introVideo, media.introPoster)}
            alt={intro.alt}
          />
          <shown.features features={content.features} />
        </LightSection>
        {AfterIntro && <AfterIntro />}
        <shown.sections heading={content.sectionsHeading} sections={content.sections} />
        <LightSection>
          <shown.dayProgram {...content.dayProgram} />
        </LightSection>
        {BeforeClosing && <BeforeClosing />}
        <InPackages experience={translationKey} />
        <ExperienceClosing content={content.closing} picture={media.closingPicture} />
      </Sections>
    );
  }
  ExperiencePage.displayName = `ExperiencePage(${routeKey})`;
  return ExperiencePage;
}

interface ExperienceClosingProps {
  content: ExperienceContent["closing"];
  picture: PictureName;
}

function ExperienceClosing({ content, picture }: ExperienceClosingProps) {
  const { primaryButton, secondaryButton, showStarRating, starCount, ratingText } = content;
  return (
    <Closing
      title={content.title}
      text={content.description}
      picture={picture}
      ornament={showStarRating && <StarRating count={starCount} />}
      note={ratingText}
    >
      <ButtonLink page={primaryButton.target}>{primaryButton.label}</ButtonLink>
      <ButtonLink page={secondaryButton.target} variant="secondary">
        {secondaryButton.label}
      </ButtonLink>
    </Closing>
  );
}
