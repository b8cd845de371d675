import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { desktop } from "../support/browser.ts";
import { bookableDay } from "../support/filling.ts";
import type { Browser, Engine, Size, Tab } from "./engine.ts";
import {
  focus,
  hasNoScripting,
  isHydrated,
  type Point,
  pixelsIn,
  pointOf,
  textIn,
  typedIn,
} from "./in-page.ts";
import { clickAt, keystrokes } from "./input.ts";
import type { SiteProxy } from "./proxy.ts";

export interface Visitor {
  run: Tab["run"];
  /** A number for the pixels that the window shows where an element is, once they stand still. */
  pixelsOf(selector: string): Promise<number>;
  /** What pages complained of since the start of the test. */
  problems(): string[];
  /** Complaints that match do not fail the test. */
  expectProblems(pattern: RegExp): void;
  /** Opens a page of the site and waits until it is alive; without script, sees that none runs. */
  open(path: string, size?: Size): Promise<void>;
  /** Presses the first visible element that a selector names; waits until it rests, uncovered. */
  click(selector: string): Promise<void>;
  press(...typed: string[]): Promise<void>;
  /** Gives the element that a selector names the focus and types. */
  type(selector: string, ...typed: string[]): Promise<void>;
  typeDate(selector: string): Promise<void>;
  /** Path and query of the page. */
  address(): Promise<string>;
  /** The text that a reader sees; "" if there is no such element. */
  textOf(selector: string): Promise<string>;
}

/** A new visitor in each test of a file. What a page complains of fails the test in which it happens. */
export function useVisitor(engine: Engine, proxy: SiteProxy): Visitor {
  let browser: Browser;
  let tab: Tab;
  let expected: RegExp | undefined;
  beforeAll(async () => {
    browser = await engine.launch();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    tab = await browser.newTab();
    proxy.problems.length = 0;
    expected = undefined;
  });
  afterEach(() => {
    const unexpected = visitor.problems().filter((problem) => !expected?.test(problem));
    expect(unexpected).toEqual([]);
  });

  const visitor: Visitor = {
    run: (script, ...args) => tab.run(script, ...args),
    async pixelsOf(selector) {
      let pixels = Number.NaN;
      const isStill = async () => {
        const before = pixels;
        pixels = await tab.run(pixelsIn, await tab.screenshot(), selector);
        return pixels === before;
      };
      await expect.poll(isStill, { message: selector }).toBe(true);
      return pixels;
    },
    problems: () => [...proxy.problems, ...tab.problems],
    expectProblems(pattern) {
      expected = pattern;
    },
    async open(path, size = desktop) {
      await tab.resize(size);
      await tab.load(proxy.url + path);
      const isReady = proxy.isWithoutScript ? hasNoScripting : isHydrated;
      await expect.poll(() => tab.run(isReady), { message: path }).toBe(true);
    },
    async click(selector) {
      let point: Point | null = null;
      const isAtRest = async () => {
        const before = point;
        point = await tab.run(pointOf, selector);
        return point?.x === before?.x && point?.y === before?.y ? point : null;
      };
      await expect.poll(isAtRest, { message: selector }).not.toBeNull();
      if (point) await tab.perform([clickAt(point)]);
    },
    press: (...typed) => tab.perform([keystrokes(typed)]),
    async type(selector, ...typed) {
      await tab.run(focus, selector);
      await visitor.press(...typed);
    },
    // The order of day and month depends on the browser's language.
    async typeDate(selector) {
      const [year, month, day] = bookableDay.split("-");
      for (const typed of [`${month}/${day}/${year}`, `${day}/${month}/${year}`]) {
        await visitor.type(selector, typed);
        if ((await tab.run(typedIn, selector)) === bookableDay) return;
      }
      throw new Error("the date could not be typed");
    },
    address: () => tab.run(() => location.pathname + location.search),
    textOf: (selector) => tab.run(textIn, selector),
  };
  return visitor;
}
