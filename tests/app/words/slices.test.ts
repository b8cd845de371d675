import { describe, expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { type AnyPage, pageFacts } from "#domain/pages/pages.ts";
import { legalKeys, pageKeys } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { errorWords, pageWords, parseWords, shellExtras, shellWords } from "#words/slices.ts";
import { listTexts } from "../../../tools/catalogue/texts.ts";

/** The branch of the catalogue that holds a page's words; that of a page of one's own is the first in its list. */
const known: Partial<Record<AnyPage, string>> = {
  home: "home",
  about: "about",
  laplandPackages: "packages",
  huskyTour: "experiences.huskyTour",
  snowmobileSafari: "experiences.snowmobileSafari",
  northernLights: "experiences.northernLights",
  accommodation: "experiences.accommodation",
  gallery: "gallery",
  contact: "contact",
  book: "booking",
  plan: "plan",
  privacy: "legal.privacy",
  terms: "legal.terms",
  cookies: "legal.cookies",
  legalNotice: "legal.legalNotice",
};
const ownOf = (page: AnyPage) => known[page] ?? pageFacts(page).words[0] ?? "";
/** The words that a page has beside its own: an experience names the packages, and may show stars. */
const names = /^(packages\.(cards\.\w+\.(name|duration)|partOf|perPerson)|rating\.stars)$/;
const borrowed: Partial<Record<AnyPage, RegExp>> = {
  book: /^packages\.cards\./,
  plan: /^(booking\.(package$|estimate\.|sky\.)|contact\.(info|faq\.items\.(way|packing))\.|packages\.(features\.0\.|(cards\.\w+\.(name|duration)|partOf|perPerson)$))/,
};

const allPages = [...pageKeys, ...legalKeys];
const catalogue = getCatalogue("sv");
const wordsOf = (page: AnyPage) => parseWords(pageWords(catalogue, page));
const isUnder = (branch: string, path: string) => path.startsWith(`${branch}.`);
const textsUnder = (branch: string) =>
  listTexts(catalogue).filter(([path]) => isUnder(branch, path));

describe.each(allPages)("the slice of the page %s", (page) => {
  const slice = listTexts(wordsOf(page));

  test("holds all its own words, unchanged", () => {
    const words = textsUnder(ownOf(page));
    expect(words.length).toBeGreaterThan(0);
    expect(slice.filter(([path]) => isUnder(ownOf(page), path))).toEqual(words);
  });

  test("holds no other page's words", () => {
    const others = allPages.filter((other) => other !== page).map(ownOf);
    const lent = pageFacts(page).experience ? names : borrowed[page];
    const foreign = slice
      .map(([path]) => path)
      .filter((path) => others.some((branch) => isUnder(branch, path)))
      .filter((path) => !lent?.test(path));
    expect(foreign).toEqual([]);
  });

  test("holds its own search metadata and no other page's", () => {
    expect(Object.keys(wordsOf(page).seo ?? {})).toEqual([page]);
  });

  test.each(languages)("has title, description and keywords in %s", (language) => {
    expect(parseWords(pageWords(getCatalogue(language), page)).seo?.[page]).toMatchObject({
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      keywords: expect.stringMatching(/\S/),
    });
  });
});

test("a form's page brings the words that all forms share", () => {
  for (const page of ["contact", "book"] as const) {
    expect(wordsOf(page).form).toEqual(catalogue.form);
  }
});

test("the booking page borrows the packages' cards and nothing else of theirs", () => {
  expect(wordsOf("book").packages).toEqual({ cards: catalogue.packages.cards });
});

test("the shell's slice holds what stands on every page and no page's words", () => {
  const shell = parseWords(shellWords(catalogue, shellExtras));
  expect(shell).toMatchObject({ header: catalogue.header, footer: catalogue.footer });
  const paths = listTexts(shell).map(([path]) => path);
  const branches = ["seo", ...allPages.map(ownOf)];
  expect(paths.filter((path) => branches.some((branch) => isUnder(branch, path)))).toEqual([]);
});

test("a site sends nobody the words of what it lacks: the voice assistant, the demonstration", () => {
  const { consent, voice, demonstration } = parseWords(shellWords(catalogue, []));
  const { nothingTitle, nothingText, close, more } = catalogue.consent;
  expect({ consent, voice, demonstration }).toEqual({
    consent: { nothingTitle, nothingText, close, more },
  });
});

// Only the gateway's own page shows these: worker/pages/error-page.ts.
const gateways = ["errors.unavailable.", "errors.refused.", "errors.reference"];

test("every word of the catalogue reaches some page, but for the gateway's own", () => {
  const around = [
    parseWords(shellWords(catalogue, shellExtras)),
    parseWords(errorWords(catalogue)),
  ];
  const slices = [...around, ...allPages.map((page) => wordsOf(page))];
  const reached = new Set(slices.flatMap((slice) => listTexts(slice).map(([path]) => path)));
  const lost = listTexts(catalogue).filter(([path]) => !reached.has(path));
  expect(lost.filter(([path]) => !gateways.some((own) => path.startsWith(own)))).toEqual([]);
});

test("the plan brings the questions about the way and about packing, wherever they stand among the others", () => {
  const items = catalogue.contact.faq.items.toReversed();
  const turned = {
    ...catalogue,
    contact: { ...catalogue.contact, faq: { ...catalogue.contact.faq, items } },
  };
  expect(pageWords(turned, "plan")).toBe(pageWords(catalogue, "plan"));
});

test("slicing leaves the catalogue as it was", () => {
  const before = structuredClone(catalogue);
  for (const page of allPages) pageWords(catalogue, page);
  shellWords(catalogue, shellExtras);
  expect(catalogue).toEqual(before);
});
