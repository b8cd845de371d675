import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { launchChromium } from "../../tools/build/chromium.ts";

let launched: Promise<Browser> | undefined;
const kept = new Set<BrowserContext>();

/** Leaves the pages of a context open after a test, until the tests of its file have run. */
export function keepOpen(context: BrowserContext): void {
  kept.add(context);
}

/** Chromium, one for all files that run in one process. It closes its pages after each test, and ends with the process. */
export function useChromium(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    launched ??= launchChromium();
    browser = await launched;
  });
  afterEach(async () => {
    for (const context of browser.contexts()) if (!kept.has(context)) await context.close();
  });
  afterAll(async () => {
    for (const context of kept) await context.close();
    kept.clear();
  });
  return () => browser;
}
