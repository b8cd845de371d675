import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pageKeys, pathOf } from "#domain/routes.ts";
import { desktop, hydrated, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { hardToRead } from "../support/words-on-pictures.ts";

const site = useSite();
const visitors = useBrowser(site);
const screens = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const filmShares = [0, 1 / 3, 2 / 3];
const onPicture = "header, [data-hero]";

// German has the longest words.
test.each(pageKeys)("the words over the picture of %s can be read on every screen", async (key) => {
  const page = await visitors.open(pathOf(key, "de"), { viewport: desktop });
  await hydrated(page);
  const film = page.locator("[data-hero] video");
  const hasFilm = (await film.count()) > 0;
  if (hasFilm) await stop(page);
  for (const share of hasFilm ? filmShares : [0]) {
    if (share > 0) await film.evaluate(seek, share);
    for (const [width, height] of share > 0 ? [screens[0], screens[3]] : screens) {
      await page.setViewportSize({ width, height });
      await page.locator("[data-hero] img").evaluate(shown);
      expect(await hardToRead(page, onPicture), `${width} px, ${share} of the film`).toEqual([]);
    }
  }
});

async function stop(page: Page): Promise<void> {
  const film = page.locator("[data-hero] video");
  await soon(() => film.getAttribute("data-film")).toBe("playing");
  await page.locator("[data-hero] [data-film-toggle]").click();
  await soon(() => film.getAttribute("data-film")).toBe("paused");
}

function seek(element: Element, share: number): Promise<void> {
  const film = element as HTMLVideoElement;
  return new Promise((done) => {
    film.requestVideoFrameCallback(() => done());
    film.currentTime = share * film.duration;
  });
}

/** Resolves when the file that the browser chose for this screen is painted. */
async function shown(image: Element): Promise<void> {
  await new Promise(requestAnimationFrame);
  await (image as HTMLImageElement).decode();
}
