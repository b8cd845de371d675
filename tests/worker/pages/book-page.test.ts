import { describe, expect, test } from "vitest";
import { formFields } from "#domain/booking/form-input.ts";
import { packages } from "#domain/booking/packages.ts";
import { honeypotField } from "#domain/booking/submission.ts";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { numbersIn } from "../../../tools/catalogue/texts.ts";
import { attributesOf, hrefsIn, one, parsePage, textOf, textsOf } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { words as wordsOf } from "../../support/words.ts";
import { reader } from "../all-pages.ts";

const facts = {
  CONTACT_EMAIL: "hej@tours.example",
  CONTACT_PHONES: "+46 70 174 06 98, +46 70 174 06 99",
};
const site = useSite(() => facts);
const read = reader(site);

describe.each(languages)("the book page in %s", (language) => {
  const words = getCatalogue(language).booking;
  const main = async () =>
    one(parsePage(await read({ path: pathOf("book", language), language })), "main");
  const form = async () => one(await main(), "form#booking-form");

  test("has a hero, then the form", async () => {
    const [hero, section] = (await main()).children;
    expect(hero && textsOf(hero, "h1")).toEqual([words.hero.title]);
    expect(hero && textsOf(hero, "p")).toEqual([words.hero.subtitle]);
    expect(section?.querySelectorAll("form#booking-form")).toHaveLength(1);
  });

  test("has a progress bar of three steps at its first", async () => {
    const progress = one(await form(), "div[data-step]");
    expect(progress.getAttribute("data-step")).toBe("1");
    expect(textsOf(progress, "li")).toEqual(words.steps);
    expect(words.steps).toHaveLength(3);
    expect(textsOf(progress, "li[aria-current=step]")).toEqual([words.steps[0]]);
  });

  test("offers the four packages with their prices, the five days marked as popular", async () => {
    const [empty, ...options] = (await form()).querySelectorAll("select[name=package] option");
    expect(empty?.getAttribute("value")).toBe("");
    expect(options.map((each) => each.getAttribute("value"))).toEqual(packages.map(({ id }) => id));
    for (const [index, { price }] of packages.entries()) {
      expect(numbersIn(textOf(options[index] ?? (await main())))).toContain(price);
    }
    const popular = options.map((option) => textOf(option).endsWith(`(${words.popular})`));
    expect(popular).toEqual(packages.map(({ popular }) => popular));
  });

  test("asks for everything that a request has, and keeps the honeypot out of sight", async () => {
    const whole = await form();
    const found = attributesOf(whole, "input, select");
    const fields = formFields.booking.filter((name) => name !== "childrenAges");
    expect(found.map(({ name }) => name).sort()).toEqual([...fields, honeypotField].sort());
    expect(one(whole, "input[name=date]").getAttribute("type")).toBe("date");
    expect(attributesOf(whole, "input[name=numAdults]")).toMatchObject([
      { type: "number", min: "1", value: "1" },
    ]);
    expect(attributesOf(whole, "input[name=numChildren]")).toMatchObject([
      { type: "number", min: "0", value: "0" },
    ]);
    expect(one(whole, "input[name=consent]").hasAttribute("checked")).toBe(false);
    expect(attributesOf(whole, "div[aria-hidden=true] input")).toMatchObject([
      { name: "website", tabindex: "-1" },
    ]);
  });

  test("has side cards with location, phone and e-mail", async () => {
    const titles = [words.side.location, words.side.phone, words.side.email];
    const cards = (await main())
      .querySelectorAll("section:not(:has(section))")
      .filter((card) => titles.includes(textsOf(card, "h3").join()));
    expect(cards.flatMap((card) => textsOf(card, "h3"))).toEqual(titles);
    expect(cards[0] && textOf(cards[0])).toContain(wordsOf(language, "site.location"));
    expect(cards[1] && hrefsIn(cards[1])).toEqual(["tel:+46701740698", "tel:+46701740699"]);
    expect(cards[2] && hrefsIn(cards[2])).toEqual([`mailto:${facts.CONTACT_EMAIL}`]);
  });
});
