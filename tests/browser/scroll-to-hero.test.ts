import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { scrollTo } from "../support/scroll.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const site = useSite();
const visitors = useBrowser(site, { savesData: true, inOneTab: true });
const calmVisitors = useBrowser(site, { ...still, inOneTab: true });

test("a page whose hero is not at its top is scrolled to the hero", async () => {
  const page = await openScrolled("pl");
  await pushDown(page);
  await follow(page, pathOf("about", "pl"));
  const hero = page.locator("[data-hero]");
  await soon(async () => Math.round((await hero.boundingBox())?.y ?? 0)).toBe(
    await paddingOf(page),
  );
  expect(await scrollTop(page)).toBeGreaterThan(300);
});

test("a page on which no hero appears is scrolled to its top", async () => {
  const page = await openScrolled("sv");
  await pushDown(page);
  await page.evaluate(() => {
    const unmark = () => {
      for (const hero of document.querySelectorAll("[data-hero]"))
        hero.removeAttribute("data-hero");
    };
    new MutationObserver(unmark).observe(document.body, { childList: true, subtree: true });
  });
  await follow(page, pathOf("about", "sv"));
  await soon(() => scrollTop(page)).toBe(0);
});

test.each([
  ["the logo on the home page", "home", "", "header > a"],
  ["the menu on the home page", "home", "", "header nav a"],
  ["the header's button on the booking page", "book", "", "header nav > a"],
  ["the season's button on the booking page", "book", "?package=7-day", "footer section a"],
  ["the menu on the gallery with a filter", "gallery", "?category=snowmobile", "header nav a"],
] as const)(
  "%s, a link to the page one is on, leads to the hero and the heading",
  async (_, key, query, link) => {
    const path = pathOf(key, "en");
    const page = await calmVisitors.open(path + query);
    await hydrated(page);
    await scrollTo(page, 900);
    await page.locator(`${link}[href="${path}"]`).filter({ visible: true }).first().click();
    await soon(() => scrollTop(page)).toBe(0);
    await soon(() => page.locator(":focus").evaluate(({ tagName }) => tagName)).toBe("H1");
    expect(page.url()).toBe(site.url + path);
  },
);

test("a link to the page one is on adds no step to go back", async () => {
  const page = await openScrolled("pl");
  const steps = await page.evaluate(() => history.length);
  await follow(page, pathOf("home", "pl"));
  await soon(() => scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

async function openScrolled(language: "pl" | "sv"): Promise<Page> {
  const page = await visitors.open(pathOf("home", language));
  await hydrated(page);
  await scrollTo(page, 900);
  return page;
}

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).first().click();
  await page.waitForURL(site.url + path);
}

/** Adds so much space above the pages that a hero is not at the top. */
async function pushDown(page: Page): Promise<void> {
  await page.locator("main").evaluate((main) => {
    main.style.paddingTop = "500px";
  });
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** How far below the window's top the page stops when it scrolls to an element. */
function paddingOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.round(Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)),
  );
}
