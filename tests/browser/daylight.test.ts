import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/routes.ts";
import { useBrowser } from "../support/browser.ts";
import { paintedContrast } from "../support/contrast.ts";
import { scrollTo } from "../support/scroll.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site, { viewport: { width: 1440, height: 900 }, savesData: true });

// axe-core cannot judge words on a gradient.
test.each(["no-preference", "reduce"] as const)(
  "words in the daylight of the home page can be read wherever they are on the screen (motion: %s)",
  async (reducedMotion) => {
    const page = await visitors.open(pathOf("home", "de"), { reducedMotion });
    expect(await page.locator("[data-clock]").isVisible()).toBe(reducedMotion !== "reduce");
    const words = page.locator("main [data-light] :is(h2, p):not([data-night] *)");
    expect(await words.count()).toBeGreaterThan(3);
    for (const element of await words.all()) {
      const top = await element.evaluate((it) => it.getBoundingClientRect().top + scrollY);
      for (const place of [90, 400, 700]) {
        await scrollTo(page, top - place);
        expect(
          await paintedContrast(element),
          `${await element.innerText()} at ${place} px`,
        ).toBeGreaterThan(4.5);
      }
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
