import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findGalleryImages } from "#domain/pages/gallery-images.ts";
import type { Language } from "#domain/pages/languages.ts";
import { legalPathOf, pathOf } from "#domain/pages/routes.ts";
import { desktop, hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { held } from "../support/held.ts";
import { dialog, enlarged, openEnlarged } from "../support/lightbox.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site, { ...still, inOneTab: true });
const [first = "lavvu", second, ...others] = findGalleryImages("dogSledding");
const last = others.at(-1);

test("a press on a picture opens it enlarged, with its words", async () => {
  const page = await openEnlarged(visitors, "pl", "longTable");
  expect(await dialog(page).locator("figcaption").innerText()).toContain(
    words("pl", "gallery.images.longTable"),
  );
  expect(await dialog(page).locator("img").getAttribute("alt")).toBe(
    words("pl", "gallery.alts.longTable"),
  );
});

test("until its file has come, an enlarged picture shows the small one, in its own shape", async () => {
  const { hold, release } = held();
  const page = await openEnlarged(visitors, "en", "longTable", { viewport: desktop });
  await page.keyboard.press("Escape");
  const tile = page.locator("[data-gallery-item=sauna] img");
  await tile.scrollIntoViewIfNeeded();
  await soon(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
  const small = await tile.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.route("**/gallery/sauna-1600.*", hold);
  await page.locator("[data-gallery-item=sauna]").click();
  await soon(() => enlarged(page)).toBe("sauna");
  const [shape, behind, tone] = await dialog(page)
    .locator("img")
    .evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const frame = getComputedStyle(image.closest("[style]") ?? image);
      return [width / height, frame.backgroundImage, getComputedStyle(image).backgroundColor];
    });
  expect(shape).toBeCloseTo(0.8, 1);
  expect(behind).toContain(small);
  expect(tone).toBe("rgba(0, 0, 0, 0)");
  release();
});

test.each([
  ["its button", "en", (page: Page) => press(page, "en", "close")],
  ["Escape", "de", (page: Page) => page.keyboard.press("Escape")],
  ["a press on its rim", "sv", (page: Page) => page.mouse.click(5, 400)],
  ["a press in the dark beside it", "pl", (page: Page) => page.mouse.click(80, 200)],
] as const)("%s closes the picture and gives the focus back", async (_, language, close) => {
  const page = await openEnlarged(visitors, language, first);
  await close(page);
  await soon(() => dialog(page).count()).toBe(0);
  expect(await page.locator(":focus").getAttribute("data-gallery-item")).toBe(first);
});

test("Back closes the picture and leaves the gallery where it was; Forward opens it again", async () => {
  const page = await openEnlarged(visitors, "en", last ?? first, { viewport: phone });
  const address = page.url();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press("ArrowRight");
  await page.goBack();
  await soon(() => dialog(page).count()).toBe(0);
  expect(page.url()).toBe(address);
  expect(await scrollTop(page)).toBe(place);
  await page.goForward();
  await soon(() => dialog(page).count()).toBe(1);
  await page.reload();
  await soon(() => enlarged(page)).toBe(last ?? first);
  await page.keyboard.press("Escape");
  await soon(() => dialog(page).count()).toBe(0);
});

test("after its button, two presses on it or Escape one Back leads to the page before the gallery", async () => {
  const page = await visitors.open(legalPathOf("privacy"));
  await hydrated(page);
  await page.locator(`footer a[href="${pathOf("about", "en")}"]`).click();
  await page.waitForURL(site.url + pathOf("about", "en"));
  for (const [way, close] of [
    ["its button", () => press(page, "en", "close")],
    ["two presses on its button", () => pressCloseTwice(page)],
    ["Escape", () => page.keyboard.press("Escape")],
  ] as const) {
    await page.locator(`footer a[href="${pathOf("gallery", "en")}"]`).click();
    await page.waitForURL(site.url + pathOf("gallery", "en"));
    await page.locator(`[data-gallery-item=${first}]`).click();
    await soon(() => dialog(page).count()).toBe(1);
    await close();
    await soon(() => dialog(page).count()).toBe(0);
    // Escape hides the dialog a moment before its entry is taken back.
    await soon(() => page.evaluate(() => window.history.state.usr ?? undefined)).toBeUndefined();
    expect(page.url(), way).toBe(site.url + pathOf("gallery", "en"));
    // The driver's own Back could still count from the entry that the closing has just left.
    await page.evaluate(() => history.back());
    await soon(() => page.locator("h1").innerText(), way).toBe(words("en", "about.hero.title"));
    expect(page.url(), way).toBe(site.url + pathOf("about", "en"));
  }
});

test.each(enough<readonly Language[]>(["pl"], ["en", "pl"]))(
  "buttons and arrow keys lead on and back, round the filter's end, in %s",
  async (language) => {
    const page = await openEnlarged(visitors, language, first);
    for (const [means, back, on] of [
      ["buttons", () => press(page, language, "previous"), () => press(page, language, "next")],
      ["keys", () => page.keyboard.press("ArrowLeft"), () => page.keyboard.press("ArrowRight")],
    ] as const) {
      await back();
      await soon(() => enlarged(page), means).toBe(last);
      await on();
      await soon(() => enlarged(page), means).toBe(first);
      await on();
      await soon(() => enlarged(page), means).toBe(second);
      await back();
      await soon(() => enlarged(page), means).toBe(first);
    }
  },
);

test("a press that begins on its words or its next button and ends beside it does nothing", async () => {
  const page = await openEnlarged(visitors, "en", first);
  for (const start of ["figcaption", "[data-lightbox-next]"]) {
    await dialog(page).locator(start).hover();
    await page.mouse.down();
    await page.mouse.move(desktop.width / 2, desktop.height - 2);
    await page.mouse.up();
    expect(await dialog(page).count(), start).toBe(1);
    expect(await enlarged(page), start).toBe(first);
  }
});

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Presses the close button a second time before the page has reacted to the first. */
function pressCloseTwice(page: Page): Promise<void> {
  const name = words("en", "gallery.lightbox.close");
  return dialog(page)
    .getByRole("button", { name, exact: true })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
}

function press(page: Page, language: Language, button: "close" | "next" | "previous") {
  const name = words(language, `gallery.lightbox.${button}`);
  return dialog(page).getByRole("button", { name, exact: true }).click();
}
