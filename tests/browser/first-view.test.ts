import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pageFacts } from "#domain/pages/pages.ts";
import { pageKeys, pathOf } from "#domain/pages/routes.ts";
import { hydrated, phone, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { held } from "../support/held.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const site = useSite();
const visitors = useBrowser(site);
const views = [
  ["en", pageKeys],
  // Polish has the longest words and needs two more font files.
  ["pl", ["home", "contact"]],
] as const;
const largestShift = 0.01;
// A fallback as high and wide as the font moves a word at most to another line, no line to another place.
const lateShift = 0.02;
const kilobyte = 1024;

interface FirstView {
  /** Sum of all layout shifts. */
  shift: number;
  /** The elements that were the largest on the screen, in order. */
  largest: string[];
}

test.each(views)(
  "each page in %s shows its picture first, and nothing in it moves",
  async (language, keys) => {
    const page = await visitors.tab({ viewport: phone });
    const fonts = held();
    await page.route(/woff2/, fonts.hold);
    const first = pathOf("northernLights", language);
    await page.goto(site.url + first, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    fonts.release();
    await page.evaluate(() => document.fonts.ready);
    expect((await firstView(page)).shift, "when the fonts come late").toBeLessThan(lateShift);
    // Later pages have the fonts at once.
    for (const key of keys) {
      await page.goto(site.url + pathOf(key, language));
      await hydrated(page);
      const hero = page.locator("[data-hero]");
      if ((await hero.locator("video").count()) > 0) {
        await soon(() => hero.locator("video").getAttribute("data-film"), key).toBe("playing");
      }
      const { shift, largest } = await firstView(page);
      expect(shift, key).toBeLessThanOrEqual(largestShift);
      if (!pageFacts(key).hero) continue;
      expect(largest.at(-1), key).toBe("IMG");
      expect(await hero.locator("img").evaluate(isPreloaded), key).toBe(true);
    }
  },
);

test.each(enough<readonly Language[]>(["de", "pl"], languages))(
  "what a phone needs for the top of the home page in %s weighs under 90 kB, each asked for once by the head",
  async (language) => {
    const page = await visitors.open(pathOf("home", language), {
      viewport: phone,
      deviceScaleFactor: 3,
      isMobile: true,
      // Scripts ask for the parts of later clicks, sooner or later.
      javaScriptEnabled: false,
    });
    await page.evaluate(() => document.fonts.ready);
    const needed = await page.evaluate(() =>
      (performance.getEntries() as PerformanceResourceTiming[])
        .filter(({ entryType, name }) => entryType === "navigation" || /woff2|css|hero/.test(name))
        .map(({ name, initiatorType, encodedBodySize }) => ({
          file: name.replace(/^.*\/|\?.*$/g, "").replace(/-[\w-]{8}\./, "."),
          initiatorType,
          encodedBodySize,
        })),
    );
    const fonts = language === "pl" ? 4 : 2;
    // Of all pages, of the parts that this one shares with others, of the frame, of this page.
    const styles = 7;
    expect(needed.filter(({ file }) => file.endsWith(".woff2"))).toHaveLength(fonts);
    expect(needed.filter(({ file }) => /^home-hero-upright.avif$/.test(file))).toHaveLength(1);
    expect(needed.filter(({ initiatorType }) => initiatorType === "link")).toHaveLength(
      fonts + styles + 1,
    );
    expect(needed).toHaveLength(fonts + styles + 2);
    const weights = needed.map(({ encodedBodySize }) => encodedBodySize);
    expect(Math.min(...weights)).toBeGreaterThan(0);
    expect(weights.reduce((sum, bytes) => sum + bytes)).toBeLessThan(90 * kilobyte);
  },
);

function firstView(page: Page): Promise<FirstView> {
  return page.evaluate(async () => {
    const view: FirstView = { shift: 0, largest: [] };
    const note = (entry: PerformanceEntry) => {
      const { value = 0, element } = entry as PerformanceEntry & {
        value?: number;
        element?: Element;
      };
      view.shift += value;
      if (element) view.largest.push(element.tagName);
    };
    for (const type of ["layout-shift", "largest-contentful-paint"]) {
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return view;
  });
}

// The page's head preloads the file that the browser chose.
function isPreloaded(element: Element): boolean {
  const [entry] = performance.getEntriesByName((element as HTMLImageElement).currentSrc);
  return (entry as PerformanceResourceTiming | undefined)?.initiatorType === "link";
}
