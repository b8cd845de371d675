import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { desktop } from "../support/browser.ts";
import { bookableDay } from "../support/filling.ts";
import type { Browser, Engine, InputSource, Size, Tab } from "./engine.ts";
import type { SiteProxy } from "./proxy.ts";

/** Keys as WebDriver names them. https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keys = { tab: "\uE004", enter: "\uE007", escape: "\uE00C", up: "\uE013" } as const;

export interface Visitor {
  run: Tab["run"];
  /** What pages complained of since the start of the test. */
  problems(): string[];
  /** Complaints that match do not fail the test. */
  expectProblems(pattern: RegExp): void;
  /** Opens a page of the site and waits until it is alive, where script runs. */
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
    problems: () => [...proxy.problems, ...tab.problems],
    expectProblems(pattern) {
      expected = pattern;
    },
    async open(path, size = desktop) {
      await tab.resize(size);
      await tab.load(proxy.url + path);
      if (!proxy.isWithoutScript)
        await expect.poll(() => tab.run(isHydrated), { message: path }).toBe(true);
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

interface Point {
  x: number;
  y: number;
}

function clickAt({ x, y }: Point): InputSource {
  const press = { type: "pointerDown", button: 0 } as const;
  const actions = [
    { type: "pointerMove" as const, x, y },
    press,
    { ...press, type: "pointerUp" as const },
  ];
  return { type: "pointer", id: "mouse", actions };
}

function keystrokes(typed: readonly string[]): InputSource {
  const actions = [...typed.join("")].flatMap((value) => [
    { type: "keyDown" as const, value },
    { type: "keyUp" as const, value },
  ]);
  return { type: "key", id: "keyboard", actions };
}

// The functions below run in the page.

function isHydrated(): boolean {
  const header = document.querySelector("header") ?? {};
  return Object.keys(header).some((key) => key.startsWith("__react"));
}

/** The middle of an element, once it is on the screen and nothing covers it. */
function pointOf(selector: string): Point | null {
  const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  if (!found) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return found.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function typedIn(selector: string): string {
  return document.querySelector<HTMLInputElement>(selector)?.value ?? "";
}

// WebKit ends the text of a block with a line break.
function textIn(selector: string): string {
  return document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? "";
}
