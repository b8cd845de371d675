import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site, { savesData: true, inOneTab: true });
const calmVisitors = useBrowser(site, { ...still, inOneTab: true });

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

test.each([
  ["came back to the page that they began with", "about"],
  ["pressed the link of the page they are on", "home"],
] as const)("who %s can go on from there", async (_, first) => {
  const page = await calmVisitors.open(pathOf("home", "en"));
  await hydrated(page);
  for (const key of [first, "home", "gallery"] as const) {
    await page
      .locator(`header a[href="${pathOf(key, "en")}"]`)
      .filter({ visible: true })
      .first()
      .click();
    await expect.poll(() => page.locator("h1").innerText()).toBe(words("en", `${key}.hero.title`));
    await page.locator("h1:focus").waitFor();
  }
});

test("on a phone calling and booking stay at hand once the hero is gone", async () => {
  const page = await calmVisitors.open(pathOf("home", "en"), { viewport: phone });
  await hydrated(page);
  const call = page.locator("nav[data-visible] a[href^='tel:']");
  expect(await call.isVisible()).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await expect.poll(() => call.isVisible()).toBe(true);
  await page.locator(`nav[data-visible] a[href="${pathOf("book", "en")}"]`).click();
  await page.waitForURL(site.url + pathOf("book", "en"));
});

test("leaving the language menu by keyboard closes it", async () => {
  const page = await calmVisitors.open(pathOf("home", "en"));
  await hydrated(page);
  const menu = page.locator("header nav > details");
  await menu.locator("summary").click();
  for (const _ of [...languages, "book"]) await page.keyboard.press("Tab");
  expect(await menu.getAttribute("open")).toBeNull();
});

test("after going back to a page without a language in its address, text and lang agree", async () => {
  const page = await calmVisitors.open("/privacy", { locale: "pl-PL" });
  await hydrated(page);
  await page
    .locator(`footer a[href="${pathOf("home", "pl")}"]`)
    .first()
    .click();
  await page.waitForURL(site.url + pathOf("home", "pl"));
  await page.locator("footer a[hreflang=sv]").click();
  await page.waitForURL(site.url + pathOf("home", "sv"));
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("sv");
  await page.evaluate(() => history.go(-2));
  await page.waitForURL(`${site.url}/privacy`);
  await expect.poll(() => page.locator("h1").innerText()).toBe(words("sv", "legal.privacy.title"));
  expect(await page.locator("html").getAttribute("lang")).toBe("sv");
});

test("a keyboard visitor can skip to the content", async () => {
  const page = await calmVisitors.open(pathOf("home", "en"));
  await hydrated(page);
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  expect(await focused.getAttribute("href")).toBe("#content");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toContain("#content");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("content");
});

async function openScrolled(): Promise<Page> {
  const page = await visitors.open(pathOf("home", "en"));
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  return page;
}

test("a page that is loaded anew stands where it stood", async () => {
  const page = await visitors.open(pathOf("about", "en"));
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(900);
  await hydrated(page);
  expect(await scrollTop(page)).toBe(900);
});

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}
