import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/pages/routes.ts";
import { accessibilityProblems } from "../support/axe.ts";
import { desktop, hydrated, phone, useBrowser } from "../support/browser.ts";
import { isTried } from "../support/cases.ts";
import { cutTexts, sidewaysPixels } from "../support/fit.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site);
const tablet = { width: 768, height: 1024 };
// A window of 1280 by 1024 at 400 %.
const zoomed = { width: 320, height: 256 };

// One visit answers all questions about a page, because loading the pages takes most of the time.
// The browser helper fails the test on any console message, hydration warnings and CSP reports included.
// axe-core takes half of the time: it reads the pages of two languages on a desktop, those of the others on a phone.
test.each(languages.map((language, index) => [language, index] as const))(
  "every page tried in %s hydrates without a warning, fits each screen, and axe-core finds nothing on it",
  async (language, languageIndex) => {
    const page = await visitors.tab({ locale: language, reducedMotion: "reduce" });
    for (const [pageIndex, path] of allPaths(language).entries()) {
      // Each page in one language.
      if (!isTried(pageIndex, languageIndex, languages.length)) continue;
      const readBy = languageIndex < 2 ? desktop : phone;
      await page.setViewportSize(desktop);
      await page.goto(site.url + path);
      await hydrated(page);
      expect(await page.locator("h1").count(), path).toBe(1);
      expect(await page.locator("html").getAttribute("lang"), path).toBe(language);
      for (const viewport of [desktop, tablet, phone]) {
        await page.setViewportSize(viewport);
        const place = `${path} at ${viewport.width} px`;
        expect(await sidewaysPixels(page), place).toBe(0);
        if (viewport === readBy) expect(await accessibilityProblems(page), place).toEqual([]);
      }
      await page.setViewportSize(zoomed);
      expect(await sidewaysPixels(page), `${path} at 400 %`).toBe(0);
      await expectRoomForLargeText(page, path);
    }
  },
);

async function expectRoomForLargeText(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const place = `${path} at ${viewport.width} px with text of twice the size`;
    expect(await sidewaysPixels(page), place).toBe(0);
    expect(await cutTexts(page), place).toEqual([]);
  }
}

function allPaths(language: Language): string[] {
  return [...pageKeys.map((key) => pathOf(key, language)), ...legalKeys.map(legalPathOf)];
}
