import { describe, expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { hrefsIn, one, parsePage, textsOf } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { reader } from "../all-pages.ts";

const site = useSite();
const read = reader(site);

describe.each(languages)("the about page in %s", (language) => {
  const words = getCatalogue(language).about;
  const main = async () =>
    one(parsePage(await read({ path: pathOf("about", language), language })), "main");
  const sections = async () => (await main()).children;

  test("has its seven sections in order", async () => {
    const titles = (await sections()).map(
      (part) => textsOf(part, "h1")[0] ?? textsOf(part, "h2")[0],
    );
    const { hero, intro, values, meetUs, action, timeline, closing } = words;
    expect(titles).toEqual(
      [hero, intro, values, meetUs, action, timeline, closing].map(({ title }) => title),
    );
  });

  test("has an intro and four value cards, each with a title and a description", async () => {
    const [, intro, values] = await sections();
    expect(intro && textsOf(intro, "p")).toEqual(words.intro.paragraphs);
    const cards = values?.querySelectorAll("li") ?? [];
    expect(cards).toHaveLength(4);
    const texts = cards.map((card) => [...textsOf(card, "h3"), ...textsOf(card, "p")]);
    expect(texts).toEqual(words.values.items.map(({ title, description }) => [title, description]));
  });

  test("introduces the guides and tells the family's highlights", async () => {
    const meetUs = (await sections())[3];
    const [guides, highlights] = meetUs?.querySelectorAll("ul") ?? [];
    expect(guides && textsOf(guides, "h3")).toEqual(words.meetUs.guides.map(({ name }) => name));
    expect(highlights && textsOf(highlights, "li")).toEqual(words.meetUs.highlights);
    expect(words.meetUs.highlights.length).toBeGreaterThan(1);
  });

  test("shows three action photos: snowmobile, lodge, landscape", async () => {
    const photos = (await sections())[4];
    const pictures = photos?.querySelectorAll("figure img") ?? [];
    expect(pictures.map((each) => each.getAttribute("src"))).toEqual(
      ["snowmobile", "lodge", "landscape"].map((name) => expect.stringContaining(`action-${name}`)),
    );
    expect(photos && textsOf(photos, "figcaption")).toEqual(
      words.action.items.map(({ caption }) => caption),
    );
  });

  test("tells its story in five steps, each with year, title, description, icon and image", async () => {
    const steps = (await main()).querySelectorAll("li[data-timeline-step]");
    expect(steps).toHaveLength(5);
    for (const [index, step] of steps.entries()) {
      const { year, title, description, alt } = words.timeline.items[index] ?? {};
      expect(textsOf(step, "p")).toEqual([year, description]);
      expect(textsOf(step, "h3")).toEqual([title]);
      expect(step.querySelectorAll("svg")).toHaveLength(1);
      expect(one(step, "img").getAttribute("alt")).toBe(alt);
    }
  });

  test("closes with links to packages, contact and gallery in the current language", async () => {
    const closing = (await sections()).at(-1);
    expect(closing && hrefsIn(closing)).toEqual([
      pathOf("laplandPackages", language),
      pathOf("contact", language),
      pathOf("gallery", language),
    ]);
  });
});
