import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { useBrowser } from "../support/browser.ts";
import { contrastOf, luminanceOf } from "../support/contrast.ts";
import { scrollTo } from "../support/scroll.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site, { viewport: { width: 1440, height: 900 }, savesData: true });

// axe-core cannot judge words on a gradient.
test.each(["no-preference", "reduce"] as const)(
  "the snow under the words of the home page is light at every hour (motion: %s)",
  async (reducedMotion) => {
    const page = await visitors.open(pathOf("home", "de"), { reducedMotion });
    expect(await page.locator("[data-clock]").isVisible()).toBe(reducedMotion !== "reduce");
    const { top, bottom } = await daylightOf(page);
    for (const scrolled of [0, top - 800, top, (top + bottom) / 2, bottom - 100]) {
      await scrollTo(page, scrolled);
      const { grounds, words } = await daylightOf(page);
      expect(grounds.length).toBeGreaterThan(2);
      expect(words.length).toBeGreaterThan(3);
      for (const ground of grounds.map(luminanceOf))
        for (const word of words.map(luminanceOf))
          expect(contrastOf(ground, word), `at ${scrolled} px`).toBeGreaterThan(4.5);
    }
  },
);

test("a clock at the edge of the home page goes from morning to night as one scrolls", async () => {
  const page = await visitors.open(pathOf("home", "sv"));
  const hours: number[] = [];
  for (const share of [0, 0.1, 0.35, 1]) {
    const height = await page.evaluate(() => document.body.scrollHeight - innerHeight);
    await scrollTo(page, share * height);
    hours.push((await minuteOf(page)) / 60);
  }
  expect(hours.map(Math.floor)).toEqual([8, 10, 13, 22]);
});

function minuteOf(page: Page): Promise<number> {
  return page
    .locator("[data-clock]")
    .evaluate((clock) => Number(getComputedStyle(clock).getPropertyValue("--minute")));
}

/** Where the daylight of a page is, the colours of its ground from top to bottom, and those of its words. */
function daylightOf(page: Page) {
  return page.locator("[data-light]").evaluate((daylight) => {
    const { top, bottom } = daylight.getBoundingClientRect();
    const words = [...daylight.querySelectorAll("h2, p")].filter(
      (it) => !it.closest("[data-night]"),
    );
    return {
      top: top + scrollY,
      bottom: bottom + scrollY,
      grounds: getComputedStyle(daylight).backgroundImage.match(/rgb\([^)]*\)/g) ?? [],
      words: words.map((it) => getComputedStyle(it).color),
    };
  });
}
