import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, phone, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { filmsOf, heroPlays } from "../support/films.ts";
import { scrollTo } from "../support/scroll.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site);
const heroFilm = (page: Page) => page.locator("[data-hero] video");

test("a film in view plays without sound, over and over", async () => {
  const page = await visitors.open(pathOf("huskyTour", "de"));
  await soon(() => heroPlays(page)).toBe(true);
  expect((await filmsOf(page))[0]).toMatchObject({ muted: true, loop: true });
  const time = () => heroFilm(page).evaluate((video) => (video as HTMLVideoElement).currentTime);
  await soon(time).toBeGreaterThan(0.5);
});

test("a film plays only while it is in view", async () => {
  const page = await visitors.open(pathOf("home", "en"));
  await soon(() => playing(page)).toEqual([true, false, false, false, false]);
  const cards = await page.locator("video").nth(1).boundingBox();
  await scrollTo(page, cards?.y ?? 0);
  await soon(() => playing(page)).toEqual([false, true, true, true, true]);
  await scrollTo(page, 0);
  await soon(() => playing(page)).toEqual([true, false, false, false, false]);
});

test.each(enough<readonly Language[]>(["pl"], languages))(
  "one button stops and starts all films in %s",
  async (language) => {
    const page = await visitors.open(pathOf("laplandPackages", language));
    await soon(() => heroPlays(page)).toBe(true);
    await toggle(page).first().click();
    await soon(() => labels(page)).toEqual(Array(2).fill(words(language, "film.play")));
    expect(await playing(page)).toEqual([false, false, false, false]);
    await page.locator("video").nth(1).scrollIntoViewIfNeeded();
    await scrollTo(page, await page.evaluate(() => window.scrollY));
    expect(await playing(page)).toEqual([false, false, false, false]);
    await toggle(page).last().click();
    await soon(() => playing(page)).toEqual([false, true, true, true]);
    expect(await labels(page)).toEqual(Array(2).fill(words(language, "film.pause")));
  },
);

test("stopped films stay stopped on the next page", async () => {
  const page = await visitors.open(pathOf("home", "sv"), { viewport: phone });
  await hydrated(page);
  await toggle(page).first().click();
  await page.locator(`footer a[href="${pathOf("gallery", "sv")}"]`).click();
  await page.waitForURL(site.url + pathOf("gallery", "sv"));
  await soon(() => labels(page)).toEqual([words("sv", "film.play")]);
  expect((await filmsOf(page)).map(({ sources }) => sources)).toEqual([[]]);
});

function toggle(page: Page) {
  return page.locator("[data-film-toggle]");
}

async function playing(page: Page): Promise<boolean[]> {
  return (await filmsOf(page)).map(({ isPlaying }) => isPlaying);
}

function labels(page: Page): Promise<(string | null)[]> {
  return toggle(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
}
