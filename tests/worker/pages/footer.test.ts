import { describe, expect, test } from "vitest";
import { stockholmDay } from "#domain/calendar/dates.ts";
import { languages } from "#domain/pages/languages.ts";
import { legalKeys, legalPathOf, pathOf } from "#domain/pages/routes.ts";
import { showsRenderings } from "../../../tools/vite/pictures.ts";
import { hrefsIn, one, parsePage, textOf, textsOf } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { words } from "../../support/words.ts";
import { allPages, reader } from "../all-pages.ts";

const facts = {
  SITE_NAME: "Nordic Test Tours",
  CONTACT_EMAIL: "hej@tours.example",
  CONTACT_PHONES: "+46 70 174 06 98, +46 70 174 06 99",
  INSTAGRAM_URL: "https://www.instagram.com/tours",
  YOUTUBE_URL: "https://www.youtube.com/@tours",
};
const site = useSite(() => facts);
const read = reader(site);

describe.each(languages)("the footer in %s", (language) => {
  const footer = async () =>
    one(parsePage(await read({ path: pathOf("about", language), language })), "footer");

  test("says who the company is and links to Instagram and YouTube", async () => {
    const [company] = (await footer()).querySelectorAll("section");
    expect(company && textOf(company)).toContain(words(language, "footer.blurb"));
    expect(company && hrefsIn(company)).toEqual([facts.INSTAGRAM_URL, facts.YOUTUBE_URL]);
  });

  test("has quick links to home, about, packages, gallery and contact", async () => {
    const quick = one(await footer(), `nav[aria-label="${words(language, "footer.quickLinks")}"]`);
    const pages = ["home", "about", "laplandPackages", "gallery", "contact"] as const;
    expect(hrefsIn(quick)).toEqual(pages.map((page) => pathOf(page, language)));
  });

  test("lists the six experiences, each with a link", async () => {
    const title = words(language, "footer.experiences.title");
    const list = one(await footer(), `nav[aria-label="${title}"]`);
    const names = ["snowmobile", "northernLights", "dogSledding", "sauna", "iceFishing", "cuisine"];
    expect(textsOf(list, "a")).toEqual(
      names.map((name) => words(language, `footer.experiences.${name}` as "footer.quote")),
    );
    const [snowmobile, lights, dogs, ...others] = hrefsIn(list);
    expect(snowmobile).toBe(pathOf("snowmobileSafari", language));
    expect(lights).toBe(pathOf("northernLights", language));
    expect(dogs).toBe(pathOf("huskyTour", language));
    for (const href of others) expect(href).toMatch(new RegExp(`^/${language}/`));
  });

  test("says where the family is and how to call and write", async () => {
    const block = one(await footer(), 'section:has(a[href^="tel:"])');
    expect(textOf(block)).toContain(words(language, "footer.contact.location"));
    expect(hrefsIn(block)).toEqual(["tel:+46701740698", "mailto:hej@tours.example"]);
    expect(textsOf(block, "a")).toEqual(["+46 70 174 06 98", facts.CONTACT_EMAIL]);
  });

  test("has a season box with title, dates and a call to action", async () => {
    const box = (await footer()).querySelectorAll("section").at(-1);
    expect(box && textsOf(box, "h2")).toEqual([words(language, "footer.season.title")]);
    expect(box && textsOf(box, "p")).toEqual([words(language, "footer.season.dates")]);
    expect(box && textsOf(box, "a")).toEqual([words(language, "footer.season.callToAction")]);
    expect(box && hrefsIn(box)).toEqual([pathOf("book", language)]);
  });

  test("links to privacy, terms, cookies and the legal notice, which have no prefix", async () => {
    const legal = one(await footer(), `nav[aria-label="${words(language, "footer.legal")}"]`);
    expect(hrefsIn(legal)).toEqual(["/privacy", "/terms", "/cookies", "/legal-notice"]);
    expect(hrefsIn(legal)).toEqual(legalKeys.map(legalPathOf));
    expect(textsOf(legal, "a")).toEqual(legalKeys.map((page) => words(language, `footer.${page}`)));
  });

  test("has a copyright with the current year and a quote", async () => {
    const year = stockholmDay(new Date()).slice(0, 4);
    const copyright = textsOf(await footer(), "p").map((text) => text.replaceAll("\u00a0", " "));
    expect(copyright).toContain(`© ${year} ${facts.SITE_NAME}`);
    expect(textsOf(await footer(), "blockquote")).toEqual([words(language, "footer.quote")]);
  });
});

test.each(languages)(
  "the footer says in %s that pictures are rendered, if any is",
  async (language) => {
    const html = await read({ path: pathOf("home", language), language });
    const said = showsRenderings() ? [words(language, "footer.rendered")] : [];
    expect(textsOf(one(parsePage(html), "footer"), "[data-rendered]")).toEqual(said);
  },
);

test.each(allPages)("$path in $language has the whole footer", async (row) => {
  const footer = one(parsePage(await read(row)), "footer");
  expect(footer.querySelectorAll("blockquote")).toHaveLength(1);
  expect(hrefsIn(footer)).toEqual(
    expect.arrayContaining([
      facts.INSTAGRAM_URL,
      pathOf("book", row.language),
      ...legalKeys.map(legalPathOf),
    ]),
  );
});
