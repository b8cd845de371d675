import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, expect, TestRunner } from "vitest";
import { useChromium } from "./chromium.ts";
import { useOneTab } from "./one-tab.ts";
import type { Site } from "./site.ts";
import { installTranslator } from "./translator.ts";
import { freshVisitor } from "./visitor.ts";

export const phone = { width: 360, height: 740 };
/** Films stand still: they take a quarter of a processor, and most tests are about something else. */
export const still = { reducedMotion: "reduce" } as const;
export const desktop = { width: 1280, height: 800 };

/** It only ends what hangs: vitest.config.ts. */
const patienceMs = 120_000;

interface Visit extends BrowserContextOptions {
  /** Matches messages that a test provokes on purpose: console errors and failed requests. */
  expected?: RegExp;
  /** The same for refusals by a Content-Security-Policy, which `expected` never covers. */
  expectedViolation?: RegExp;
  /** Whether the visitor wants little data: no film comes unasked, while all else moves. */
  savesData?: boolean;
}

interface OfAll extends Visit {
  /**
   * Whether the first `open` of each test takes the same tab, emptied in between. It costs half of a new visitor, but
   * the browser has the site's files already; what a test adds to a page for ever (a clock, a script) needs `tab`.
   */
  inOneTab?: boolean;
}

export interface Visitors {
  /** Opens a page as a new visitor with their own storage; any unexpected problem on it fails the test. */
  open(path: string, visit?: Visit): Promise<Page>;
  /** Opens an empty tab of such a visitor, which a test prepares before it requests anything. */
  tab(visit?: Visit): Promise<Page>;
  /** Removes and gives the problems noted so far, for tests that provoke them. */
  takeProblems(): string[];
}

/** Whether all visitors read the site through a translator: the project "translated" of vitest.config.ts. */
const isTranslated = process.env.TRANSLATED === "1";
// A part that React gets to after the translator it renders anew, and says so.
const renderedAnew = /^console: hydration .*#418/;

const violation = "csp violation";
// Chromium's own message about a violation, which also comes where scripts are off and no event fires.
const violationTold = /violates the following|Content Security Policy|Trusted ?(Type|HTML|Script)/;
// Where Chromium has half of a page's fonts from the page before, it asks for the others twice. No byte comes twice.
const unusedPreload = /was preloaded using link preload but not used/;

/**
 * Chromium for all tests of a file. A console error, an uncaught error, a request to another host or
 * a refusal by a Content-Security-Policy fails the test in which it happens, in whichever of the
 * visitor's tabs it happens. The options are those of every visitor of the file.
 */
export function useBrowser(
  site: Pick<Site, "url">,
  { inOneTab = false, ...ofAll }: OfAll = {},
): Visitors {
  let problems: string[] = [];
  // Hooks run from the last to the first: the pages are closed by now.
  afterEach(() => expect(takeProblems()).toEqual([]));
  const browser = useChromium();
  const oneTab = inOneTab ? useOneTab(site, tab, ofAll.viewport ?? desktop) : undefined;
  return {
    takeProblems,
    tab,
    async open(path, visit) {
      const page = (await oneTab?.(visit)) ?? (await tab(visit));
      await page.goto(site.url + path);
      return page;
    },
  };

  async function tab(visit: Visit = {}): Promise<Page> {
    const { expected, expectedViolation, savesData, ...options } = { ...ofAll, ...visit };
    // A page without script changes nothing that is translated.
    if (isTranslated && options.javaScriptEnabled === false)
      TestRunner.getCurrentTest()?.context.skip("it has no script");
    const context = await browser().newContext({
      viewport: desktop,
      locale: "en-GB",
      extraHTTPHeaders: freshVisitor(),
      ...options,
    });
    context.setDefaultTimeout(patienceMs);
    await context.addInitScript(tellViolations, violation);
    if (isTranslated) await installTranslator(context);
    await context.addInitScript(noteHydration);
    if (savesData) await context.addInitScript(saveData);
    context.on("page", (page) =>
      watch(page, site, (problem) => {
        if (inOneTab && unusedPreload.test(problem)) return;
        if (isTranslated && renderedAnew.test(problem)) return;
        const refused = problem.includes(violation) || violationTold.test(problem);
        if (!(refused ? expectedViolation : expected)?.test(problem)) problems.push(problem);
      }),
    );
    return context.newPage();
  }

  function takeProblems(): string[] {
    const found = problems;
    problems = [];
    return found;
  }
}

// Runs in each document before the document's own scripts.
function tellViolations(name: string): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sample } = event;
    console.error(`${name}: ${effectiveDirective} refused ${blockedURI} ${sample}`);
  });
}

/** Runs in a page before the page's own scripts, so that `hydrated` can tell. */
export function noteHydration(): void {
  addEventListener("hydrated", () => Object.assign(window, { isHydrated: true }));
}

function saveData(): void {
  Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) });
}

function watch(page: Page, site: Pick<Site, "url">, report: (problem: string) => void): void {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) report(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => report(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site.url) report(`request: ${request.url()}`);
  });
}

/** Resolves once React has hydrated the page and its effects have run: an effect of the page says so. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "isHydrated" in window);
}
