import { useContent } from "../content/content-provider.tsx";
import { pageLoader } from "../content/page-data.server.ts";
import { pageClientLoader } from "../content/page-data.ts";
import { pageMeta } from "../content/page-meta.ts";
import { Closing } from "../sections/closing.tsx";
import { Hero } from "../sections/hero.tsx";
import { Prose } from "../sections/prose.tsx";
import { ButtonLink } from "../ui/button.tsx";

export const loader = pageLoader("about");
export const clientLoader = pageClientLoader("about");
export const meta = pageMeta("about");

/** SPEC 2.6. */
export default function AboutPage() {
  const { hero, intro, closing } = useContent("about");
  return (
    <>
      <Hero title={hero.title} text={hero.subtitle} />
      <Prose {...intro} />
      <Closing title={closing.title} text={closing.text}>
        <ButtonLink page="laplandPackages">{closing.packages}</ButtonLink>
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
