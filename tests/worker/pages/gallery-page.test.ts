import { describe, expect, test } from "vitest";
import { galleryCategories } from "#domain/pages/gallery-images.ts";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { showsRenderings } from "../../../tools/vite/pictures.ts";
import { one, parsePage, textsOf } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { reader } from "../all-pages.ts";

const site = useSite();
const read = reader(site);

describe.each(languages)("the gallery page in %s", (language) => {
  const words = getCatalogue(language).gallery;
  const main = async () =>
    one(parsePage(await read({ path: pathOf("gallery", language), language })), "main");

  test("opens with a film and a title in this language", async () => {
    const hero = one(await main(), "section[data-hero]");
    expect(textsOf(hero, "h1")).toEqual([words.hero.title]);
    expect(one(hero, "video").getAttribute("data-src")).toBe("/nya_filmer/galleri.mp4");
  });

  test("says in one sentence that pictures are rendered, as long as any is", async () => {
    const said = showsRenderings() ? [words.rendered] : [];
    expect(textsOf(await main(), "[data-rendered]")).toEqual(said);
  });

  test("has a button for each category, all of them chosen at first", async () => {
    const buttons = (await main()).querySelectorAll("button[data-category]");
    expect(buttons.map((each) => each.getAttribute("data-category"))).toEqual([
      "all",
      "featured",
      "snowmobile",
      "dogSledding",
      "landscapes",
      "activities",
    ]);
    expect(textsOf(await main(), "button[data-category]")).toEqual(
      galleryCategories.map((category) => words.categories[category]),
    );
    const pressed = buttons.filter((each) => each.getAttribute("aria-pressed") === "true");
    expect(pressed.map((each) => each.getAttribute("data-category"))).toEqual(["all"]);
  });
});
