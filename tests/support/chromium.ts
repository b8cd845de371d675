import type { Browser } from "playwright-core";
import { afterEach, beforeAll } from "vitest";
import { launchChromium } from "../../scripts/chromium.ts";

let launched: Promise<Browser> | undefined;

/** Chromium, one for all files that run in one process. It closes its pages after each test, and ends with the process. */
export function useChromium(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    launched ??= launchChromium();
    browser = await launched;
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  return () => browser;
}
