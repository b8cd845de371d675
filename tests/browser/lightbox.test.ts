import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type GalleryImageKey, galleryImages, galleryImagesOf } from "#domain/gallery.ts";
import type { Language } from "#domain/languages.ts";
import { pictureFile } from "#domain/pictures.ts";
import { pathOf } from "#domain/routes.ts";
import { hydrated, phone, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site);
const [first = "lavvu", second, ...others] = galleryImagesOf("dogSledding");
const last = others.at(-1);
const dialog = (page: Page) => page.locator("dialog[open]");

test("a press on a picture opens it enlarged, with its words", async () => {
  const page = await open("pl", "sauna");
  await expect.poll(() => enlarged(page)).toBe("sauna");
  expect(await dialog(page).locator("figcaption").innerText()).toContain(
    words("pl", "gallery.images.sauna"),
  );
  expect(await dialog(page).locator("img").getAttribute("alt")).toBe(
    words("pl", "gallery.images.sauna"),
  );
});

test.each([
  ["its button", "en", (page: Page) => press(page, "en", "close")],
  ["Escape", "de", (page: Page) => page.keyboard.press("Escape")],
  ["a press beside it", "sv", (page: Page) => page.mouse.click(5, 400)],
] as const)("%s closes the picture and gives the focus back", async (_, language, close) => {
  const page = await open(language, first);
  await close(page);
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(await page.locator(":focus").getAttribute("data-gallery-item")).toBe(first);
});

test.each(["en", "pl"] as const)(
  "buttons lead on and back, round the filter's end, in %s",
  async (language) => {
    const page = await open(language, first);
    await press(page, language, "previous");
    await expect.poll(() => enlarged(page)).toBe(last);
    await press(page, language, "next");
    await expect.poll(() => enlarged(page)).toBe(first);
    await press(page, language, "next");
    await expect.poll(() => enlarged(page)).toBe(second);
  },
);

test("arrow keys lead on and back, round the filter's end", async () => {
  const page = await open("de", first);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => enlarged(page)).toBe(last);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => enlarged(page)).toBe(first);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => enlarged(page)).toBe(second);
});

test.each([
  [-10, second],
  [-9, first],
  [9, first],
  [10, last],
])("a mouse drag of %i px sideways shows the right picture", async (by, expected) => {
  const page = await open("sv", first);
  await drag(page, 600, 600 + by);
  await expect.poll(() => enlarged(page)).toBe(expected);
});

test("a drag that ends beside the picture does not close it", async () => {
  const page = await open("en", first);
  await drag(page, 600, 5);
  expect(await dialog(page).count()).toBe(1);
});

test("a drag from one edge of the screen to the other leads on", async () => {
  const page = await open("en", first);
  await drag(page, 1000, 40);
  await expect.poll(() => enlarged(page)).toBe(second);
});

test.each([
  ["left", -60, 0, second],
  ["right", 60, 0, last],
  ["left by 9 px", -9, 0, first],
  ["down", 0, 80, first],
])("a finger's swipe %s shows the right picture on a phone", async (_, right, down, expected) => {
  const page = await open("pl", first, { viewport: phone, hasTouch: true, isMobile: true });
  await swipe(page, right, down);
  await expect.poll(() => enlarged(page)).toBe(expected);
});

async function open(language: Language, key: GalleryImageKey, visit = {}): Promise<Page> {
  const { category } = galleryImages[key];
  const page = await visitors.open(`${pathOf("gallery", language)}?category=${category}`, visit);
  await hydrated(page);
  await page.locator(`[data-gallery-item=${key}]`).click();
  await expect.poll(() => enlarged(page)).toBe(key);
  return page;
}

async function enlarged(page: Page): Promise<string | undefined> {
  const src = await dialog(page).locator("img").getAttribute("src");
  return galleryImagesOf("all").find(
    (key) => pictureFile(`gallery/${galleryImages[key].id}`).src === src,
  );
}

function press(page: Page, language: Language, button: "close" | "next" | "previous") {
  const name = words(language, `gallery.lightbox.${button}`);
  return dialog(page).getByRole("button", { name, exact: true }).click();
}

async function drag(page: Page, from: number, to: number): Promise<void> {
  await page.mouse.move(from, 400);
  await page.mouse.down();
  await page.mouse.move((from + to) / 2, 400);
  await page.mouse.move(to, 400);
  await page.mouse.up();
}

/** A real finger's way over the middle of the screen. */
async function swipe(page: Page, right: number, down: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part?: number) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: part === undefined ? [] : [{ x: 180 + right * part, y: 300 + down * part }],
    });
  await touch("touchStart", 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", part);
  await touch("touchEnd");
}
