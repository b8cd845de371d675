import { describe, expect, test } from "vitest";
import { catalogueOf } from "#content/catalogues.server.ts";
import { languages } from "#domain/languages.ts";
import { packages } from "#domain/packages.ts";
import { pathOf } from "#domain/routes.ts";
import { numbersIn } from "../content/numbers.ts";
import { useSite } from "../support/site.ts";
import { reader } from "./all-pages.ts";
import { all, hrefsIn, one, type Part, partsOf, textIn, textsIn } from "./parts.ts";

const site = useSite();
const read = reader(site);
const keys = ["complete", "adventure", "threeDay", "taster"] as const;
const priceIn = (part: Part) => numbersIn(textIn(one(part, "strong")));

describe.each(languages)("the packages page in %s", (language) => {
  const words = catalogueOf(language).packages;
  const main = async () =>
    one(partsOf(await read({ path: pathOf("laplandPackages", language), language })), "main");
  const cards = async () => all(await main(), "li[data-featured]");
  const bookLabel = (name: string) => words.bookPackage.replace("{package}", name);

  test("opens with buttons to booking and to contact", async () => {
    const hero = one(await main(), "section[data-hero]");
    expect(hrefsIn(hero)).toEqual([pathOf("book", language), pathOf("contact", language)]);
    expect(textsIn(hero, "a")).toEqual([words.hero.primaryCta, words.hero.secondaryCta]);
    expect(textsIn(hero, "p")).toEqual([words.hero.subtitle]);
  });

  test("sets the last word of its title apart", async () => {
    const heading = one(await main(), "h1");
    const accent = textIn(one(heading, "span"));
    expect(accent).toBe(textIn(heading).split(" ").at(-1));
    expect(textIn(heading)).toBe(`${words.hero.titlePrimary} ${words.hero.titleAccent}`);
    expect(all(one(await main(), "section[data-hero]"), "video")).toHaveLength(1);
  });

  test("has four cards, each with its words, its picture and a way to book it", async () => {
    const found = await cards();
    expect(found.flatMap((card) => textsIn(card, "h3"))).toEqual(
      keys.map((key) => words.cards[key].name),
    );
    for (const [index, card] of found.entries()) {
      const { name, duration, description, highlights } = words.cards[keys[index] ?? "taster"];
      expect(textsIn(card, "li"), name).toEqual(highlights);
      expect(textsIn(card, "a"), name).toEqual([bookLabel(name)]);
      expect(textsIn(card, "p"), name).toEqual(expect.arrayContaining([duration, description]));
      expect(one(card, "img").attributes.src, name).toMatch(/^\/images\/package-/);
      expect(hrefsIn(card), name).toEqual([
        `${pathOf("book", language)}?package=${packages[index]?.id}`,
      ]);
    }
  });

  test("marks 'complete' as most popular, and no other card", async () => {
    const found = await cards();
    expect(found.map(({ attributes }) => attributes["data-featured"])).toEqual([
      "true",
      "false",
      "false",
      "false",
    ]);
    const badged = found.map((card) => textsIn(card, "p").includes(words.mostPopular));
    expect(badged).toEqual([true, false, false, false]);
  });

  test("shows the prices per person in euros without decimals", async () => {
    const found = await cards();
    expect(found.map(priceIn)).toEqual([[2250], [1750], [1250], [350]]);
    for (const card of found) {
      expect(textIn(one(card, "strong"))).toContain("€");
      expect(textIn(card)).toContain(words.perPerson);
    }
  });

  test("has its intro and four feature cards with icons between cards and packages", async () => {
    const { parts } = await main();
    const titles = parts.map((part) => textsIn(part, "h1")[0] ?? textsIn(part, "h2")[0]);
    expect(titles.slice(1, 4)).toEqual([words.cardsTitle, words.intro.title, undefined]);
    expect(parts[2] && textsIn(parts[2], "p")).toEqual(words.intro.paragraphs);
    const features = parts[3] ? all(parts[3], "li") : [];
    expect(features).toHaveLength(4);
    expect(features.flatMap((each) => textsIn(each, "h3"))).toEqual(
      words.features.map(({ title }) => title),
    );
    for (const feature of features) expect(all(feature, "svg")).toHaveLength(1);
  });

  test("closes with links to booking, contact and gallery", async () => {
    const closing = (await main()).parts.at(-1);
    expect(closing && textsIn(closing, "h2")).toEqual([words.closing.title]);
    expect(closing && hrefsIn(closing)).toEqual([
      pathOf("book", language),
      pathOf("contact", language),
      pathOf("gallery", language),
    ]);
  });
});

test("only 'complete' is dressed as premium, over a gradient of its own", async () => {
  const html = await read({ path: pathOf("laplandPackages", "en"), language: "en" });
  // Of each card's frame, and of its picture with the gradient.
  const looks = all(partsOf(html), "li[data-featured]").map(({ inner }) =>
    [...inner.matchAll(/class="([^"]+)"/g)].slice(0, 2).map(([, names]) => names),
  );
  const [complete = [], ...others] = looks;
  expect(others).toHaveLength(3);
  for (const look of others) {
    expect(look).toEqual(others[0]);
    for (const [part, names] of look.entries()) expect(names).not.toBe(complete[part]);
  }
  expect(html).not.toMatch(/class="[^"]*\bundefined\b/);
});
