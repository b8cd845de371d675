import { describe, expect, test } from "vitest";
import { catalogueOf } from "#content/catalogues.server.ts";
import { languages } from "#domain/languages.ts";
import { pathOf } from "#domain/routes.ts";
import { numbersIn } from "../content/numbers.ts";
import { useSite } from "../support/site.ts";
import { words as wordsOf } from "../support/words.ts";
import { reader } from "./all-pages.ts";
import { all, hrefsIn, one, partsOf, textIn, textsIn } from "./parts.ts";

const facts = {
  CONTACT_EMAIL: "hej@tours.example",
  CONTACT_PHONES: "+46 70 174 06 98, +46 70 174 06 99",
};
const site = useSite(() => facts);
const read = reader(site);

describe.each(languages)("the book page in %s", (language) => {
  const words = catalogueOf(language).booking;
  const main = async () =>
    one(partsOf(await read({ path: pathOf("book", language), language })), "main");
  const form = async () => one(await main(), "form[id=booking-form]");

  test("has a hero, then the form", async () => {
    const [hero, section] = (await main()).parts;
    expect(hero && textsIn(hero, "h1")).toEqual([words.hero.title]);
    expect(hero && textsIn(hero, "p")).toEqual([words.hero.subtitle]);
    expect(section && all(section, "form[id=booking-form]")).toHaveLength(1);
  });

  test("has a progress bar of three steps at its first", async () => {
    const progress = one(await form(), "div[data-step]");
    expect(progress.attributes["data-step"]).toBe("1");
    expect(textsIn(progress, "li")).toEqual(words.steps);
    expect(words.steps).toHaveLength(3);
    expect(textsIn(progress, "li[aria-current=step]")).toEqual([words.steps[0]]);
  });

  test("offers the four packages with their prices, the five days marked as popular", async () => {
    const [empty, ...options] = all(await form(), "select[name=package] option");
    expect(empty?.attributes.value).toBe("");
    expect(options.map(({ attributes }) => attributes.value)).toEqual([
      "7-day",
      "5-day",
      "3-day",
      "1-day",
    ]);
    for (const [index, price] of [2250, 1750, 1250, 350].entries()) {
      expect(numbersIn(textIn(options[index] ?? (await main())))).toContain(price);
    }
    const popular = options.map((option) => textIn(option).endsWith(`(${words.popular})`));
    expect(popular).toEqual([false, true, false, false]);
  });

  test("asks for everything that a request has, and keeps a trap for robots out of sight", async () => {
    const whole = await form();
    const found = [...all(whole, "input"), ...all(whole, "select")];
    expect(found.map(({ attributes }) => attributes.name).sort()).toEqual([
      "client_name",
      "consent",
      "date",
      "email",
      "numAdults",
      "numChildren",
      "package",
      "phone",
      "website",
    ]);
    expect(one(whole, "input[name=date]").attributes.type).toBe("date");
    expect(one(whole, "input[name=numAdults]").attributes).toMatchObject({
      type: "number",
      min: "1",
      value: "1",
    });
    expect(one(whole, "input[name=numChildren]").attributes).toMatchObject({
      type: "number",
      min: "0",
      value: "0",
    });
    expect(one(whole, "input[name=consent]").attributes).not.toHaveProperty("checked");
    const trap = one(whole, "div[aria-hidden=true]");
    expect(one(trap, "input").attributes).toMatchObject({ name: "website", tabindex: "-1" });
  });

  test("has side cards with location, phone and e-mail", async () => {
    const titles = [words.side.location, words.side.phone, words.side.email];
    const cards = all(await main(), "section").filter(
      (card) => titles.includes(textsIn(card, "h3").join()) && all(card, "section").length === 0,
    );
    expect(cards.flatMap((card) => textsIn(card, "h3"))).toEqual(titles);
    expect(cards[0] && textIn(cards[0])).toContain(wordsOf(language, "site.location"));
    expect(cards[1] && hrefsIn(cards[1])).toEqual(["tel:+46701740698", "tel:+46701740699"]);
    expect(cards[2] && hrefsIn(cards[2])).toEqual([`mailto:${facts.CONTACT_EMAIL}`]);
  });
});
