import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchChromium } from "./chromium.ts";
import type { Site } from "./site.ts";
import { freshVisitor } from "./visitor.ts";

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

interface Visit extends BrowserContextOptions {
  /** Texts that a test provokes on purpose: matching console errors and failed requests are expected. */
  expected?: RegExp;
}

export interface Visitors {
  /** A page of a new visitor with storage of their own; anything unexpected in it fails the test. */
  open(path: string, visit?: Visit): Promise<Page>;
}

/**
 * Chromium for all tests of a file. A console error, an uncaught error or a request to another host
 * fails the test in which it happens.
 */
export function useBrowser(site: Site): Visitors {
  let browser: Browser;
  let problems: string[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    const found = problems;
    problems = [];
    expect(found).toEqual([]);
  });
  afterAll(() => browser?.close());
  return {
    async open(path, { expected, ...options } = {}) {
      const context = await browser.newContext({
        viewport: desktop,
        locale: "en-GB",
        extraHTTPHeaders: freshVisitor(),
        ...options,
      });
      const page = await context.newPage();
      watch(page, site, (problem) => {
        if (!expected?.test(problem)) problems.push(problem);
      });
      await page.goto(site.url + path);
      return page;
    },
  };
}

function watch(page: Page, site: Site, report: (problem: string) => void): void {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) report(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => report(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site.url) report(`request: ${request.url()}`);
  });
}

/** Resolves once React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__react")),
  );
}
