import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languageNames, languages } from "#domain/pages/languages.ts";
import { heroPictureOf } from "#domain/pages/page-media.ts";
import { type PageKey, pageFacts } from "#domain/pages/pages.ts";
import { pageKeys, pathOf } from "#domain/pages/routes.ts";
import { desktop, hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { isExampleFamily } from "../support/example-family.ts";
import { openPrepared } from "../support/prepared.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const site = useSite();
const visitors = useBrowser(site, { ...still, inOneTab: true });
const home = pathOf("home", "en");
const experiences = pageKeys.filter((page) => pageFacts(page).experience);

test("the header is see-through until the page is scrolled by more than 50 px, then darkens and blurs what is under it", async () => {
  const page = await visitors.open(home);
  await hydrated(page);
  expect(await look(page)).toEqual({ backgroundColor: "rgba(0, 0, 0, 0)", backdropFilter: "none" });
  expect(await isButtonFilled(page), "beside the first view's own button").toBe(false);
  expect(await scrolledAt(page, 49)).toBe("false");
  expect(await scrolledAt(page, 50)).toBe("false");
  expect(await scrolledAt(page, 51)).toBe("true");
  expect(await scrolledAt(page, 0)).toBe("false");
  await scrolledAt(page, 400);
  await expect.poll(async () => (await look(page)).backdropFilter).toContain("blur");
  await soon(() => isButtonFilled(page)).toBe(true);
  // The colour fades in from transparent.
  await expect.poll(async () => (await look(page)).backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
});

test.each([
  ["fails", { expected: /Loading chunk|Failed to load resource|dynamically imported|net::/ }],
  ["is switched off", { javaScriptEnabled: false }],
])("the header does so too where script %s, and only on a screen", async (_, visit) => {
  const page = await openPrepared(
    site,
    visitors,
    home,
    (page) => page.route("**/assets/*.js", (route) => route.abort()),
    visit,
  );
  const scroll = (top: number) => page.evaluate((y) => window.scrollTo({ top: y }), top);
  await scroll(51);
  const dark = { backgroundColor: "rgba(11, 22, 38, 0.82)", backdropFilter: "blur(14px)" };
  await soon(() => look(page)).toEqual(dark);
  await soon(() => isButtonFilled(page)).toBe(true);
  await scroll(50);
  await soon(() => look(page)).toMatchObject({ backgroundColor: "rgba(0, 0, 0, 0)" });
  expect(await isButtonFilled(page)).toBe(false);
  await scroll(400);
  await page.emulateMedia({ media: "print" });
  const { backgroundColor } = await look(page);
  expect(backgroundColor).toBeOneOf(["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"]);
});

test("where no timeline follows the scrolling, and no script either, the header is dark", async () => {
  const withoutTimelines = (page: Page) =>
    page.route("**/*.css", async (route) => {
      const styles = await route.fetch();
      const text = await styles.text();
      await route.fulfill({ response: styles, body: text.replaceAll("animation-timeline", "-x-") });
    });
  const page = await openPrepared(site, visitors, home, withoutTimelines, {
    javaScriptEnabled: false,
  });
  expect(await look(page)).toMatchObject({ backgroundColor: "rgb(11, 22, 38)" });
});

test("on a phone the hamburger opens the links, the booking button and the language select", async () => {
  const page = await visitors.open(home, { viewport: phone });
  const menu = page.locator("[data-mobile-menu]");
  const panel = menu.locator("nav");
  await expect.poll(() => panel.isVisible()).toBe(false);
  await menu.locator("summary").click();
  // The plan is reached from what it is about.
  for (const key of pageKeys.filter((key) => key !== "plan")) {
    expect(await panel.locator(`a[href="${pathOf(key, "en")}"]`).isVisible(), key).toBe(true);
  }
  expect(await panel.locator("select[name=language]").isVisible()).toBe(true);
});

test("the panel fills a phone's screen, scrolls where it is lower, and the page behind it stays", async () => {
  const page = await openMenu();
  const panel = page.locator("[data-mobile-menu] nav");
  const { width = 0, height: top = 0 } = (await page.locator("header").boundingBox()) ?? {};
  const height = phone.height - top;
  expect(await panel.boundingBox()).toEqual({ x: 0, y: top, width, height });
  await page.mouse.move(width / 2, phone.height / 2);
  await page.mouse.wheel(0, 2000);
  const low = { width: 480, height: 240 };
  await page.setViewportSize(low);
  await page.mouse.move(low.width / 2, low.height / 2);
  await page.mouse.wheel(0, 2000);
  const select = page.locator("select[name=language]");
  const bottom = () => select.evaluate((element) => element.getBoundingClientRect().bottom);
  await soon(bottom).toBeLessThan(low.height);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the mobile menu closes on Escape, on a press outside it and when a link in it is followed", async () => {
  const page = await openMenu();
  await page.keyboard.press("Escape");
  expect(await isMenuOpen(page), "after Escape").toBe(false);
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  expect(focused, "Escape gives the focus back to the hamburger").toBe("SUMMARY");
  await pressHamburger(page);
  await page.mouse.click(phone.width - 80, 5);
  expect(await isMenuOpen(page), "after a press outside").toBe(false);
  await pressHamburger(page);
  await page.locator(`[data-mobile-menu] a[href="${pathOf("about", "en")}"]`).click();
  await page.waitForURL(site.url + pathOf("about", "en"));
  expect(await isMenuOpen(page), "after a link").toBe(false);
});

test("the mobile menu is forced closed when the window grows to 768 px", async () => {
  const page = await openMenu();
  await page.setViewportSize({ width: 767, height: 800 });
  expect(await isMenuOpen(page)).toBe(true);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect.poll(() => isMenuOpen(page)).toBe(false);
});

test("the experiences open with pictures that nothing asks for before, and close as one goes on", async () => {
  const page = await visitors.tab();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.url + pathOf("contact", "en"));
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const menu = page.locator("header li details");
  const pictures = menu.locator("img");
  await soon(() => pictures.count()).toBe(experiences.length);
  const isAsked = (key: PageKey) => asked.some((path) => path.includes(`/${heroPictureOf(key)}-`));
  expect(experiences.filter(isAsked), "asked for before").toEqual([]);
  await menu.locator("summary").click();
  await soon(() => experiences.filter(isAsked)).toEqual(experiences);
  await page.mouse.click(300, 600);
  expect(await menu.getAttribute("open"), "after a press outside").toBeNull();
  await menu.locator("summary").click();
  await menu.locator(`a[href="${pathOf("snowmobileSafari", "en")}"]`).click();
  await page.waitForURL(site.url + pathOf("snowmobileSafari", "en"));
  expect(await menu.getAttribute("open"), "after a link").toBeNull();
  const current = menu.locator("[aria-current=page]");
  await soon(() => current.getAttribute("href")).toBe(pathOf("snowmobileSafari", "en"));
});

test("the language dropdown lists every language, the current one bold", async () => {
  const page = await visitors.open(pathOf("home", "sv"), { viewport: desktop });
  await page.locator("header nav > details summary").click();
  const links = page.locator("header nav > details a[hreflang]");
  expect(await links.allInnerTexts()).toEqual(languages.map((language) => languageNames[language]));
  const weights = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, Number(getComputedStyle(link).fontWeight)]),
  );
  for (const [name, weight] of weights) {
    expect(weight, String(name)).toBe(name === languageNames.sv ? 700 : 400);
  }
});

// The longest words are German and Polish.
test.each(enough<readonly Language[]>(["de", "pl"], languages))(
  "nothing of the header is cut off in %s",
  async (language) => {
    const page = await visitors.open(pathOf("home", language));
    for (const width of [320, 360, 767]) {
      await page.setViewportSize({ width, height: 800 });
      const right = await page
        .locator("header :is(a, summary):visible")
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
      expect(right, `at ${width} px`).toBeLessThanOrEqual(width);
    }
    // In which the header has least room, as app/layout/header.module.css changes there.
    for (const width of [768, 960, 1024, 1160, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const [logo, menu, column] = await page
        .locator("header > a, header > nav, footer > blockquote")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      expect(logo?.left, `on the text's edge at ${width} px`).toBeCloseTo(column?.left ?? 0, 0);
      // Another family's longer name or words may take a second line.
      if (!isExampleFamily) continue;
      expect(menu?.right, `on the text's edge at ${width} px`).toBeCloseTo(column?.right ?? 0, 0);
      expect(logo?.right, `apart at ${width} px`).toBeLessThan(menu?.left ?? 0);
      expect(menu?.height, `one line at ${width} px`).toBeLessThan(50);
    }
  },
);

test("a menu of eight entries and a long name take a second line, and nothing is cut off or covers another", async () => {
  const page = await visitors.open(pathOf("home", "de"));
  await hydrated(page);
  await page.evaluate(() => {
    const last = document.querySelector("header > nav > ul > li:last-child");
    if (last) last.parentNode?.appendChild(last.cloneNode(true));
    const name = document.querySelector("header > a > span");
    if (name) name.textContent = "Fjällgården i Ammarnäs och Sorsele";
  });
  for (const width of [768, 960, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page
      .locator("header > a, header > nav :is(li > a, summary, nav > a):visible")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(8);
    for (const [index, box] of boxes.entries()) {
      expect(box.left, `at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(box.right, `at ${width} px`).toBeLessThanOrEqual(width);
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          box.right <= other.left + 1 ||
          other.right <= box.left + 1 ||
          box.bottom <= other.top + 1 ||
          other.bottom <= box.top + 1;
        expect(isApart, `at ${width} px`).toBe(true);
      }
    }
  }
});

function look(page: Page) {
  return page.locator("header").evaluate((header) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(header);
    return { backgroundColor, backdropFilter };
  });
}

function isButtonFilled(page: Page): Promise<boolean> {
  return page
    .locator("header > nav > a")
    .evaluate((button) => getComputedStyle(button).backgroundColor === "rgb(111, 240, 184)");
}

async function openMenu(): Promise<Page> {
  const page = await visitors.open(home, { viewport: phone });
  await hydrated(page);
  await pressHamburger(page);
  return page;
}

async function pressHamburger(page: Page): Promise<void> {
  await page.locator("[data-mobile-menu] summary").click();
  expect(await isMenuOpen(page)).toBe(true);
}

function isMenuOpen(page: Page): Promise<boolean> {
  return page.locator("[data-mobile-menu]").evaluate((menu) => (menu as HTMLDetailsElement).open);
}

async function scrolledAt(page: Page, top: number): Promise<string | null> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return page.locator("header").getAttribute("data-scrolled");
}
