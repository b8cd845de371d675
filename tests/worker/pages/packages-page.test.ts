import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { packages } from "#domain/booking/packages.ts";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { numbersIn } from "../../../tools/catalogue/texts.ts";
import {
  attributesOf,
  hrefsIn,
  one,
  parsePage,
  sectionsOf,
  textOf,
  textsOf,
} from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { reader } from "../all-pages.ts";

const site = useSite();
const read = reader(site);
const keys = ["complete", "adventure", "threeDay", "taster"] as const;
const priceIn = (part: HTMLElement) => numbersIn(textOf(one(part, "strong")));

describe.each(languages)("the packages page in %s", (language) => {
  const words = getCatalogue(language).packages;
  const main = async () =>
    one(parsePage(await read({ path: pathOf("laplandPackages", language), language })), "main");
  const cards = async () => (await main()).querySelectorAll("li[data-featured]");
  const bookLabel = (name: string) => words.bookPackage.replace("{package}", name);

  test("compares the four in one table, whose figures are those of their words", async () => {
    const table = one(await main(), "table");
    // A column may be narrower than a name.
    const names = keys.map((key) => words.cards[key].name.replace("\u00a0", " "));
    expect(textsOf(table, "thead th")).toEqual(names);
    expect(hrefsIn(table)).toEqual(packages.map(({ id }) => `#${id}`));
    const { compare } = words;
    const cellsOf = (title: string) => {
      const row = table
        .querySelectorAll("tbody tr")
        .find((each) => textsOf(each, "th")[0] === title);
      return row ? textsOf(row, "td") : [];
    };
    const figures = (title: string) => cellsOf(title).map((cell) => numbersIn(cell)[0]);
    expect(figures(compare.days)).toEqual([7, 5, 3, 1]);
    expect(figures(compare.nights)).toEqual([6, 4, 2, undefined]);
    expect(figures(compare.evenings)).toEqual([3, 2, 1, undefined]);
    expect(figures(compare.price)).toEqual(packages.map(({ price }) => price));
    expect(figures(compare.priceADay)).toEqual(
      packages.map(({ price, days }) => Math.round(price / days)),
    );
    expect(cellsOf(compare.meals)).toEqual([...Array(3).fill(compare.fullBoard), compare.lunch]);
    expect(cellsOf(compare.transfers)).toEqual([...Array(3).fill(compare.yes), compare.no]);
    expect(cellsOf(compare.snowmobile).slice(2)).toEqual([compare.halfDay, compare.choice]);
    expect(cellsOf(compare.huskies)[3]).toBe(compare.choice);
  });

  test("opens with buttons to booking and to contact", async () => {
    const hero = one(await main(), "section[data-hero]");
    expect(hrefsIn(hero)).toEqual([pathOf("book", language), pathOf("contact", language)]);
    expect(textsOf(hero, "a")).toEqual([words.hero.primaryCta, words.hero.secondaryCta]);
    expect(textsOf(hero, "p")).toEqual([words.hero.subtitle]);
  });

  test("sets the last word of its title apart", async () => {
    const heading = one(await main(), "h1");
    const accent = textOf(one(heading, "span[class]"));
    expect(accent).toBe(textOf(heading).split(" ").at(-1));
    expect(textOf(heading)).toBe(`${words.hero.titlePrimary} ${words.hero.titleAccent}`);
    expect(one(await main(), "section[data-hero]").querySelectorAll("video")).toHaveLength(1);
  });

  test("has four cards, each with its words, its picture and a way to book it", async () => {
    const found = await cards();
    expect(found.flatMap((card) => textsOf(card, "h3"))).toEqual(
      keys.map((key) => words.cards[key].name),
    );
    for (const [index, card] of found.entries()) {
      const { name, duration, description, highlights } = words.cards[keys[index] ?? "taster"];
      expect(textsOf(card, "li"), name).toEqual(highlights);
      expect(textsOf(card, "a"), name).toEqual([bookLabel(name)]);
      expect(textsOf(card, "p"), name).toEqual(expect.arrayContaining([duration, description]));
      expect(one(card, "img").getAttribute("src"), name).toMatch(/^\/images\/package-/);
      expect(hrefsIn(card), name).toEqual([
        `${pathOf("book", language)}?package=${packages[index]?.id}`,
      ]);
    }
  });

  test("marks 'complete' as most popular, and no other card", async () => {
    const found = await cards();
    expect(found.map((each) => each.getAttribute("data-featured"))).toEqual([
      "true",
      "false",
      "false",
      "false",
    ]);
    const badged = found.map((card) => textsOf(card, "p").includes(words.mostPopular));
    expect(badged).toEqual([true, false, false, false]);
  });

  test("shows the prices per person in euros without decimals", async () => {
    const found = await cards();
    expect(found.map(priceIn)).toEqual(packages.map(({ price }) => [price]));
    for (const card of found) {
      expect(textOf(one(card, "strong"))).toContain("€");
      expect(textOf(card)).toContain(words.perPerson);
    }
  });

  test("has its intro and four feature cards with icons between cards and packages", async () => {
    const parts = sectionsOf(await main());
    const titles = parts.map((part) => textsOf(part, "h1")[0] ?? textsOf(part, "h2")[0]);
    expect(titles.slice(1, 4)).toEqual([words.cardsTitle, words.intro.title, undefined]);
    expect(parts[2] && textsOf(parts[2], "p")).toEqual(words.intro.paragraphs);
    const features = parts[3]?.querySelectorAll("li") ?? [];
    expect(features).toHaveLength(4);
    expect(features.flatMap((each) => textsOf(each, "h3"))).toEqual(
      words.features.map(({ title }) => title),
    );
    for (const feature of features) expect(feature.querySelectorAll("svg")).toHaveLength(1);
  });

  test("closes with links to booking, contact and gallery", async () => {
    const closing = (await main()).children.at(-1);
    expect(closing && textsOf(closing, "h2")).toEqual([words.closing.title]);
    expect(closing && hrefsIn(closing)).toEqual([
      pathOf("book", language),
      pathOf("contact", language),
      pathOf("gallery", language),
    ]);
  });
});

test("only 'complete' is dressed as premium, over a gradient of its own", async () => {
  const html = await read({ path: pathOf("laplandPackages", "en"), language: "en" });
  const page = parsePage(html);
  const dressed = page.querySelectorAll("li[data-featured]");
  // The classes of each card's frame, and of its picture with the gradient.
  const looks = dressed.map((card) =>
    attributesOf(card, "[class]")
      .slice(0, 2)
      .map((part) => part.class),
  );
  const [complete = [], ...others] = looks;
  expect(others).toHaveLength(3);
  for (const look of others) {
    expect(look).toEqual(others[0]);
    for (const [part, names] of look.entries()) expect(names).not.toBe(complete[part]);
  }
  expect(attributesOf(page, "[class*=undefined]")).toEqual([]);
});
