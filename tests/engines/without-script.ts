import { expect, test } from "vitest";
import { pathOf } from "#domain/routes.ts";
import { phone } from "../support/browser.ts";
import { words } from "../support/words.ts";
import type { Visitor } from "./visitor.ts";

const menu = "[data-mobile-menu]";

export function testLinksWithoutScript(visitor: Visitor): void {
  test("the menu and the list of languages lead on", async () => {
    await visitor.open(pathOf("about", "en"));
    await visitor.click(`header nav a[href="${pathOf("gallery", "en")}"]`);
    await expect.poll(() => visitor.textOf("h1")).toBe(words("en", "gallery.hero.title"));
    await visitor.click("header nav > details summary");
    await visitor.click("header nav > details a[hreflang=de]");
    await expect.poll(() => visitor.textOf("h1")).toBe(words("de", "gallery.hero.title"));
  });

  test("on a phone the menu opens, and its languages are links", async () => {
    await visitor.open(pathOf("about", "en"), phone);
    await visitor.click(`${menu} summary`);
    await visitor.click(`${menu} a[hreflang=pl]`);
    await expect.poll(() => visitor.textOf("h1")).toBe(words("pl", "about.hero.title"));
  });
}
