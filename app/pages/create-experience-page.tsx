import type { PageKey } from "#domain/route-table.ts";
import type { Catalogue } from "../content/catalogue.ts";
import { useContent } from "../content/content-provider.tsx";
import { mergeContent } from "../content/merge.ts";
import { FeatureList } from "../sections/feature-list.tsx";
import { Hero } from "../sections/hero.tsx";
import { Prose } from "../sections/prose.tsx";
import { ButtonLink } from "../ui/button.tsx";

type ExperienceKey = keyof Catalogue["experiences"];
type Words = Catalogue["experiences"][ExperienceKey];

/** What a page has before its words: the parts that no translator needs to touch. SPEC 3. */
interface ExperienceDefaults {
  intro: { features: readonly { icon: string }[] };
}

interface ExperienceOptions {
  /** The branch of the catalogue under "experiences". */
  translationKey: ExperienceKey;
  defaultContent: ExperienceDefaults;
  routeKey: PageKey;
}

/**
 * The page of one experience: its words merged over its defaults, in the layout that all four share.
 * Throws where a key or the defaults are missing. SPEC 2.9, 3, 5.
 */
export function createExperiencePage(options: ExperienceOptions) {
  const { translationKey, defaultContent, routeKey } = options;
  if (!translationKey) throw new Error("createExperiencePage requires a translationKey");
  if (!defaultContent) throw new Error("createExperiencePage requires a defaultContent");
  if (!routeKey) throw new Error("createExperiencePage requires a routeKey");

  function ExperiencePage() {
    const words = useContent("experiences")[translationKey];
    const { hero, intro } = mergeContent(defaultContent as ExperienceDefaults & Words, words);
    return (
      <>
        <Hero title={hero.title} text={hero.description}>
          <ButtonLink page="book">{hero.book}</ButtonLink>
          <ButtonLink page="contact" variant="secondary">
            {hero.contact}
          </ButtonLink>
        </Hero>
        <Prose title={intro.heading} paragraphs={intro.paragraphs} />
        <FeatureList features={intro.features} />
      </>
    );
  }
  ExperiencePage.displayName = `ExperiencePage(${routeKey})`;
  return ExperiencePage;
}
