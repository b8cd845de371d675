import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pageFacts } from "#domain/pages/pages.ts";
import { pageKeys, pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { hardToRead } from "../support/words-on-pictures.ts";

const site = useSite();
const visitors = useBrowser(site, { ...still, inOneTab: true });
const onPicture = "header, [data-hero]";
const wide = { width: 1440, height: 900 };
// Its films show what those of a desktop show, in half of the pixels to decode.
const tablet = { width: 768, height: 1024 };
const few = [wide, tablet, { width: 390, height: 844 }];
const all = [...few, { width: 1920, height: 1080 }, { width: 1024, height: 768 }];
const screens = enough(few, all);

// German, whose words are the longest, reaches farthest into a picture.
test.each(pageKeys.filter((key) => pageFacts(key).hero))(
  "the words over the picture of %s can be read, and touch no control of it",
  async (key) => {
    const page = await visitors.open(pathOf(key, "de"), { viewport: wide });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.locator("[data-hero] img").evaluate(isPainted);
      expect(await hardToRead(page, onPicture), `at ${screen.width} px`).toEqual([]);
    }
    if (await hasFilm(page)) {
      await page.setViewportSize(enough(tablet, wide));
      await showMiddle(page);
      await page.setViewportSize(wide);
      expect(await hardToRead(page, onPicture), "in the middle of the film").toEqual([]);
      for (const width of [320, 390, 768, 1024]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await toggle(page).evaluate(touched), `at ${width} px`).toEqual([]);
      }
    }
  },
);

function toggle(page: Page) {
  return page.locator("[data-hero] [data-film-toggle]");
}

async function hasFilm(page: Page): Promise<boolean> {
  return (await page.locator("[data-hero] video").count()) > 0;
}

/** Shows the frame in the middle of the hero's film, whose first is its poster. */
async function showMiddle(page: Page): Promise<void> {
  await hydrated(page);
  const film = page.locator("[data-hero] video");
  // It starts and stops: a film that goes on playing would take half a processor.
  await toggle(page).dblclick();
  await soon(() => film.getAttribute("data-film")).toBe("paused");
  await film.evaluate(
    (element) =>
      new Promise((shown) => {
        const video = element as HTMLVideoElement;
        video.requestVideoFrameCallback(shown);
        video.currentTime = video.duration / 2;
      }),
  );
}

/** Resolves when the file that the browser chose for this screen is painted. */
async function isPainted(image: Element): Promise<void> {
  await new Promise(requestAnimationFrame);
  await (image as HTMLImageElement).decode();
}

/** The words and buttons of the hero whose boxes meet that of a button. */
function touched(button: Element): string[] {
  const own = button.getBoundingClientRect();
  const all = [...(button.closest("[data-hero]")?.querySelectorAll("h1, p, a") ?? [])];
  const met = all.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  });
  return met.map((one) => one.textContent ?? "");
}
