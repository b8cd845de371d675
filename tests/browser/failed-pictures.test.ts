import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import type { PageKey } from "#domain/pages/pages.ts";
import { pageKeys, pathOf } from "#domain/pages/routes.ts";
import { desktop, phone, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { contrastOf, luminanceOf } from "../support/contrast.ts";
import { sidewaysPixels } from "../support/fit.ts";
import { openPrepared } from "../support/prepared.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site, still);

test("what the failed pictures of each page show can be read in their descriptions", async () => {
  const page = await openFailing("home", desktop);
  for (const key of pageKeys) {
    await page.goto(site.url + pathOf(key, "en"));
    const looks = await page
      .locator("main img:not([alt=''])")
      .evaluateAll((all) =>
        all.map((image) => [
          getComputedStyle(image).color,
          getComputedStyle(image).backgroundColor,
        ]),
      );
    for (const [text = "", tone = ""] of looks) {
      const contrast = contrastOf(luminanceOf(text), luminanceOf(tone));
      expect(contrast, `${key}: ${tone}`).toBeGreaterThan(4.5);
    }
  }
});

test.each([
  ["a phone", phone],
  ["a desktop", desktop],
])(
  "on %s the description of a first view that failed does not lie under the header",
  async (_, viewport) => {
    const page = await openFailing("home", viewport);
    const clip = { x: 0, y: 0, width: viewport.width, height: 72 };
    const described = await page.screenshot({ clip });
    const below = await page.screenshot();
    await page.locator("[data-hero] img").evaluate((image) => image.setAttribute("alt", ""));
    expect((await page.screenshot()).equals(below)).toBe(false);
    expect((await page.screenshot({ clip })).equals(described)).toBe(true);
  },
);

// Without script every picture is requested at once, so no page has to be scrolled. The layout is the same.
test("no page scrolls sideways when its pictures fail, at any width", async () => {
  const page = await openFailing("home", desktop, { javaScriptEnabled: false });
  const wide: string[] = [];
  // German has the longest words.
  for (const path of enough<readonly Language[]>(["de"], languages).flatMap((language) =>
    pageKeys.map((key) => pathOf(key, language)),
  )) {
    await page.goto(site.url + path);
    for (const width of [320, 360, 600, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const pixels = await sidewaysPixels(page);
      if (pixels > 0) wide.push(`${path} at ${width} px: ${pixels} px`);
    }
  }
  expect(wide).toEqual([]);
});

function openFailing(
  key: PageKey,
  viewport: { width: number; height: number },
  visit: BrowserContextOptions = {},
): Promise<Page> {
  return openPrepared(
    site,
    visitors,
    pathOf(key, "en"),
    (page) => page.route("**/images/**", (route) => route.abort()),
    { viewport, expected: /Failed to load resource/, ...visit },
  );
}
