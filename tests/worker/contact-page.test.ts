import { describe, expect, test } from "vitest";
import { catalogueOf } from "#content/catalogues.server.ts";
import { contactSubjects } from "#domain/contact-limits.ts";
import { languages } from "#domain/languages.ts";
import { pathOf } from "#domain/routes.ts";
import { useSite } from "../support/site.ts";
import { words as wordsOf } from "../support/words.ts";
import { reader } from "./all-pages.ts";
import { all, hrefsIn, one, type Part, partsOf, textIn, textsIn } from "./parts.ts";

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
  const words = catalogueOf(language).contact;
  const main = async () =>
    one(partsOf(await read({ path: pathOf("contact", language), language })), "main");

  async function blockOf(title: string): Promise<Part> {
    const blocks = [...all(await main(), "section"), ...all(await main(), "div")];
    const holding = blocks.filter((block) => textsIn(block, "h2").join() === title);
    const block = holding.sort((a, b) => a.inner.length - b.inner.length)[0];
    if (!block) throw new Error(`nothing is called ${title}`);
    return block;
  }

  test("has its parts in order, each under its title", async () => {
    const { form, findUs, map, info, faq, social, callToAction } = words;
    expect(textsIn(await main(), "h1")).toEqual([words.hero.title]);
    expect(textsIn(await main(), "h2")).toEqual(
      [form, findUs, map, info, faq, social, callToAction].map(({ title }) => title),
    );
  });

  test("opens with a film that loops", async () => {
    const hero = one(await main(), "section[data-hero]");
    expect(one(hero, "video").attributes).toHaveProperty("loop");
    expect(textsIn(hero, "p")).toEqual([words.hero.subtitle]);
  });

  test("has a form with the six fields and the six subjects", async () => {
    const form = one(await main(), "form[id=contact-form]");
    const controls = ["input", "select", "textarea"].flatMap((name) => all(form, name));
    expect(controls.map(({ attributes }) => attributes.name).sort()).toEqual(
      ["contactByPhone", "email", "message", "name", "phone", "subject"].sort(),
    );
    const required = controls.filter(({ attributes }) => "required" in attributes);
    expect(required.map(({ attributes }) => attributes.name).sort()).toEqual(
      ["email", "message", "name", "subject"].sort(),
    );
    expect(one(form, "input[name=email]").attributes.type).toBe("email");
    const [empty, ...subjects] = all(form, "option");
    expect(empty?.attributes.value).toBe("");
    expect(subjects.map(({ attributes }) => attributes.value)).toEqual([...contactSubjects]);
    expect(subjects.map(textIn)).toEqual(contactSubjects.map((key) => words.form.subjects[key]));
    expect(textIn(await blockOf(words.form.title))).toContain(words.form.subtitle);
  });

  test("says where to find the family, with a map and two phones", async () => {
    const card = await blockOf(words.findUs.title);
    const address = textIn(one(card, "address"));
    expect(address).toContain("Testvägen 7");
    expect(address).toContain("923 98 Provby");
    const [map, ...phones] = hrefsIn(card);
    expect(map).toMatch(/^https:\/\/.*65\.25.*17\.5/);
    expect(phones).toEqual(calls);
  });

  test("has info cards for location, phone, e-mail and season", async () => {
    const { location, phone, email, season } = words.info;
    const cards = all(await blockOf(words.info.title), "li");
    expect(cards.flatMap((card) => textsIn(card, "h3"))).toEqual(
      [location, phone, email, season].map(({ title }) => title),
    );
    expect(cards.map((card) => hrefsIn(card))).toEqual([
      [],
      calls,
      [`mailto:${facts.CONTACT_EMAIL}`],
      [],
    ]);
    expect(cards[0] && textIn(cards[0])).toContain(wordsOf(language, "site.location"));
    expect(cards[3] && textIn(cards[3])).toContain(season.text);
  });

  test("links to the pictures and the films of the family", async () => {
    const card = await blockOf(words.social.title);
    expect(hrefsIn(card)).toEqual([facts.INSTAGRAM_URL, facts.YOUTUBE_URL]);
    expect(textsIn(card, "a")).toEqual([words.social.instagram, words.social.youtube]);
  });

  test("calls to call now or to send an e-mail", async () => {
    const card = await blockOf(words.callToAction.title);
    expect(textsIn(card, "a")).toEqual([words.callToAction.call, words.callToAction.email]);
    expect(hrefsIn(card)).toEqual([calls[0], `mailto:${facts.CONTACT_EMAIL}`]);
  });
});
