import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { pathOf } from "#domain/routes.ts";
import { phone, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site);
const kilobyte = 1024;

test.each(languages)(
  "what a phone needs to show the top of the home page in %s weighs under 250 kB",
  async (language) => {
    const page = await visitors.open(pathOf("home", language), {
      viewport: phone,
      deviceScaleFactor: 3,
      isMobile: true,
    });
    await page.waitForLoadState("load");
    await page.evaluate(() => document.fonts.ready);
    const weights = await page.evaluate(() => {
      const poster = document.querySelector<HTMLImageElement>("[data-hero] img")?.currentSrc;
      const entries = performance.getEntries() as PerformanceResourceTiming[];
      const needed = entries.filter(
        ({ entryType, name }) =>
          entryType === "navigation" || /\.(css|woff2)$/.test(name) || name === poster,
      );
      return needed.map(({ name, encodedBodySize }) => [name, encodedBodySize] as const);
    });
    const names = weights.map(([name]) => name);
    for (const kind of [/\.css$/, /\.woff2$/, /home-hero-\d+\.avif$/])
      expect(names.some((name) => kind.test(name))).toBe(true);
    expect(weights.every(([, bytes]) => bytes > 0)).toBe(true);
    const total = weights.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(total).toBeLessThan(250 * kilobyte);
  },
);
