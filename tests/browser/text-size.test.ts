import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/languages.ts";
import { legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/routes.ts";
import { desktop, hydrated, phone, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site);
const menu = "[data-mobile-menu]";
// One page of every kind of layout.
const wordyPages = ["home", "laplandPackages", "huskyTour", "gallery", "contact", "book"] as const;
// A window of 1280 by 1024 at 400 %.
const zoomed = { width: 320, height: 256 };

test.each(languages)(
  "every page in %s fits at 400 % zoom, and with text of twice the size on a phone and a desktop",
  async (language) => {
    const page = await visitors.open("/favicon.svg", {
      viewport: zoomed,
      locale: language,
      reducedMotion: "reduce",
    });
    for (const path of allPaths(language)) {
      await page.setViewportSize(zoomed);
      await page.goto(site.url + path);
      expect(await sidewaysPixels(page), `${path} at 320 px`).toBe(0);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        const place = `${path} at ${viewport.width} px`;
        expect(await sidewaysPixels(page), place).toBe(0);
        expect(await cutTexts(page), place).toEqual([]);
      }
    }
  },
);

test.each(languages)(
  "a browser set to large text gets the phone's layout on a desktop in %s",
  async (language) => {
    const page = await visitors.open("/favicon.svg", { locale: language, reducedMotion: "reduce" });
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
  const page = await visitors.open("/favicon.svg");
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

function allPaths(language: Language): string[] {
  return [...pageKeys.map((key) => pathOf(key, language)), ...legalKeys.map(legalPathOf)];
}

/** Sets ordinary text to 32 pixels in place of 16, as a visitor can in the browser's settings. */
async function setLargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Words and controls that their own box clips. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = "h1, h2, h3, p, li, a, button, label, summary";
    const cut = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const { overflowX } = getComputedStyle(element);
      const isHidden = element.closest(".visually-hidden, [inert], [hidden]");
      return !isHidden && overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    });
    return cut.map((element) => element.outerHTML.slice(0, 100));
  });
}
