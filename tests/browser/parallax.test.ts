import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { desktop, phone, useBrowser } from "../support/browser.ts";
import { scrollTo } from "../support/scroll.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const site = useSite();
const visitors = useBrowser(site, { savesData: true, inOneTab: true });

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
])("on %s the home page's background falls behind by 0.3 px for each px", async (_, viewport) => {
  const page = await visitors.open(pathOf("home", "pl"), { viewport });
  expect(await behind(page)).toBeCloseTo(0, 0);
  await scrollTo(page, 200);
  await soon(() => behind(page)).toBeCloseTo(60, 0);
  await scrollTo(page, 400);
  await soon(() => behind(page)).toBeCloseTo(120, 0);
  await scrollTo(page, 0);
  await soon(() => behind(page)).toBeCloseTo(0, 0);
});

test.each([
  ["for who wants little motion", "home", { reducedMotion: "reduce" }],
  ["on the other pages", "gallery", {}],
] as const)("%s the background stays", async (_, key, visit) => {
  const page = await visitors.open(pathOf(key, "en"), visit);
  for (const top of [0, 200, 400]) {
    await scrollTo(page, top);
    expect(await behind(page)).toBeCloseTo(0, 0);
  }
});

/** How many pixels the hero's background is lower than the hero. */
function behind(page: Page): Promise<number> {
  return page.locator("[data-hero]").evaluate((hero) => {
    const background = hero.firstElementChild ?? hero;
    return background.getBoundingClientRect().top - hero.getBoundingClientRect().top;
  });
}
