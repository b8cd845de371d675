import { expect, test } from "vitest";
import { pathOf } from "#domain/routes.ts";
import { phone } from "../support/browser.ts";
import { words } from "../support/words.ts";
import { keys } from "./input.ts";
import type { Visitor } from "./visitor.ts";

const mostSteps = 20;

export function testKeyboard(visitor: Visitor): void {
  test("the first Tab shows the link that skips to the content", async () => {
    await visitor.open(pathOf("about", "en"));
    await visitor.press(keys.tab);
    expect(await visitor.textOf(":focus")).toBe(words("en", "site.skipToContent"));
    await expect.poll(() => visitor.run(isFocusOnScreen)).toBe(true);
    await visitor.press(keys.enter);
    await expect.poll(() => visitor.run(() => location.hash)).toBe("#content");
  });

  test("Tab reaches the menu, and Enter follows its links", async () => {
    await visitor.open(pathOf("about", "en"));
    await tabTo(visitor, `header a[href="${pathOf("gallery", "en")}"]`);
    await visitor.press(keys.enter);
    await expect.poll(() => visitor.textOf(":focus")).toBe(words("en", "gallery.hero.title"));
  });

  test("on a phone Tab reaches the menu, Enter opens it, and Escape closes it", async () => {
    await visitor.open(pathOf("about", "en"), phone);
    await tabTo(visitor, "[data-mobile-menu] summary");
    await visitor.press(keys.enter);
    await tabTo(visitor, `[data-mobile-menu] a[href="${pathOf("contact", "en")}"]`);
    await visitor.press(keys.escape);
    const isClosed = () => document.activeElement?.matches("details:not([open]) > summary");
    await expect.poll(() => visitor.run(isClosed)).toBe(true);
  });
}

async function tabTo(visitor: Visitor, selector: string): Promise<void> {
  for (let step = 0; step < mostSteps; step++) {
    await visitor.press(keys.tab);
    const isThere = (wanted: string) => document.activeElement?.matches(wanted) ?? false;
    if (await visitor.run(isThere, selector)) return;
  }
  throw new Error(`no Tab leads to ${selector}`);
}

// Runs in the page.
function isFocusOnScreen(): boolean {
  const { left, top, width, height } =
    document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && found === document.activeElement;
}
