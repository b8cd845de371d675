import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { cutTexts, sidewaysPixels } from "../support/fit.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site, still);
const menu = "[data-mobile-menu]";
// One page of every kind of layout.
const wordyPages = ["home", "laplandPackages", "huskyTour", "gallery", "contact", "book"] as const;

// The two with the longest words.
test.each(enough<readonly Language[]>(["de", "pl"], languages))(
  "a browser set to large text gets the phone's layout on a desktop in %s",
  async (language) => {
    const page = await visitors.tab({ locale: language });
    await setLargeText(page);
    for (const path of wordyPages.map((key) => pathOf(key, language))) {
      await page.goto(site.url + path);
      expect(await page.locator(menu).isVisible(), path).toBe(true);
      expect(await sidewaysPixels(page), path).toBe(0);
      expect(await cutTexts(page), path).toEqual([]);
    }
  },
);

test("in a browser set to large text the menu closes where the desktop's begins", async () => {
  const page = await visitors.tab();
  await setLargeText(page);
  await page.goto(site.url + pathOf("home", "de"));
  await hydrated(page);
  const isOpen = () =>
    page.locator(menu).evaluate((details) => (details as HTMLDetailsElement).open);
  await page.locator(`${menu} summary`).click();
  await page.setViewportSize({ width: 1535, height: 800 });
  expect(await isOpen()).toBe(true);
  await page.setViewportSize({ width: 1536, height: 800 });
  await expect.poll(isOpen).toBe(false);
  expect(await page.locator(menu).isVisible()).toBe(false);
});

/** Sets ordinary text to 32 pixels in place of 16, as a visitor can in the browser's settings. */
async function setLargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}
