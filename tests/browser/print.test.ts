import { expect, test } from "vitest";
import { packages } from "#domain/booking/packages.ts";
import { formatPlan } from "#domain/booking/trip-selection.ts";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { fillBooking } from "../support/filling.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site, { ...still, inOneTab: true });

test("printed packages are black on white: words, prices and pictures, no menus and no films", async () => {
  const page = await visitors.open(pathOf("laplandPackages", "de"), {
    reducedMotion: "no-preference",
  });
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const daylight = getComputedStyle(document.querySelector("[data-light] h2") ?? document.body);
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return [ground, backgroundColor, color, daylight.color];
  });
  expect(colours).toEqual([
    "rgb(255, 255, 255)",
    "rgba(0, 0, 0, 0)",
    "rgb(0, 0, 0)",
    "rgb(0, 0, 0)",
  ]);
  for (const hidden of [
    "header nav",
    "footer nav",
    "video",
    "[data-film-toggle]",
    "[data-hero] img",
  ])
    for (const element of await page.locator(hidden).all())
      expect(await element.isVisible(), hidden).toBe(false);
  const { cards } = getCatalogue("de").packages;
  const text = await page.locator("main").innerText();
  for (const { key } of packages) expect(text).toContain(cards[key].name);
  // In the table, the names of the packages are links.
  expect(await page.locator("main a:not(table a)").filter({ visible: true }).count()).toBe(0);
  expect(await page.locator("header").evaluate((header) => getComputedStyle(header).position)).toBe(
    "static",
  );
});

test("a printed booking shows what was filled in", async () => {
  const page = await visitors.open(pathOf("book", "pl"));
  await hydrated(page);
  await fillBooking(page);
  await page.emulateMedia({ media: "print" });
  for (const name of ["package", "date", "client_name", "email", "phone", "numAdults"])
    expect(await page.locator(`#booking-form [name=${name}]`).isVisible(), name).toBe(true);
  const ink = await page.locator("[name=client_name]").evaluate((field) => {
    const { color, backgroundColor } = getComputedStyle(field);
    return [color, backgroundColor];
  });
  expect(ink).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
});

test("a printed list of questions shows the answers too", async () => {
  const page = await visitors.open(pathOf("contact", "en"));
  await page.emulateMedia({ media: "print" });
  const heights = await page
    .locator("#faq details")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  const closed = await page
    .locator("#faq summary")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  heights.forEach((height, index) => {
    expect(height).toBeGreaterThan((closed[index] ?? 0) + 20);
  });
});

test.each(languages)(
  "in %s a plan and what belongs to it is one sheet of paper",
  async (language) => {
    const plan = formatPlan({
      packageId: "7-day",
      date: "2027-03-01",
      adults: 4,
      children: 4,
      ages: [5, 7, 11, 13],
    });
    const page = await visitors.open(pathOf("plan", language) + plan);
    await page.locator("[data-sheet] [data-trip]").waitFor();
    const side = "12mm";
    const margin = { top: side, right: side, bottom: side, left: side };
    const sheets = await page.pdf({ format: "A4", margin });
    expect(sheets.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    for (const shown of ["[data-trip]", "[data-sky] table", "[data-sheet] a[href^=tel]"])
      expect(await page.locator(shown).first().isVisible(), shown).toBe(true);
    for (const hidden of ["header", "footer", "[data-sheet] summary", "main a:not([href*=':'])"])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
  },
);
