import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/routes.ts";
import { hydrated, phone, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site);

test("a new page is scrolled to its hero", async () => {
  const page = await openScrolled();
  await page
    .locator(`header a[href="${pathOf("about", "en")}"]`)
    .first()
    .click();
  await page.waitForURL(site.url + pathOf("about", "en"));
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("back and forward return to where the visitor was", async () => {
  const page = await openScrolled();
  const before = await scrollTop(page);
  await page
    .locator(`header a[href="${pathOf("about", "en")}"]`)
    .first()
    .click();
  await page.waitForURL(site.url + pathOf("about", "en"));
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test("on a phone calling and booking stay at hand once the hero is gone", async () => {
  const page = await visitors.open(pathOf("home", "en"), { viewport: phone });
  await hydrated(page);
  const call = page.locator("nav[data-visible] a[href^='tel:']");
  expect(await call.isVisible()).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await expect.poll(() => call.isVisible()).toBe(true);
  await page.locator(`nav[data-visible] a[href="${pathOf("book", "en")}"]`).click();
  await page.waitForURL(site.url + pathOf("book", "en"));
});

test("a keyboard visitor can skip to the content", async () => {
  const page = await visitors.open(pathOf("home", "en"));
  await hydrated(page);
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  expect(await focused.getAttribute("href")).toBe("#content");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toContain("#content");
});

async function openScrolled(): Promise<Page> {
  const page = await visitors.open(pathOf("home", "en"));
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  return page;
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}
