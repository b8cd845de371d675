import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { largestPicture } from "#domain/media/pictures.ts";
import {
  findGalleryImages,
  galleryCategories,
  galleryImages,
} from "#domain/pages/gallery-images.ts";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site, { ...still, inOneTab: true });
const noScript = { javaScriptEnabled: false };

test("all 32 pictures are shown at first", async () => {
  const page = await open("sv");
  expect(await shown(page)).toEqual(findGalleryImages("all"));
  expect(await shown(page)).toHaveLength(32);
  expect(await pressed(page)).toEqual(["all"]);
});

test.each(enough<readonly Language[]>(["pl"], ["en", "pl"]))(
  "each filter shows its pictures alone in %s",
  async (language) => {
    const page = await open(language);
    for (const category of [...galleryCategories.slice(1), "all" as const]) {
      const button = page.locator(`button[data-category=${category}]`);
      expect(await button.innerText()).toBe(words(language, `gallery.categories.${category}`));
      await button.click();
      await soon(() => pressed(page)).toEqual([category]);
      expect(await shown(page), category).toEqual(findGalleryImages(category));
      expect(await page.locator("[aria-live=polite]:visible").first().innerText()).toMatch(
        new RegExp(`^${findGalleryImages(category).length}\\s`),
      );
    }
  },
);

test("the filter stands in the address and asks the server for pictures alone", async () => {
  const page = await open("de");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const category of ["dogSledding", "activities", "all"] as const) {
    await page.locator(`button[data-category=${category}]`).click();
    const query = category === "all" ? "" : `?category=${category}`;
    await soon(() => page.url()).toBe(site.url + pathOf("gallery", "de") + query);
  }
  await soon(() => shown(page)).toHaveLength(32);
  expect(asked.filter((path) => !path.startsWith("/images/"))).toEqual([]);
});

test("choosing a filter does not move the page", async () => {
  const page = await open("en", { viewport: phone });
  const button = page.locator("button[data-category=landscapes]");
  await button.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await button.click();
  await soon(() => shown(page)).toEqual(findGalleryImages("landscapes"));
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test.each([true, false])(
  "an address opens filtered, with script: %s",
  async (javaScriptEnabled) => {
    const address = `${pathOf("gallery", "sv")}?category=snowmobile`;
    const page = await visitors.open(address, { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    expect(await shown(page)).toEqual(findGalleryImages("snowmobile"));
    expect(await pressed(page)).toEqual(["snowmobile"]);
  },
);

test.each(["nonsense", ""])("an unknown filter '%s' shows all", async (category) => {
  const page = await visitors.open(`${pathOf("gallery", "pl")}?category=${category}`);
  expect(await shown(page)).toEqual(findGalleryImages("all"));
});

test("without script a filter's button asks the server", async () => {
  const page = await visitors.open(pathOf("gallery", "de"), noScript);
  for (const category of ["featured", "landscapes", "all"] as const) {
    await page.locator(`button[data-category=${category}]`).click();
    await page.waitForURL(`${site.url}${pathOf("gallery", "de")}?category=${category}`);
    expect(await shown(page)).toEqual(findGalleryImages(category));
    expect(await pressed(page)).toEqual([category]);
  }
});

test("without script a picture's link leads to its file", async () => {
  // The file's policy refuses the styles of the browser's own viewer, which still shows the picture.
  const expectedViolation = /style-src|Applying inline style violates/;
  const page = await visitors.open(pathOf("gallery", "en"), { ...noScript, expectedViolation });
  for (const key of findGalleryImages("all")) {
    const href = await page.locator(`[data-gallery-item=${key}]`).getAttribute("href");
    expect(href).toBe(largestPicture(`gallery/${galleryImages[key].id}`));
    expect((await site.get(String(href))).status, key).toBe(200);
  }
  await page.locator("[data-gallery-item=sauna]").click();
  await page.waitForURL(site.url + largestPicture("gallery/sauna"));
});

test.each(enough<readonly Language[]>(["pl"], languages))(
  "every picture says in %s what is seen",
  async (language) => {
    const page = await visitors.open(pathOf("gallery", language), noScript);
    const items = page.locator("[data-gallery-item]");
    const seen = await items
      .locator("img")
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt));
    const captions = await items.locator("span").allTextContents();
    for (const [texts, branch] of [
      [seen, "alts"],
      [captions, "images"],
    ] as const) {
      expect(texts).toEqual(
        findGalleryImages("all").map((key) => words(language, `gallery.${branch}.${key}`)),
      );
      expect(new Set(texts).size).toBe(32);
    }
    expect(seen.filter((text) => captions.includes(text))).toEqual([]);
  },
);

async function open(language: Language, visit = {}): Promise<Page> {
  const page = await visitors.open(pathOf("gallery", language), visit);
  await hydrated(page);
  return page;
}

function shown(page: Page): Promise<(string | null)[]> {
  return page
    .locator("[data-gallery-item]:has(img)")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-gallery-item")));
}

function pressed(page: Page): Promise<(string | null)[]> {
  return page
    .locator("button[data-category][aria-pressed=true]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-category")));
}
