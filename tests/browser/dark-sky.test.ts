import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Language } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const site = useSite();
const visitors = useBrowser(site);
const wordsIn = (language: Language) => getCatalogue(language).experiences.northernLights.dark;
const said = (page: Page) => page.locator("dialog[open] [aria-live=polite] p").allInnerTexts();
const isFocused = (button: HTMLElement) => button === document.activeElement;

test("lights off: the page is dark, the sky comes with a line after the other, and Escape brings the page back", async () => {
  const { off, on, lines } = wordsIn("pl");
  const page = await visitors.tab();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(site.url + pathOf("northernLights", "pl"));
  await hydrated(page);
  const button = page.getByRole("button", { name: off });
  await button.scrollIntoViewIfNeeded();
  expect(asked.filter((url) => url.includes("aurora-forest"))).toEqual([]);
  await page.clock.install();
  await button.click();
  const dialog = page.getByRole("dialog", { name: lines[0] });
  await dialog.and(page.locator("[data-sky-shown=true]")).waitFor();
  expect(await said(page)).toEqual([lines[0]]);
  const sky = dialog.locator("img").first();
  const brightness = () => sky.evaluate((image) => getComputedStyle(image).filter);
  expect(await brightness()).toBe("brightness(0)");
  await page.clock.runFor(4_000);
  await soon(() => said(page)).toEqual([lines[1]]);
  await page.clock.runFor(4_000);
  await soon(() => said(page)).toEqual([lines[2]]);
  await sky.evaluate((image) => {
    for (const animation of image.getAnimations()) animation.finish();
  });
  expect(await brightness()).toBe("brightness(1)");
  expect(await dialog.getByRole("button", { name: on }).evaluate(isFocused)).toBe(true);
  await page.keyboard.press("Escape");
  await soon(() => page.locator("dialog[open]").count()).toBe(0);
  expect(await button.evaluate(isFocused)).toBe(true);
});

test("who wants no motion sees the sky and reads all lines at once, and a click brings the page back", async () => {
  const { off, on, lines } = wordsIn("sv");
  const page = await visitors.open(pathOf("northernLights", "sv"), still);
  await hydrated(page);
  const button = page.getByRole("button", { name: off });
  await button.click();
  const dialog = page.locator("dialog[data-sky-shown=true]");
  await dialog.waitFor();
  expect(await said(page)).toEqual(lines);
  const filter = () =>
    dialog
      .locator("img")
      .first()
      .evaluate((image) => getComputedStyle(image).filter);
  await soon(filter).toBe("brightness(1)");
  await dialog.getByRole("button", { name: on }).click();
  await soon(() => page.locator("dialog[open]").count()).toBe(0);
  expect(await button.evaluate(isFocused)).toBe(true);
});
