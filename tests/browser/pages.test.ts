import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/routes.ts";
import { desktop, hydrated, phone, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site);

const pages = languages.flatMap((language) => pageKeys.map((page) => pathOf(page, language)));
const addresses = [...pages, ...legalKeys.map(legalPathOf)];

// The browser helper fails a test on any console message, hydration warnings and CSP reports included.
test.each(addresses)(
  "%s hydrates without a warning, and scrolls sideways on no screen",
  async (path) => {
    const page = await visitors.open(path, { reducedMotion: "reduce" });
    await hydrated(page);
    expect(await page.locator("h1").count()).toBe(1);
    for (const width of [desktop.width, 768, phone.width]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
    }
  },
);

function overflow(page: Awaited<ReturnType<typeof visitors.open>>): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
