import { expect, test } from "vitest";
import { getCatalogue } from "#words/catalogues.server.ts";
import { pageWords, parseWords } from "#words/slices.ts";
import { wordsOf } from "../../../tools/catalogue/texts.ts";
import { attributesOf, one, parsePage, textOf } from "../../support/html.ts";
import { ownVars } from "../../support/own-vars.ts";
import { useSite } from "../../support/site.ts";
import { allPages, reader } from "../all-pages.ts";

// A site with profiles says all that there is to say.
const site = useSite(() => ownVars);
const read = reader(site);

// Words that only a state (see the browser tests) or a form's banner shows, or that hold arguments.
const notAtFirst = [
  /^seo\./,
  /\{\w+/,
  /^home\.(?:loading|missing)$/,
  /^packages\.(?:hero\.title|partOf)$/,
  /^gallery\.(?:empty|lightbox\.)/,
  /^contact\.faq\.picture\.close$/,
  /^(?:contact\.form|booking)\.\w*(?:Error|Message|accepted|sending|toast|dateOutside|dateFarAhead|childAge|childrenAges)/,
  /^booking\.steps\.\d$/,
  // What the form answers to a choice and to a request: booking-plan and booking-form in tests/browser.
  /^booking\.(?:estimate\.|sky\.|sent\.|week\.(?:share|sheet|copied|copyFailed))/,
  // What the sheet says of a plan and of its copy: tests/browser/plan.test.ts.
  /^plan\.(?:change|kept|offline)$/,
  /^form\./,
  /^experiences\.\w+\.media\./,
  /^experiences\.northernLights\.dark\.(?:on|lines|alt)/,
  // Sections about what only the operator knows: legal-facts.test.ts.
  /^legal\.legalNotice\.sections\.[23]\.heading$/,
  // That visits are counted, where they are: tests/browser/counted-visits.test.ts.
  /^legal\.privacy\.sections\.5\.heading$/,
];

test.each(allPages)("$path in $language shows every word of its own", async (row) => {
  const seen = saidBy(await read(row));
  const missing = wordsOf(parseWords(pageWords(getCatalogue(row.language), row.page)))
    // Other pages name the packages that they are about: book-page.test.ts, experience-pages.test.ts.
    .filter(([path]) => row.page === "laplandPackages" || !path.startsWith("packages."))
    .filter(([path]) => row.page !== "plan" || path !== "booking.package")
    .filter(([path, text]) => !notAtFirst.some((rule) => rule.test(path) || rule.test(text)))
    .filter(([, text]) => !seen.includes(tidy(text)));
  expect(missing).toEqual([]);
});

/** The text of a page, and the labels and alternative texts of its elements. */
function saidBy(html: string): string {
  const body = one(parsePage(html), "body");
  const labels = attributesOf(body, "*").flatMap((each) => [
    each.alt,
    each["aria-label"],
    each.placeholder,
  ]);
  return [textOf(body), ...labels].join("\n").replace(/\s+/g, " ");
}

// A page shows a numbered line as an item of a list.
function tidy(text: string): string {
  return text.replace(/^\d+\. /, "").replace(/\s+/g, " ");
}
