import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { attributesOf, hrefsIn, one, parsePage, textOf, textsOf } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { reader } from "../all-pages.ts";

const site = useSite();
const read = reader(site);

describe.each(languages)("the home page in %s", (language) => {
  const words = getCatalogue(language).home;
  const main = async () =>
    one(parsePage(await read({ path: pathOf("home", language), language })), "main");
  const sectionOf = async (title: string): Promise<HTMLElement> => {
    const found = (await main()).children.find((part) => textsOf(part, "h2").includes(title));
    if (!found) throw new Error(`no section is called ${title}`);
    return found;
  };

  test("has hero, features, experiences, booking and owners in this order", async () => {
    const titles = textsOf(await main(), "h1, h2");
    const { hero, intro, features, experiences, booking, owners } = words;
    const order = [hero, intro, features, experiences, booking, owners].map(({ title }) => title);
    expect(titles).toEqual(order);
  });

  test("opens with a film, a headline, a subtitle and two calls to action", async () => {
    const hero = one(await main(), "section[data-hero]");
    expect(hero.querySelectorAll("video")).toHaveLength(1);
    expect(textsOf(hero, "h1")).toEqual([words.hero.title]);
    expect(textsOf(hero, "p")).toEqual([words.hero.subtitle]);
    expect(textsOf(hero, "a")).toEqual([words.hero.book, words.hero.explore]);
    expect(hrefsIn(hero)).toEqual([pathOf("book", language), pathOf("laplandPackages", language)]);
  });

  test("has four feature cards, each on a film of its own", async () => {
    const cards = (await sectionOf(words.features.title)).querySelectorAll("li");
    expect(cards.map((card) => textsOf(card, "h3"))).toEqual(
      words.features.items.map(({ title }) => [title]),
    );
    expect(cards).toHaveLength(4);
    const films = cards.flatMap((card) => attributesOf(card, "video"));
    expect(new Set(films.map((film) => film["data-src"])).size).toBe(4);
  });

  test("has four rows of experiences, each with a picture and a link to learn more", async () => {
    const rows = (await sectionOf(words.experiences.title)).querySelectorAll("li");
    expect(rows.flatMap((row) => hrefsIn(row))).toEqual([
      pathOf("snowmobileSafari", language),
      pathOf("northernLights", language),
      pathOf("huskyTour", language),
      pathOf("accommodation", language),
    ]);
    for (const row of rows) {
      expect(textOf(one(row, "a"))).toContain(words.experiences.learnMore);
      expect(one(row, "img").getAttribute("alt")).toMatch(/\S/);
    }
  });

  test("calls to booking once more", async () => {
    const booking = await sectionOf(words.booking.title);
    expect(hrefsIn(booking)).toEqual([pathOf("book", language)]);
    expect(textsOf(booking, "a")).toEqual([words.booking.button]);
  });

  test("shows the owners: photo, bio, two profiles, a quote and three values", async () => {
    const owners = await sectionOf(words.owners.title);
    expect(owners.querySelectorAll("img")[0]?.getAttribute("alt")).toBe(words.owners.photo);
    expect(textsOf(owners, "p")).toEqual(expect.arrayContaining(words.owners.paragraphs));
    const [profiles, values] = owners.querySelectorAll("ul");
    expect(profiles && textsOf(profiles, "h3")).toEqual(
      words.owners.profiles.map(({ name }) => name),
    );
    expect(words.owners.profiles).toHaveLength(2);
    expect(textsOf(owners, "blockquote")).toEqual([words.owners.quote]);
    expect(values && textsOf(values, "h3")).toEqual(words.owners.values.map(({ title }) => title));
    expect(words.owners.values).toHaveLength(3);
  });
});
