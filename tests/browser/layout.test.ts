import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/routes.ts";
import { desktop, hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { scrollTo } from "../support/scroll.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site, still);

test("up to 1023 px each package card has a row of its own, from 1024 px three stand in one", async () => {
  const page = await visitors.open(pathOf("laplandPackages", "de"));
  for (const [width, rows] of [
    [767, [1, 1, 1, 1]],
    [768, [1, 1, 1, 1]],
    [1023, [1, 1, 1, 1]],
    [1024, [1, 3]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = (await cards(page)).map(({ y }) => Math.round(y));
    const perRow = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    expect(perRow, `at ${width} px`).toEqual(rows);
  }
});

test("a tablet shows a card's picture beside its words, a phone above them", async () => {
  const page = await visitors.open(pathOf("laplandPackages", "sv"), { viewport: phone });
  const isBeside = () =>
    page.locator("li[data-featured=false] >> nth=0").evaluate((card) => {
      const [picture, heading] = ["img", "h3"].map((name) =>
        card.querySelector(name)?.getBoundingClientRect(),
      );
      return (picture?.right ?? 0) <= (heading?.left ?? 0);
    });
  expect(await isBeside()).toBe(false);
  await page.setViewportSize({ width: 900, height: 900 });
  expect(await isBeside()).toBe(true);
  await page.setViewportSize(desktop);
  expect(await isBeside()).toBe(false);
});

test("the card 'complete' is larger than the others", async () => {
  const page = await visitors.open(pathOf("laplandPackages", "pl"), { viewport: desktop });
  const [complete, ...others] = await cards(page);
  for (const other of others) {
    expect(complete?.width).toBeGreaterThan(2 * other.width);
  }
});

test("the rows of experiences have their pictures left and right in turn", async () => {
  const page = await visitors.open(pathOf("home", "en"), { viewport: desktop });
  const sides = await page
    .locator(`main li:has(a[href="${pathOf("snowmobileSafari", "en")}"])`)
    .last()
    .locator("xpath=..")
    .locator("> li")
    .evaluateAll((rows) =>
      rows.map((row) => {
        const picture = row.querySelector("img")?.getBoundingClientRect();
        const words = row.querySelector("h3")?.getBoundingClientRect();
        return (picture?.left ?? 0) < (words?.left ?? 0) ? "left" : "right";
      }),
    );
  expect(sides).toEqual(["left", "right", "left", "right"]);
});

test("the gallery is a grid: several pictures stand side by side", async () => {
  const page = await visitors.open(pathOf("gallery", "de"), { viewport: desktop });
  const tops = await page
    .locator("[data-gallery-item]")
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  const rows = new Set(tops);
  expect(rows.size).toBeGreaterThan(3);
  expect(rows.size).toBeLessThan(tops.length / 2);
});

test.each([
  ["desktop", desktop],
  ["phone", phone],
])("an enlarged picture covers the whole window of a %s", async (_, viewport) => {
  const page = await visitors.open(pathOf("gallery", "pl"), { viewport });
  await hydrated(page);
  await page.locator("[data-gallery-item]").first().click();
  const box = await page.locator("dialog[open]").boundingBox();
  expect(box).toEqual({ x: 0, y: 0, ...viewport });
});

test("the header stays at the top of the window", async () => {
  const page = await visitors.open(pathOf("about", "de"));
  for (const top of [0, 700, 2500]) {
    await scrollTo(page, top);
    expect(await page.locator("header").boundingBox()).toMatchObject({ x: 0, y: 0 });
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  }
});

test("the palette is dark blue with light words", async () => {
  const page = await visitors.open(pathOf("home", "sv"));
  const [background, words] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color].map((value) => (value.match(/\d+/g) ?? []).map(Number));
  });
  const [red = 255, green = 255, blue = 255] = background ?? [];
  expect(Math.max(red, green, blue)).toBeLessThan(80);
  expect(blue).toBeGreaterThan(1.4 * Math.max(red, green));
  expect(Math.min(...(words ?? []))).toBeGreaterThan(200);
});

function cards(page: Page) {
  return page
    .locator("li[data-featured]")
    .evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().toJSON() as { y: number; width: number }),
    );
}
