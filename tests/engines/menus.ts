import { expect, test } from "vitest";
import { pathOf } from "#domain/routes.ts";
import { phone } from "../support/browser.ts";
import { words } from "../support/words.ts";
import type { Visitor } from "./visitor.ts";

const menu = "[data-mobile-menu]";

export function testMenus(visitor: Visitor): void {
  test("the menu and the list of languages lead on", async () => {
    await visitor.open(pathOf("home", "en"));
    await visitor.click(`header nav a[href="${pathOf("about", "en")}"]`);
    await expect.poll(() => visitor.textOf("h1")).toBe(words("en", "about.hero.title"));
    // The heading takes the focus, and an open menu closes when the focus leaves it.
    await expect.poll(() => visitor.run(hasFocus, "h1")).toBe(true);
    await visitor.click("header nav > details summary");
    await visitor.click("header nav > details a[hreflang=de]");
    await expect.poll(() => visitor.textOf("h1")).toBe(words("de", "about.hero.title"));
    expect(await visitor.address()).toBe(pathOf("about", "de"));
  });

  test("on a phone the menu opens, leads on, and closes", async () => {
    await visitor.open(pathOf("home", "sv"), phone);
    await visitor.click(`${menu} summary`);
    await visitor.click(`${menu} a[href="${pathOf("about", "sv")}"]`);
    await expect.poll(() => visitor.textOf("h1")).toBe(words("sv", "about.hero.title"));
    await expect.poll(() => visitor.run(isOpen, menu)).toBe(false);
  });

  test("on a phone the language select leads to the same page", async () => {
    await visitor.open(pathOf("huskyTour", "en"), phone);
    await visitor.click(`${menu} summary`);
    await visitor.type("select[name=language]", "P");
    await expect.poll(visitor.address).toBe(pathOf("huskyTour", "pl"));
    await expect.poll(() => visitor.run(isOpen, menu)).toBe(false);
  });
}

function isOpen(selector: string): boolean | undefined {
  return document.querySelector<HTMLDetailsElement>(selector)?.open;
}

function hasFocus(selector: string): boolean {
  return document.activeElement?.matches(selector) ?? false;
}
