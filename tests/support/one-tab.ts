import type { BrowserContextOptions, Page, ViewportSize } from "playwright-core";
import { afterEach } from "vitest";
import { keepOpen } from "./chromium.ts";
import { freshVisitor } from "./visitor.ts";

// A page of the site without script or style.
const emptyPath = "/robots.txt";

/**
 * One tab for all tests of a file, emptied after each. Gives it to the first who asks in a test, if they want no more
 * than another size of the window; else undefined.
 */
export function useOneTab(
  site: { url: string },
  open: () => Promise<Page>,
  usual: ViewportSize,
): (visit?: BrowserContextOptions) => Promise<Page | undefined> {
  let tab: Page | undefined;
  let isTaken = false;
  afterEach(async () => {
    isTaken = false;
    if (tab) await empty(tab);
  });
  return async ({ viewport, ...others } = {}) => {
    if (isTaken || Object.keys(others).length > 0) return undefined;
    isTaken = true;
    tab ??= await opened();
    await tab.context().setExtraHTTPHeaders(freshVisitor());
    await tab.setViewportSize(viewport ?? usual);
    return tab;
  };

  async function opened(): Promise<Page> {
    const page = await open();
    keepOpen(page.context());
    return page;
  }

  async function empty(page: Page): Promise<void> {
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.setOffline(false);
    await page.emulateMedia({ media: null, forcedColors: null, contrast: null });
    await page.mouse.move(0, 0);
    // The page goes before its routes: a request that a test holds back for ever would be sent after all.
    await page.route(site.url + emptyPath, (route) => route.continue());
    await page.goto(site.url + emptyPath);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
  }
}
