import { describe, expect, test } from "vitest";
import { packages } from "#domain/booking/packages.ts";
import { languages } from "#domain/pages/languages.ts";
import { legalPathOf, pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { numbersIn } from "../../../tools/catalogue/texts.ts";
import { attributesOf, hrefsIn, one, parsePage, textOf, textsOf } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { reader } from "../all-pages.ts";

const site = useSite();
const read = reader(site);
const keys = ["complete", "adventure", "threeDay", "taster"] as const;
// The contact form has no subject for the three days.
const subjects = ["7-day", "5-day", "booking", "1-day"];

describe.each(languages)("the packages page in %s", (language) => {
  const words = getCatalogue(language).packages;
  const main = async () =>
    one(parsePage(await read({ path: pathOf("laplandPackages", language), language })), "main");

  test("tells of each package after the cards: featured, five days, three days, one day", async () => {
    const details = (await main()).querySelectorAll("section[data-package]");
    expect(details.map((each) => each.getAttribute("data-package"))).toEqual([
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
      expect(textsOf(detail, "h2")).toEqual([name]);
      expect(textsOf(detail, "span")).toContain(duration);
      expect(textsOf(detail, "p")).toContain(description);
      expect(textsOf(detail, "h3")).toContain(words.includesTitle);
      expect(textsOf(detail, "li")).toEqual(expect.arrayContaining(includes));
      expect(textsOf(detail, "a")).toEqual([
        words.bookPackage.replace("{package}", name),
        words.ask,
      ]);
      expect(numbersIn(textOf(one(detail, "strong")))).toEqual([packages[index]?.price]);
      expect(textOf(detail)).toContain(words.perPerson);
      expect(hrefsIn(detail)).toEqual([
        `${pathOf("book", language)}?package=${packages[index]?.id}`,
        `${pathOf("contact", language)}?subject=${subjects[index]}`,
      ]);
    }
  });

  test("shows the featured package with a badge and three films with captions", async () => {
    const featured = one(await main(), 'section[data-package="7-day"]');
    expect(textsOf(featured, "span")).toContain(words.mostPopular);
    const films = attributesOf(featured, "figure video").map((film) => film["data-src"]);
    expect(new Set(films).size).toBe(3);
    expect(textsOf(featured, "figcaption")).toEqual(words.featured.captions);
  });

  test("tells before its end what no package includes, what a change costs, and where the terms are", async () => {
    const block = (await main()).children.at(-2);
    if (!block) throw new Error("there is nothing before the closing");
    const { title, notIncluded, plan, cancellation, terms, ...titles } = words.conditions;
    expect(textsOf(block, "h2")).toEqual([title]);
    expect(textsOf(block, "h3")).toEqual([titles.notIncludedTitle, titles.cancellationTitle]);
    expect(textsOf(block, "li")).toEqual(notIncluded);
    expect(textsOf(block, "p")).toEqual([plan, cancellation, terms]);
    expect(hrefsIn(block)).toEqual([pathOf("plan", language), legalPathOf("terms")]);
  });

  test("shows the three days with itinerary, add-ons and cancellation policy", async () => {
    const plan = one(await main(), 'section[data-package="3-day"]');
    const { itinerary, itineraryTitle, addOns, addOnsTitle, cancellationPolicy } = words.threeDay;
    const days = plan.querySelectorAll("ol li");
    expect(days.map((day) => [...textsOf(day, "h4"), ...textsOf(day, "p")])).toEqual(
      itinerary.map(({ title, description }) => [title, description]),
    );
    expect(days).toHaveLength(3);
    expect(textsOf(plan, "h3")).toEqual([words.includesTitle, itineraryTitle, addOnsTitle]);
    expect(textsOf(plan, "aside li")).toEqual(addOns);
    expect(textsOf(plan, "aside p")).toEqual([cancellationPolicy]);
  });
});
