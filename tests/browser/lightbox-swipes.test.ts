import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findGalleryImages } from "#domain/pages/gallery-images.ts";
import { phone, still, useBrowser } from "../support/browser.ts";
import { enlarged, openEnlarged } from "../support/lightbox.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const site = useSite();
const visitors = useBrowser(site, { ...still, inOneTab: true });
const [first = "lavvu", second, ...others] = findGalleryImages("dogSledding");
const last = others.at(-1);

test("a mouse drag of ten pixels sideways leads on and back, one of nine nowhere", async () => {
  const page = await openEnlarged(visitors, "sv", first);
  for (const [by, expected] of [
    [-9, first],
    [9, first],
    [-10, second],
    [10, first],
    [10, last],
  ] as const) {
    await drag(page, 600, 600 + by);
    await soon(() => enlarged(page), `after ${by} px`).toBe(expected);
  }
});

test("a drag up or down shows no other picture, however far it strays", async () => {
  const page = await openEnlarged(visitors, "de", first);
  for (const [down, aside] of [
    [400, 12],
    [-300, -60],
  ] as const) {
    await page.mouse.move(600, 400);
    await page.mouse.down();
    await page.mouse.move(600 + aside, 400 + down, { steps: 5 });
    await page.mouse.up();
  }
  expect(await enlarged(page)).toBe(first);
});

test("a drag from one edge of the screen to the other leads on", async () => {
  const page = await openEnlarged(visitors, "en", first);
  await drag(page, 1000, 40);
  await soon(() => enlarged(page)).toBe(second);
});

test("on a phone a finger's swipe leads on and back, one of nine pixels or down nowhere", async () => {
  const page = await openEnlarged(visitors, "pl", first, {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  });
  for (const [way, right, down, expected] of [
    ["left by 9 px", -9, 0, first],
    ["down", 0, 80, first],
    ["left", -60, 0, second],
    ["right", 60, 0, first],
    ["right once more", 60, 0, last],
  ] as const) {
    await swipe(page, right, down);
    await soon(() => enlarged(page), way).toBe(expected);
  }
});

async function drag(page: Page, from: number, to: number): Promise<void> {
  await page.mouse.move(from, 400);
  await page.mouse.down();
  await page.mouse.move((from + to) / 2, 400);
  await page.mouse.move(to, 400);
  await page.mouse.up();
}

/** Moves a real finger over the middle of the screen. */
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
