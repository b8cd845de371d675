import { useContent } from "../content/content-provider.tsx";
import { pageLoader } from "../content/page-data.server.ts";
import { pageClientLoader } from "../content/page-data.ts";
import { pageMeta } from "../content/page-meta.ts";
import { Hero } from "../sections/hero.tsx";
import { Prose } from "../sections/prose.tsx";
import { useSettings } from "../ui/use-settings.ts";

export const loader = pageLoader("gallery");
export const clientLoader = pageClientLoader("gallery");
export const meta = pageMeta("gallery");

/** SPEC 2.10. */
export default function GalleryPage() {
  const { hero, intro } = useContent("gallery");
  const { instagramUrl } = useSettings();
  return (
    <>
      <Hero title={hero.title} text={hero.subtitle} />
      <Prose title={intro.title} paragraphs={intro.paragraphs}>
        <p>
          <a href={instagramUrl}>{intro.instagram}</a>
        </p>
      </Prose>
    </>
  );
}
