import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { catalogueOf } from "#content/catalogues.server.ts";
import { ContentProvider } from "#content/content-provider.tsx";
import { linksAt } from "#content/links.ts";
import { LinksContext } from "#content/links-context.ts";
import { pageSlice, shellSlice } from "#content/slices.ts";
import { pathOf } from "#domain/routes.ts";
import {
  createExperiencePage,
  type ExperienceDefaults,
} from "../../app/pages/create-experience-page.tsx";
import { Icon } from "../../app/ui/icon.tsx";

const words = catalogueOf("en");
const closing: ExperienceDefaults["closing"] = {
  primaryButton: { target: "book" },
  secondaryButton: { target: "contact" },
  showStarRating: true,
};
const defaults: ExperienceDefaults = {
  media: {
    video: "husky",
    picture: "husky-hero",
    closingPicture: "gallery/dogs-lake",
  },
  features: [{ icon: "PawPrint" }, { icon: "Moon" }, { icon: "Eye" }, { icon: "Wind" }],
  sections: [{ id: "ride" }, { id: "clothing", icon: "Thermometer" }],
  dayProgram: {
    steps: [{ icon: "Clock" }, { icon: "Shield" }, { icon: "Wind" }, { icon: "Moon" }],
  },
  closing,
};

test("a page with a film shows it at scale 1 unless told otherwise", () => {
  expect(render({})).toContain('data-scale="1"');
  expect(render({ media: { ...defaults.media, scale: 1.6 } })).toContain('data-scale="1.6"');
});

test("a page without a film shows its picture in the hero", () => {
  const { video: _, ...media } = defaults.media;
  const html = render({ media });
  expect(html).not.toContain("<video");
  expect(html).toMatch(/data-hero[\s\S]*<picture[\s\S]*\/images\/husky-hero-[\s\S]*<h1/);
});

test("the introduction shows its film over a poster, or its picture alone", () => {
  const film = introOf(render({ media: { ...defaults.media, introVideo: "featureDogs" } }));
  expect(film).toContain('data-src="/films/feature-dogs.mp4"');
  expect(film).toContain('src="/images/feature-dogs-');
  const picture = introOf(render({ media: { ...defaults.media, introPicture: "gallery/sauna" } }));
  expect(picture).not.toContain("<video");
  expect(picture).toContain('src="/images/gallery/sauna-');
});

test("an included block without an icon of its own is ticked", () => {
  const html = render({});
  expect(iconOf(html, "ride")).toBe(shapeOf("CheckCircle"));
  expect(iconOf(html, "clothing")).toBe(shapeOf("Thermometer"));
});

test("a rating has five stars unless fewer are named", () => {
  expect(starsIn(render({}))).toBe(5);
  expect(starsIn(render({ closing: { ...closing, starCount: 3 } }))).toBe(3);
});

test("without a rating there are neither stars nor their text", () => {
  const html = render({ closing: { ...closing, showStarRating: false } });
  expect(html).not.toContain('role="img"');
  expect(html).not.toContain(words.experiences.huskyTour.closing.ratingText);
});

test("the closing buttons lead where their targets say", () => {
  const targets = {
    primaryButton: { target: "gallery" },
    secondaryButton: { target: "about" },
  } as const;
  const html = render({ closing: { ...closing, ...targets } });
  const last = html.slice(html.lastIndexOf("<section"));
  expect([...last.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    pathOf("gallery", "en"),
    pathOf("about", "en"),
  ]);
});

function render(changes: Partial<ExperienceDefaults>): string {
  const Page = createExperiencePage({
    translationKey: "huskyTour",
    routeKey: "huskyTour",
    defaultContent: { ...defaults, ...changes },
  });
  const path = pathOf("huskyTour", "en");
  const Stub = createRoutesStub([
    {
      path,
      Component: () => (
        <ContentProvider
          language="en"
          shell={shellSlice(words)}
          page={pageSlice(words, "huskyTour")}
        >
          <LinksContext value={linksAt(path, "en")}>
            <Page />
          </LinksContext>
        </ContentProvider>
      ),
    },
  ]);
  return renderToString(<Stub initialEntries={[path]} />);
}

function introOf(html: string): string {
  return html.split("<section")[2] ?? "";
}

function starsIn(html: string): number {
  return html.match(/data-filled="true"/g)?.length ?? 0;
}

function shapeOf(name: string): string | undefined {
  return /<svg[^>]*>(.*?)<\/svg>/.exec(renderToString(<Icon name={name} />))?.[1];
}

function iconOf(html: string, id: string): string | undefined {
  return new RegExp(`data-included="${id}"[\\s\\S]*?<svg[^>]*>(.*?)</svg>`).exec(html)?.[1];
}
