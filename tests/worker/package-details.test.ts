import { describe, expect, test } from "vitest";
import { catalogueOf } from "#content/catalogues.server.ts";
import { languages } from "#domain/languages.ts";
import { packages } from "#domain/packages.ts";
import { pathOf } from "#domain/routes.ts";
import { numbersIn } from "../content/numbers.ts";
import { useSite } from "../support/site.ts";
import { reader } from "./all-pages.ts";
import { all, hrefsIn, one, partsOf, textIn, textsIn } from "./parts.ts";

const site = useSite();
const read = reader(site);
const keys = ["complete", "adventure", "threeDay", "taster"] as const;

describe.each(languages)("the packages page in %s", (language) => {
  const words = catalogueOf(language).packages;
  const main = async () =>
    one(partsOf(await read({ path: pathOf("laplandPackages", language), language })), "main");

  test("tells of each package after the cards: featured, five days, three days, one day", async () => {
    const details = all(await main(), "section[data-package]");
    expect(details.map(({ attributes }) => attributes["data-package"])).toEqual([
      "7-day",
      "5-day",
      "3-day",
      "1-day",
    ]);
    const { featured, fiveDay, threeDay, oneDay } = words;
    for (const [index, { description, includes }] of [
      featured,
      fiveDay,
      threeDay,
      oneDay,
    ].entries()) {
      const detail = details[index];
      if (!detail) throw new Error(`no package ${index}`);
      const { name, duration } = words.cards[keys[index] ?? "taster"];
      expect(textsIn(detail, "h2")).toEqual([name]);
      expect(textsIn(detail, "span")).toContain(duration);
      expect(textsIn(detail, "p")).toContain(description);
      expect(textsIn(detail, "h3")).toContain(words.includesTitle);
      expect(textsIn(detail, "li")).toEqual(expect.arrayContaining(includes));
      expect(textsIn(detail, "a")).toEqual([
        words.bookPackage.replace("{package}", name),
        words.ask,
      ]);
      expect(numbersIn(textIn(one(detail, "strong")))).toEqual([packages[index]?.price]);
      expect(textIn(detail)).toContain(words.perPerson);
      expect(hrefsIn(detail)).toEqual([
        `${pathOf("book", language)}?package=${packages[index]?.id}`,
        pathOf("contact", language),
      ]);
    }
  });

  test("shows the featured package with a badge and three films with captions", async () => {
    const featured = one(await main(), "section[data-package=7-day]");
    expect(textsIn(featured, "span")).toContain(words.mostPopular);
    const films = all(featured, "figure video").map(({ attributes }) => attributes["data-src"]);
    expect(new Set(films).size).toBe(3);
    expect(textsIn(featured, "figcaption")).toEqual(words.featured.captions);
  });

  test("shows the three days with itinerary, add-ons and cancellation policy", async () => {
    const plan = one(await main(), "section[data-package=3-day]");
    const { itinerary, itineraryTitle, addOns, addOnsTitle, cancellationPolicy } = words.threeDay;
    const days = all(plan, "ol li");
    expect(days.map((day) => [...textsIn(day, "h4"), ...textsIn(day, "p")])).toEqual(
      itinerary.map(({ title, description }) => [title, description]),
    );
    expect(days).toHaveLength(3);
    expect(textsIn(plan, "h3")).toEqual([words.includesTitle, itineraryTitle, addOnsTitle]);
    expect(textsIn(plan, "aside li")).toEqual(addOns);
    expect(textsIn(plan, "aside p")).toEqual([cancellationPolicy]);
  });
});
