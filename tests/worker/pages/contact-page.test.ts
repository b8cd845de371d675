import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { contactSubjects } from "#domain/booking/form-limits.ts";
import { airports } from "#domain/media/map.ts";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { attributesOf, hrefsIn, one, parsePage, textOf, textsOf } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { words as wordsOf } from "../../support/words.ts";
import { reader } from "../all-pages.ts";

const facts = {
  CONTACT_EMAIL: "hej@tours.example",
  CONTACT_PHONES: "+46 70 174 06 98, +46 70 174 06 99",
  INSTAGRAM_URL: "https://www.instagram.com/tours",
  YOUTUBE_URL: "https://www.youtube.com/@tours",
  SITE_ADDRESS: "Testvägen 7, 923 98, Provby",
  SITE_LATITUDE: "65.25",
  SITE_LONGITUDE: "17.5",
};
const calls = ["tel:+46701740698", "tel:+46701740699"];
const site = useSite(() => facts);
const read = reader(site);

describe.each(languages)("the contact page in %s", (language) => {
  const words = getCatalogue(language).contact;
  const main = async () =>
    one(parsePage(await read({ path: pathOf("contact", language), language })), "main");

  async function blockOf(title: string): Promise<HTMLElement> {
    const blocks = (await main()).querySelectorAll("section, div");
    const holding = blocks.filter((block) => textsOf(block, "h2").join() === title);
    const block = holding.sort((a, b) => a.innerHTML.length - b.innerHTML.length)[0];
    if (!block) throw new Error(`nothing is called ${title}`);
    return block;
  }

  test("has its parts in order, each under its title", async () => {
    const { form, findUs, map, info, faq, social, callToAction } = words;
    expect(textsOf(await main(), "h1")).toEqual([words.hero.title]);
    expect(textsOf(await main(), "h2")).toEqual(
      [form, findUs, map, info, faq, social, callToAction].map(({ title }) => title),
    );
  });

  test("opens with a film that loops", async () => {
    const hero = one(await main(), "section[data-hero]");
    expect(one(hero, "video").hasAttribute("loop")).toBe(true);
    expect(textsOf(hero, "p")).toEqual([words.hero.subtitle]);
  });

  test("has a form with the six fields and the six subjects", async () => {
    const form = one(await main(), "form#contact-form");
    const controls = attributesOf(form, "input, select, textarea");
    expect(controls.map(({ name }) => name).sort()).toEqual(
      ["contactByPhone", "email", "message", "name", "phone", "subject"].sort(),
    );
    const required = controls.filter((control) => "required" in control);
    expect(required.map(({ name }) => name).sort()).toEqual(
      ["email", "message", "name", "subject"].sort(),
    );
    expect(one(form, "input[name=email]").getAttribute("type")).toBe("email");
    const [empty, ...subjects] = form.querySelectorAll("option");
    expect(empty?.getAttribute("value")).toBe("");
    expect(subjects.map((each) => each.getAttribute("value"))).toEqual([...contactSubjects]);
    expect(subjects.map(textOf)).toEqual(contactSubjects.map((key) => words.form.subjects[key]));
    expect(textOf(await blockOf(words.form.title))).toContain(words.form.subtitle);
  });

  test("says where to find the family, with a map and two phones", async () => {
    const card = await blockOf(words.findUs.title);
    const address = textOf(one(card, "address"));
    expect(address).toContain("Testvägen 7");
    expect(address).toContain("923 98 Provby");
    const [map, ...phones] = hrefsIn(card);
    expect(map).toMatch(/^https:\/\/.*65\.25.*17\.5/);
    expect(phones).toEqual(calls);
  });

  test("tells how far it is by road from each airport, about", async () => {
    const map = await blockOf(words.map.title);
    expect(textsOf(map, "dt")).toEqual(["Lycksele", "Skellefteå", "Luleå"]);
    const ways = textsOf(map, "dd");
    expect(ways.map((way) => Number(/(\d+).km/.exec(way)?.[1]))).toEqual([100, 220, 300]);
    for (const way of ways) expect(way).toMatch(/^(about|ca|etwa|ok\.).\d+.km$/);
    expect(airports.map(({ roadKm }) => roadKm)).toEqual([100, 220, 300]);
  });

  test("has info cards for location, phone, e-mail and season", async () => {
    const { location, phone, email, season } = words.info;
    const cards = (await blockOf(words.info.title)).querySelectorAll("li");
    expect(cards.flatMap((card) => textsOf(card, "h3"))).toEqual(
      [location, phone, email, season].map(({ title }) => title),
    );
    expect(cards.map((card) => hrefsIn(card))).toEqual([
      [],
      calls,
      [`mailto:${facts.CONTACT_EMAIL}`],
      [],
    ]);
    expect(cards[0] && textOf(cards[0])).toContain(wordsOf(language, "site.location"));
    expect(cards[3] && textOf(cards[3])).toContain(season.text);
  });

  test("links to the pictures and the films of the family", async () => {
    const card = await blockOf(words.social.title);
    expect(hrefsIn(card)).toEqual([facts.INSTAGRAM_URL, facts.YOUTUBE_URL]);
    expect(textsOf(card, "a")).toEqual([words.social.instagram, words.social.youtube]);
  });

  test("calls to call now or to send an e-mail", async () => {
    const card = await blockOf(words.callToAction.title);
    expect(textsOf(card, "a")).toEqual([words.callToAction.call, words.callToAction.email]);
    expect(hrefsIn(card)).toEqual([calls[0], `mailto:${facts.CONTACT_EMAIL}`]);
  });
});
