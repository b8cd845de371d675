import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { legalKeys } from "#domain/route-table.ts";
import { legalPathOf, pageKeys, pathOf } from "#domain/routes.ts";
import { desktop, hydrated, phone, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site);

const pages = languages.flatMap((language) => pageKeys.map((page) => pathOf(page, language)));
const addresses = [...pages, ...legalKeys.map(legalPathOf)];

// The browser helper fails a test on any console message, hydration warnings and CSP reports included.
test.each(addresses)("%s hydrates without a warning", async (path) => {
  const page = await visitors.open(path);
  await hydrated(page);
  expect(await page.locator("h1").count()).toBe(1);
});

test.each(pages)("%s needs no sideways scrolling on a phone", async (path) => {
  const page = await visitors.open(path, { viewport: phone });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test.each(languages)(
  "no page in %s scrolls sideways on a tablet or a desktop",
  async (language) => {
    for (const width of [768, desktop.width]) {
      const page = await visitors.open(pathOf("home", language), {
        viewport: { width, height: 800 },
      });
      for (const path of pageKeys.map((key) => pathOf(key, language))) {
        await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
        expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  },
);

function overflow(page: Awaited<ReturnType<typeof visitors.open>>): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
