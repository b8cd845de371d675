import type { HTMLElement } from "node-html-parser";
import { getTimes } from "suncalc";
import { describe, expect, test } from "vitest";
import { seasonAt } from "#domain/booking/stay.ts";
import { daysBetween, stockholmDay } from "#domain/calendar/dates.ts";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pageFacts } from "#domain/pages/pages.ts";
import { pageKeys, pathOf } from "#domain/pages/routes.ts";
import { type MoonPhase, phasesBetween } from "#domain/sky/moon.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { dogTeam } from "../../../app/pages/experiences/husky-team.tsx";
import { examplePlace } from "../../support/example-place.ts";
import { attributesOf, hrefsIn, one, parsePage, sectionsOf, textsOf } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { reader } from "../all-pages.ts";

// By the sun of a fixed place: another program's minutes and ours may lie on two sides of a full hour.
const { latitude, longitude } = examplePlace;
const site = useSite(() => ({ SITE_LATITUDE: `${latitude}`, SITE_LONGITUDE: `${longitude}` }));
const read = reader(site);

const scales = {
  huskyTour: "1.5",
  snowmobileSafari: "1.6",
  northernLights: "1.25",
  accommodation: "1.3",
} as const;
// Rooms are shown, and the lights can be switched off.
const sectionCounts = { huskyTour: 7, snowmobileSafari: 7, northernLights: 8, accommodation: 8 };
const holding = {
  huskyTour: ["7-day", "5-day", "3-day", "1-day"],
  snowmobileSafari: ["7-day", "5-day", "3-day", "1-day"],
  northernLights: ["7-day", "5-day", "3-day"],
  accommodation: ["7-day", "5-day", "3-day"],
};
const experiences = Object.keys(scales) as (keyof typeof scales)[];
const rows = experiences.flatMap((page) => languages.map((language) => ({ page, language })));

describe.each(rows)("the page $page in $language", ({ page, language }) => {
  const content = getCatalogue(language).experiences[page];
  const ways = [pathOf("book", language), pathOf("contact", language)];
  const main = async () =>
    one(parsePage(await read({ path: pathOf(page, language), language })), "main");

  const sections = async () => sectionsOf(await main());

  test("opens with a film, title, description and buttons to booking and contact", async () => {
    const hero = one(await main(), "section[data-hero]");
    expect(one(hero, "video").getAttribute("data-src")).toMatch(/^\/nya_filmer\/[a-z-]+1\.mp4$/);
    expect(one(hero, "img").getAttribute("src")).toMatch(/-hero-\d+\.webp\?\w{8}$/);
    expect(textsOf(hero, "h1")).toEqual([content.hero.title]);
    expect(textsOf(hero, "p")).toEqual([content.hero.description]);
    expect(hrefsIn(hero)).toEqual(ways);
  });

  test("names the packages that hold it, each with its way to the form that has it chosen", async () => {
    const { partOf, cards } = getCatalogue(language).packages;
    const section = (await sections()).find((each) => textsOf(each, "h2")[0] === partOf);
    if (!section) throw new Error("no section of packages");
    const booked = holding[page].map((id) => `${pathOf("book", language)}?package=${id}`);
    expect(hrefsIn(section)).toEqual(booked);
    const names = Object.values(cards).map(({ name }) => name);
    expect(textsOf(section, "strong")).toEqual(names.slice(0, booked.length));
  });

  test("goes on with heading, paragraphs, a film and four feature cards with icons", async () => {
    const [, intro, features] = await sections();
    expect(intro && textsOf(intro, "h2")).toEqual([content.intro.heading]);
    expect(intro && textsOf(intro, "p")).toEqual(content.intro.paragraphs);
    expect(intro?.querySelectorAll("video")).toHaveLength(1);
    const cards = features?.querySelectorAll("li") ?? [];
    expect(cards).toHaveLength(4);
    expect(cards.map((card) => [...textsOf(card, "h3"), ...textsOf(card, "p")])).toEqual(
      content.features.map(({ title, description }) => [title, description]),
    );
    for (const card of cards) expect(card.querySelectorAll("svg")).toHaveLength(1);
  });

  test("lists what is included in two or three blocks, each with title, icon and items", async () => {
    const included = headed(await sections(), content.sectionsHeading);
    const blocks = included.querySelectorAll("section[data-included]");
    expect([2, 3]).toContain(blocks.length);
    expect(blocks.map((block) => textsOf(block, "h3"))).toEqual(
      content.sections.map(({ title }) => [title]),
    );
    expect(blocks.map((block) => textsOf(block, "li"))).toEqual(
      content.sections.map(({ items }) => items),
    );
    for (const block of blocks) expect(block.querySelectorAll("h3 svg")).toHaveLength(1);
  });

  test("tells the day in four steps, each with icon, title and description", async () => {
    const program = headed(await sections(), content.dayProgram.title);
    const steps = program.querySelectorAll("ol li");
    expect(steps).toHaveLength(4);
    expect(steps.map((step) => [...textsOf(step, "h3"), ...textsOf(step, "p")])).toEqual(
      content.dayProgram.steps.map(({ title, description }) => [title, description]),
    );
    for (const step of steps) expect(step.querySelectorAll("svg")).toHaveLength(1);
  });

  test("closes with title, description, two buttons and a last line, but no stars", async () => {
    const closing = (await sections()).at(-1);
    if (!closing) throw new Error("there is no closing block");
    const { title, description, primaryButton, secondaryButton, ratingText } = content.closing;
    expect(textsOf(closing, "h2")).toEqual([title]);
    expect(textsOf(closing, "p")).toEqual([description, ratingText]);
    expect(textsOf(closing, "a")).toEqual([primaryButton.label, secondaryButton.label]);
    expect(hrefsIn(closing)).toEqual(ways);
    expect(closing.querySelectorAll("svg, [role=img]")).toEqual([]);
    expect(await sections()).toHaveLength(sectionCounts[page]);
  });

  test("shows its hero film in its own scale", async () => {
    expect(one(await main(), "div[data-scale]").getAttribute("data-scale")).toBe(scales[page]);
  });
});

describe.each(languages)("what carries the experiences in %s", (language) => {
  const words = getCatalogue(language).experiences;
  const drawn = async (page: keyof typeof scales, place: number) => {
    const html = await read({ path: pathOf(page, language), language });
    const section = sectionsOf(one(parsePage(html), "main"))[place];
    if (!section) throw new Error(`${page} has no such section`);
    return section;
  };

  test("is a team of six dogs, each with name and line in its place before the sled", async () => {
    const team = await drawn("huskyTour", 2);
    const { title, label, places } = words.huskyTour.team;
    expect(textsOf(team, "h2")).toEqual([title]);
    expect(textsOf(team, "h3").slice(0, 3)).toEqual(places.map((place) => place.title));
    expect(textsOf(team, "dt")).toEqual(dogTeam.flat());
    expect(textsOf(team, "dd")).toEqual(places.flatMap(({ dogs }) => dogs));
    const pictures = attributesOf(team, "img");
    expect(pictures.map(({ alt }) => alt)).toEqual([label, "", "", ""]);
    for (const { src, loading } of pictures) {
      expect(src).toBe(pictures[0]?.src);
      expect(loading).toBe("lazy");
    }
  });

  test("is a map with the day's four steps as stops and the names of the land", async () => {
    const day = await drawn("snowmobileSafari", 4);
    const { label, note, ...names } = words.snowmobileSafari.map;
    const map = one(day, "svg[role=img]");
    expect(map.getAttribute("aria-label")).toBe(label);
    expect(textsOf(map, "text")).toEqual([...Object.values(names), "1", "2", "3", "4"]);
    expect(textsOf(day, "figcaption")).toEqual([note]);
  });

  test("is a chart of the nights, whose table says from when on it is dark", async () => {
    const nights = await drawn("northernLights", 2);
    const { label, never } = words.northernLights.darkness;
    expect(one(nights, "svg[role=img]").getAttribute("aria-label")).toBe(label);
    const [evenings, moons] = nights
      .querySelectorAll("tbody")
      .map((body) => body.querySelectorAll("tr").map((row) => textsOf(row, "td")));
    const rows = evenings ?? [];
    const { first, last } = seasonAt(stockholmDay(new Date()));
    const shown = daysBetween(first, last).filter(
      (day) => day === first || day === last || day.endsWith("-01"),
    );
    const suns = shown.map(sunOn);
    expect(rows.map(([sunset]) => sunset?.slice(0, 2))).toEqual(
      suns.map(({ sunset }) => hourOf(sunset)),
    );
    expect(rows.map(([, dark]) => (dark === never ? undefined : dark?.slice(0, 2)))).toEqual(
      suns.map(({ night }) => hourOf(night)),
    );
    expect(moons).toEqual([[moonDays("full", language)], [moonDays("new", language)]]);
  });

  test("is a plan of the house, whose numbers are those of the list below", async () => {
    const house = await drawn("accommodation", 4);
    const { label, rooms } = words.accommodation.plan;
    const plan = one(house, "img");
    expect(plan.getAttribute("alt")).toBe(label);
    expect(textsOf(house, "ol li")).toEqual(rooms);
    const drawing = parsePage(await (await site.get(plan.getAttribute("src") ?? "")).text());
    expect(textsOf(drawing, "text")).toEqual(rooms.map((_, index) => String(index + 1)));
  });
});

test.each(pageKeys.filter((page) => pageFacts(page).hero && !(page in scales)))(
  "the hero of the page %s has scale 1",
  async (page) => {
    const html = await read({ path: pathOf(page, "en"), language: "en" });
    expect(one(parsePage(html), "div[data-scale]").getAttribute("data-scale")).toBe("1");
  },
);

test("each experience is in the light of its own hour", async () => {
  const hours = {
    huskyTour: "dawn",
    snowmobileSafari: "noon",
    northernLights: "night",
    accommodation: "dusk",
  };
  for (const page of experiences) {
    const html = await read({ path: pathOf(page, "sv"), language: "sv" });
    expect(one(parsePage(html), "html").getAttribute("data-hour"), page).toBe(hours[page]);
  }
});

/** The sun on a day where the site stands, by another program's reckoning. */
function sunOn(day: string) {
  return getTimes(new Date(`${day}T12:00:00Z`), latitude, longitude);
}

function hourOf(instant: Date | null): string | undefined {
  const format = { hour: "2-digit", timeZone: "Europe/Stockholm" } as const;
  return instant?.toLocaleTimeString("sv", format);
}

/** The days of this season on which the moon is full or new, as the domain has them from almanacs. */
function moonDays(wanted: MoonPhase, language: Language): string {
  const { first, last } = seasonAt(stockholmDay(new Date()));
  const format = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return phasesBetween(first, last)
    .filter(({ phase }) => phase === wanted)
    .map(({ day }) =>
      new Date(day).toLocaleDateString(language === "en" ? "en-GB" : language, format),
    )
    .join(", ");
}

function headed(sections: HTMLElement[], heading: string): HTMLElement {
  const section = sections.find((each) => textsOf(each, "h2").includes(heading));
  if (!section) throw new Error(`no section is headed ${heading}`);
  return section;
}
