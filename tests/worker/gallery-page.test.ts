import { describe, expect, test } from "vitest";
import { catalogueOf } from "#content/catalogues.server.ts";
import { galleryCategories } from "#domain/gallery.ts";
import { languages } from "#domain/languages.ts";
import { pathOf } from "#domain/routes.ts";
import { useSite } from "../support/site.ts";
import { reader } from "./all-pages.ts";
import { all, one, partsOf, textsIn } from "./parts.ts";

const site = useSite();
const read = reader(site);

describe.each(languages)("the gallery page in %s", (language) => {
  const words = catalogueOf(language).gallery;
  const main = async () =>
    one(partsOf(await read({ path: pathOf("gallery", language), language })), "main");

  test("opens with a film and a title in this language", async () => {
    const hero = one(await main(), "section[data-hero]");
    expect(textsIn(hero, "h1")).toEqual([words.hero.title]);
    expect(one(hero, "video").attributes["data-src"]).toBe("/nya_filmer/galleri.mp4");
  });

  test("has a button for each category, all of them chosen at first", async () => {
    const buttons = all(await main(), "button[data-category]");
    expect(buttons.map(({ attributes }) => attributes["data-category"])).toEqual([
      "all",
      "featured",
      "snowmobile",
      "dogSledding",
      "landscapes",
      "activities",
    ]);
    expect(textsIn(await main(), "button[data-category]")).toEqual(
      galleryCategories.map((category) => words.categories[category]),
    );
    const pressed = buttons.filter(({ attributes }) => attributes["aria-pressed"] === "true");
    expect(pressed.map(({ attributes }) => attributes["data-category"])).toEqual(["all"]);
  });
});
