import { useSearchParams } from "react-router";
import { type GalleryCategory, isGalleryCategory } from "#domain/pages/gallery-images.ts";
import { pages } from "#domain/pages/pages.ts";
import { useSettings } from "../../navigation/page-data.ts";
import { Hero } from "../../sections/hero.tsx";
import { LightSection, Sections } from "../../sections/sections.tsx";
import { Closing, Prose } from "../../sections/text-sections.tsx";
import { ButtonAnchor, ButtonLink } from "../../ui/button.tsx";
import { useContent } from "../../words/content-provider.tsx";
import { Gallery, GalleryFilter } from "./gallery-grid.tsx";

/** SPEC 2.10. The address holds the filter: ?category=snowmobile. */
export default function GalleryPage() {
  const { hero, intro, rendered, closing } = useContent("gallery");
  const { instagramUrl } = useSettings();
  const [query, setQuery] = useSearchParams();
  const named = query.get("category");
  const category = isGalleryCategory(named) ? named : "all";
  const choose = (next: GalleryCategory) =>
    setQuery(next === "all" ? {} : { category: next }, {
      replace: true,
      preventScrollReset: true,
      state: { isFilter: true },
    });
  return (
    <Sections>
      <Hero title={hero.title} text={hero.subtitle} media={pages.gallery.hero} alt={hero.alt} />
      <LightSection>
        <Prose title={intro.title} paragraphs={intro.paragraphs}>
          {__SHOWS_RENDERINGS__ && <p data-rendered>{rendered}</p>}
        </Prose>
      </LightSection>
      <GalleryFilter selected={category} onChoose={choose} />
      <Gallery category={category} />
      <Closing title={closing.title} text={closing.text} picture="gallery/blue-village">
        <ButtonLink page="book">{closing.book}</ButtonLink>
        {instagramUrl && (
          <ButtonAnchor variant="secondary" href={instagramUrl}>
            {intro.instagram}
          </ButtonAnchor>
        )}
      </Closing>
    </Sections>
  );
}
