import type { HTMLElement } from "node-html-parser";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { films } from "#domain/media/films.ts";
import type { NamedMedia } from "#domain/pages/page-media.ts";
import type { HeroMedia } from "#domain/pages/pages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { pageWords, parseWords } from "#words/slices.ts";
import {
  createExperiencePage,
  type ExperienceDefaults,
} from "../../../../app/pages/experiences/create-experience-page.tsx";
import { Hero } from "../../../../app/sections/hero.tsx";
import { Icon } from "../../../../app/ui/icon.tsx";
import { attributesOf, hrefsIn, one, parsePage, textsOf } from "../../../support/html.ts";
import { WithWords } from "../../../support/with-words.tsx";

const words = getCatalogue("en");
const closing: ExperienceDefaults["closing"] = {
  primaryButton: { target: "book" },
  secondaryButton: { target: "contact" },
  showStarRating: true,
};
const defaults: ExperienceDefaults = {
  media: { intro: { film: "featureDogs" }, closingPicture: "gallery/dogs-lake" },
  features: [{ icon: "PawPrint" }, { icon: "Moon" }, { icon: "Eye" }, { icon: "Wind" }],
  sections: [{ id: "ride" }, { id: "clothing", icon: "Thermometer" }],
  dayProgram: {
    steps: [{ icon: "Clock" }, { icon: "Shield" }, { icon: "Wind" }, { icon: "Moon" }],
  },
  closing,
};

test("a hero shows its film at scale 1 unless told otherwise", () => {
  expect(heroWith({ film: "husky" })).toContain('data-scale="1"');
  expect(heroWith({ film: "husky", scale: 1.6 })).toContain('data-scale="1.6"');
});

test("an experience shows the film of its page's entry, at its scale", () => {
  const hero = one(parsePage(render({})), "[data-hero]");
  expect(one(hero, "video").getAttribute("data-src")).toBe(films.husky.src);
  expect(attributesOf(hero, "[data-scale]")[0]?.["data-scale"]).toBe("1.5");
});

test("a page without a film shows its picture in the hero", () => {
  const html = heroWith({ picture: "husky-hero" });
  expect(html).not.toContain("<video");
  const hero = one(parsePage(html), "[data-hero]");
  expect(one(hero, "picture img").getAttribute("src")).toContain("/images/husky-hero-");
  expect(textsOf(hero, "h1")).toHaveLength(1);
});

test("the introduction shows its film over a poster, or its picture alone", () => {
  const film = introOf(render({}));
  expect(one(film, "video").getAttribute("data-src")).toBe("/films/feature-dogs.mp4");
  expect(one(film, "img").getAttribute("src")).toContain("/images/feature-dogs-");
  const media = { ...defaults.media, intro: { picture: "gallery/sauna" } } as const;
  const picture = introOf(render({ media }));
  expect(attributesOf(picture, "video")).toEqual([]);
  expect(one(picture, "img").getAttribute("src")).toContain("/images/gallery/sauna-");
});

test("the catalogue can name the media of an experience in the place of its own", () => {
  const media = {
    videoSrc: "/films/feature-dogs.mp4",
    poster: "gallery/sauna",
    introVideo: films.home.src,
    introPoster: "clothing",
    scale: 1.25,
  };
  const html = render({}, media);
  const hero = one(parsePage(html), "[data-hero]");
  expect(one(hero, "video").getAttribute("data-src")).toBe("/films/feature-dogs.mp4");
  expect(one(hero, "picture img").getAttribute("src")).toContain("/images/gallery/sauna-");
  expect(attributesOf(hero, "[data-scale]")[0]?.["data-scale"]).toBe("1.25");
  expect(one(introOf(html), "video").getAttribute("data-src")).toBe(films.home.src);
  expect(one(introOf(html), "img").getAttribute("src")).toContain("/images/clothing-");
});

test.each([
  [{ poster: "gallery/sauna" }, films.husky.src, "/images/gallery/sauna-", "1.5"],
  [{ scale: 1 }, films.husky.src, "/images/husky-hero-", "1"],
  [{ videoSrc: "/no.mp4", poster: "no", scale: 7 }, films.husky.src, "/images/husky-hero-", "1.5"],
])("with media %j the rest stays as it was", (media, film, poster, scale) => {
  const hero = one(parsePage(render({}, media)), "[data-hero]");
  expect(one(hero, "video").getAttribute("data-src")).toBe(film);
  expect(one(hero, "picture img").getAttribute("src")).toContain(poster);
  expect(attributesOf(hero, "[data-scale]")[0]?.["data-scale"]).toBe(scale);
});

test("a named poster is the picture of an introduction that has no film", () => {
  const media = { ...defaults.media, intro: { picture: "gallery/sauna" } } as const;
  const intro = introOf(render({ media }, { introPoster: "clothing" }));
  expect(attributesOf(intro, "video")).toEqual([]);
  expect(one(intro, "img").getAttribute("src")).toContain("/images/clothing-");
});

test("what carries a page stands in the place of one grid, with its words", () => {
  const steps = words.experiences.huskyTour.dayProgram.steps.map(({ title }) => title);
  const Page = createExperiencePage({
    translationKey: "huskyTour",
    routeKey: "huskyTour",
    defaultContent: defaults,
    illustration: {
      dayProgram: (day) => <aside>{day.steps.map(({ title }) => title).join()}</aside>,
    },
  });
  const page = parsePage(inItsPlace(<Page />));
  expect(textsOf(page, "section + [data-light] > aside")).toEqual([steps.join()]);
  expect(page.querySelectorAll("ol")).toEqual([]);
  expect(page.querySelectorAll("[data-included]")).toHaveLength(2);
});

test("an included block without an icon of its own is ticked", () => {
  const html = render({});
  expect(iconOf(html, "ride")).toBe(shapeOf("CheckCircle"));
  expect(iconOf(html, "clothing")).toBe(shapeOf("Thermometer"));
});

test("a rating has five stars unless fewer are named, and the page's own words tell how many", () => {
  expect(starsIn(render({}))).toBe(5);
  const three = render({ closing: { ...closing, starCount: 3 } });
  expect(starsIn(three)).toBe(3);
  expect(one(parsePage(three), "[role=img]").getAttribute("aria-label")).toBe("3 stars out of 5");
});

test("without a rating there are no stars, and their text is a small line like any other", () => {
  const html = render({ closing: { ...closing, showStarRating: false } });
  expect(starsIn(html)).toBe(0);
  expect(html).not.toContain('role="img"');
  const last = parsePage(html).querySelectorAll("section").at(-1);
  const { description, ratingText } = words.experiences.huskyTour.closing;
  expect(last && textsOf(last, "p")).toEqual([description, ratingText]);
});

test("the closing buttons lead where their targets say", () => {
  const targets = {
    primaryButton: { target: "gallery" },
    secondaryButton: { target: "about" },
  } as const;
  const html = render({ closing: { ...closing, ...targets } });
  const last = parsePage(html).querySelectorAll("section").at(-1);
  expect(last && hrefsIn(last)).toEqual([pathOf("gallery", "en"), pathOf("about", "en")]);
});

function render(changes: Partial<ExperienceDefaults>, media?: NamedMedia): string {
  const Page = createExperiencePage({
    translationKey: "huskyTour",
    routeKey: "huskyTour",
    defaultContent: { ...defaults, ...changes },
  });
  return inItsPlace(<Page />, media);
}

function heroWith(media: HeroMedia): string {
  return inItsPlace(<Hero title="Husky tour" text="" media={media} alt="" />);
}

function inItsPlace(part: ReactNode, media?: NamedMedia): string {
  const path = pathOf("huskyTour", "en");
  const huskyTour = { ...words.experiences.huskyTour, ...(media && { media }) };
  const own = { ...parseWords(pageWords(words, "huskyTour")), experiences: { huskyTour } };
  const Component = () => (
    <WithWords language="en" page="huskyTour" words={own}>
      {part}
    </WithWords>
  );
  const Stub = createRoutesStub([{ path, Component }]);
  return renderToString(<Stub initialEntries={[path]} />);
}

function introOf(html: string): HTMLElement {
  return one(parsePage(html), "[data-hero] + [data-light] > section");
}

function starsIn(html: string): number {
  return parsePage(html).querySelectorAll("[data-filled=true]").length;
}

function shapeOf(name: string): string {
  return one(parsePage(renderToString(<Icon name={name} />)), "svg").innerHTML;
}

function iconOf(html: string, id: string): string {
  return one(parsePage(html), `[data-included=${id}] h3 svg`).innerHTML;
}
