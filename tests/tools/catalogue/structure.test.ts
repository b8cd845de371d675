import { describe, expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { catalogueProblems } from "../../../tools/catalogue/structure.ts";
import { linesOf } from "./lines.ts";
import { readCatalogue } from "./read-catalogue.ts";

test.each(languages)("the catalogue of %s agrees with the English one", (language) => {
  expect(
    linesOf(catalogueProblems(readCatalogue("en"), readCatalogue(language), language)),
  ).toEqual([]);
});

const english = {
  header: { home: "Home", steps: ["One", "Two"] },
  form: {
    greeting: "Hello {name}",
    wait: "Wait {minutes, plural, one {# minute} other {# minutes}}",
  },
};
const polish = {
  header: { home: "Start", steps: ["Jeden", "Dwa"] },
  form: {
    greeting: "Cześć {name}",
    wait: "Zaczekaj {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}",
  },
};
const { header, form } = polish;

test("a complete translation has no problem", () => {
  expect(linesOf(catalogueProblems(english, polish, "pl"))).toEqual([]);
});

test.each([
  ["a missing text", { header, form: { wait: form.wait } }, /^form\.greeting: missing$/],
  ["a missing branch", { form }, /^header: missing$/],
  ["an extra text", { header: { ...header, about: "O nas" }, form }, /^header\.about: extra$/],
  ["an extra branch", { ...polish, footer: { a: "b" } }, /^footer: extra$/],
  ["a shorter list", { header: { ...header, steps: ["Jeden"] }, form }, /^header\.steps: 1 items/],
  ["a longer list", { header: { ...header, steps: ["1", "2", "3"] }, form }, /^header\.steps: 3/],
  ["an empty text", { header: { ...header, home: "" }, form }, /^header\.home: empty$/],
  ["a blank text", { header: { ...header, home: " \n" }, form }, /^header\.home: empty$/],
  [
    "an empty item",
    { header: { ...header, steps: ["", "Dwa"] }, form },
    /^header\.steps\.0: empty$/,
  ],
  ["a text as list", { header: { ...header, home: ["Start"] }, form }, /^header\.home: not a str/],
  ["a list as object", { header: { ...header, steps: {} }, form }, /^header\.steps: not a list$/],
  ["a branch as text", { header: "Start", form }, /^header: not a object$/],
  ["null", { header: { ...header, home: null }, form }, /^header\.home: not a string$/],
  [
    "broken ICU",
    { header, form: { ...form, greeting: "Cześć {name" } },
    /^form\.greeting: the braces/,
  ],
  [
    "a lost argument",
    { header, form: { ...form, greeting: "Cześć" } },
    /^form\.greeting: what stands in braces/,
  ],
  [
    "a renamed argument",
    { header, form: { ...form, greeting: "{imie}" } },
    /^form\.greeting: what stands in/,
  ],
  [
    "an argument of another type",
    { header, form: { ...form, greeting: "{name, number}" } },
    /in braces/,
  ],
  [
    "a new argument",
    { header: { ...header, home: "{x}" }, form },
    /^header\.home: what stands in braces/,
  ],
])("%s is one problem with its path", (_, translated, problem) => {
  expect(linesOf(catalogueProblems(english, translated, "pl"))).toEqual([
    expect.stringMatching(problem),
  ]);
});

test.each([
  ["pl", ["few", "many"]],
  ["de", []],
  ["sv", []],
])("a plural written as in English lacks in %s the forms %j", (language, forms) => {
  const translated = { header, form: { ...form, wait: english.form.wait } };
  expect(linesOf(catalogueProblems(english, translated, language))).toEqual(
    forms.map((name) => `form.wait: plural form "${name}" missing`),
  );
});

test("a plural form is missed inside a choice too", () => {
  const inner = "{count, plural, one {# dzień} other {# dni}}";
  const nested = (text: string) => ({ text: `{who, select, you {${text}} other {${text}}}` });
  const problems = linesOf(catalogueProblems(nested(inner), nested(inner), "pl"));
  expect(problems).toContain('text: plural form "few" missing');
});

test("every problem is reported, not the first alone", () => {
  const translated = { header: { home: "", steps: ["Jeden"], extra: "x" }, form: {} };
  expect(linesOf(catalogueProblems(english, translated, "pl"))).toHaveLength(5);
});

test("a list that each language has for itself may have any length, of items alike", () => {
  const faq = (...items: object[]) => ({ contact: { faq: { items } } });
  const item = { question: "Why?", answer: "Because." };
  const way = { id: "way", ...item };
  const packing = { id: "packing", ...item };
  const english = faq(way, packing, item);
  expect(linesOf(catalogueProblems(english, faq(packing, way), "de"))).toEqual([]);
  expect(linesOf(catalogueProblems(english, faq(item, way, item, packing), "de"))).toEqual([]);
  expect(linesOf(catalogueProblems(english, faq(way, packing, { question: "" }), "de"))).toEqual([
    "contact.faq.items.2.question: empty",
    "contact.faq.items.2.answer: missing",
  ]);
});

test("the questions that other pages show are there once, in English too", () => {
  const item = { question: "Why?", answer: "Because." };
  const faq = { contact: { faq: { items: [item, { id: "packing", ...item }] } } };
  expect(linesOf(catalogueProblems(faq, faq, "en"))).toEqual([
    'contact.faq.items: one question has to have the id "way", as other pages show it',
  ]);
});

describe("a field that no catalogue has to have", () => {
  const catalogueWith = (seo: object, media?: unknown) => ({
    seo: { home: { title: "Home", ...seo } },
    experiences: { huskyTour: { hero: "Dogs", ...(media !== undefined && { media }) } },
  });
  const plain = catalogueWith({});

  test.each([
    ["ogTitle", "Psi zaprzęg"],
    ["ogDescription", "Pod zorzą."],
    ["ogImage", "/og/gallery.jpg"],
    ["twitterImage", "/images/gallery/sauna-960.webp"],
    ["siteUrl", "https://tours.example"],
    ["canonicalPath", "/pl/husky-ride"],
    ["jsonLd", { "@type": "TouristTrip", offers: [{ price: 350 }] }],
  ])("seo.{page}.%s may stand in any catalogue", (field, value) => {
    const given = catalogueWith({ [field]: value });
    expect(linesOf(catalogueProblems(plain, given, "pl"))).toEqual([]);
    expect(linesOf(catalogueProblems(given, given, "en"))).toEqual([]);
  });

  test("an English picture serves every language, an English text or path does not", () => {
    const shared = { ogImage: "/og/about.jpg", siteUrl: "https://tours.example" };
    const own = { ogTitle: "Home", canonicalPath: "/en", jsonLd: { "@type": "Place" } };
    const english = catalogueWith({ ...shared, ...own }, { scale: 1.5 });
    expect(linesOf(catalogueProblems(english, plain, "de"))).toEqual([
      "seo.home.ogTitle: missing",
      "seo.home.canonicalPath: missing",
      "seo.home.jsonLd: missing",
    ]);
  });

  test.each([
    ["ogTitle", ["", " ", "{name}", "Dom'ek", 7, ["Dom"]]],
    [
      "ogImage",
      ["//evil.example/x.jpg", "https://evil.example/x.jpg", "/og/../x.jpg", "/x.jpg", ""],
    ],
    ["twitterImage", ["data:image/png;base64,x", "/og/x.svg", "/og/a b.jpg", null]],
    [
      "siteUrl",
      ["http://tours.example", "https://tours.example/", "javascript:alert(1)", "tours", ""],
    ],
    [
      "canonicalPath",
      [
        "//evil.example",
        "https://evil.example",
        "/en/",
        "en/about",
        "/en?a=1",
        "/en#a",
        "/\\evil.example",
        "/../en",
        "",
      ],
    ],
    [
      "jsonLd",
      [
        "Place",
        [],
        null,
        { "@context": "https://schema.org" },
        { name: "" },
        { name: "{x}" },
        { a: [null] },
      ],
    ],
    ["extra", ["x"]],
  ])("seo.{page}.%s with a value that nobody can want is a problem", (field, values) => {
    for (const value of values) {
      const problems = linesOf(catalogueProblems(plain, catalogueWith({ [field]: value }), "pl"));
      expect(problems, JSON.stringify(value)).toEqual([
        expect.stringMatching(new RegExp(`^seo\\.home\\.${field}: (?:not |extra$)`)),
      ]);
    }
  });

  test.each([
    [{ videoSrc: "/films/feature-dogs.mp4", poster: "gallery/sauna", scale: 1.25 }, []],
    [{ introVideo: "/nya_filmer/husky1.mp4", introPoster: "husky-hero" }, []],
    [{ videoSrc: "https://evil.example/x.mp4" }, [/media: not an object of videoSrc/]],
    [{ poster: "husky" }, [/media: not/]],
    [{ scale: "1.5" }, [/media: not/]],
    [{ scale: 3 }, [/media: not/]],
    [{ film: "husky" }, [/media: not/]],
    [{ constructor: "husky" }, [/media: not/]],
    ["husky", [/media: not/]],
  ])("media %j of an experience: %j", (media, problems) => {
    expect(linesOf(catalogueProblems(plain, catalogueWith({}, media), "sv"))).toEqual(
      problems.map((problem) => expect.stringMatching(problem)),
    );
  });
});
