import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import type { PageKey } from "#domain/pages/pages.ts";
import { pageKeys, pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { fillBooking, send } from "../support/filling.ts";
import { scrollTo } from "../support/scroll.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const site = useSite();
const calmVisitors = useBrowser(site, { ...still, inOneTab: true });
const visitors = useBrowser(site, { savesData: true, inOneTab: true });
// Each kind of thing that moves is on one of these.
const moved = enough<readonly PageKey[]>(["home", "northernLights", "gallery", "book"], pageKeys);

test("nothing of any page moves for who wants little motion", async () => {
  const page = await calmVisitors.tab();
  for (const key of moved) {
    await page.goto(site.url + pathOf(key, "de"));
    await hydrated(page);
    await soon(() => moving(page), key).toEqual([]);
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
    await soon(() => moving(page), `the end of ${key}`).toEqual([]);
  }
});

test("what a pointer touches changes at once for who wants little motion", async () => {
  const page = await calmVisitors.open(pathOf("gallery", "en"));
  await hydrated(page);
  await page.evaluate(noteDurations);
  await page.locator("[data-gallery-item]").first().hover();
  await page.locator("header a[href]:visible").last().hover();
  await page.locator("button[data-category=all]").hover();
  expect(await longest(page)).toBeLessThan(1);
});

test("a request on its way turns no wheel for who wants little motion", async () => {
  const page = await calmVisitors.open(pathOf("book", "sv"));
  await page.route(`**${submissionPaths.booking}`, () => {});
  await hydrated(page);
  await fillBooking(page);
  await send(page, "booking");
  await page.locator("#booking-form [aria-busy=true]").waitFor();
  await soon(() => moving(page)).toEqual([]);
});

test.each([
  ["at once for who wants little motion", "about", calmVisitors, false],
  ["smoothly for everyone else", "about", visitors, true],
  ["at once, the page one is on too", "home", calmVisitors, false],
  ["smoothly, the page one is on too", "home", visitors, true],
] as const)("a new page is scrolled to its hero %s", async (_, key, those, isSmooth) => {
  const page = await those.open(pathOf("home", "pl"));
  await hydrated(page);
  await scrollTo(page, 1200);
  await page.evaluate(noteScrolling);
  await page
    .locator(`header a[href="${pathOf(key, "pl")}"]`)
    .first()
    .click();
  await page.waitForURL(site.url + pathOf(key, "pl"));
  await soon(() => page.evaluate(() => Math.round(window.scrollY))).toBe(0);
  // Not the places that it passes: a busy machine paints none of them.
  const behavior = await page.locator("html").getAttribute("data-scrolled-by");
  expect(behavior === "smooth").toBe(isSmooth);
});

/** The elements that are animated on a page now. The header only changes its colour at a place of the page. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .flatMap((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        const name = "animationName" in animation ? animation.animationName : "transition";
        const follows = animation.timeline !== document.timeline;
        return follows && target?.closest("header") ? [] : `${name} of ${target?.tagName}`;
      }),
  );
}

/** Records in the document how long, in milliseconds, the longest transition takes. */
function noteDurations() {
  let maxMs = 0;
  document.addEventListener("transitionrun", () => {
    for (const { effect } of document.getAnimations()) {
      maxMs = Math.max(maxMs, Number(effect?.getComputedTiming().endTime));
    }
    document.documentElement.dataset.longest = String(maxMs);
  });
}

async function longest(page: Page): Promise<number> {
  return Number(await page.locator("html").getAttribute("data-longest"));
}

/** Records in the document how an element is scrolled to. */
function noteScrolling() {
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (this: Element, options) {
    const { behavior = "auto" } = typeof options === "object" ? options : {};
    document.documentElement.dataset.scrolledBy = behavior;
    scrollIntoView.call(this, options);
  };
}
