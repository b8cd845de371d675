import type { Locator, Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { films } from "#domain/media/films.ts";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { desktop, phone, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { paintedContrast } from "../support/contrast.ts";
import { heroPlays } from "../support/films.ts";
import { held } from "../support/held.ts";
import { openPrepared } from "../support/prepared.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site);
const homeFilm = `**${films.home.src.replace(".mp4", "*.mp4")}`;
const loadingText = (page: Page) => page.locator("[data-hero] [role=status]");

test.each(enough<readonly Language[]>(["sv"], languages))(
  "the home page says in %s that its film loads, until it can play",
  async (language) => {
    const film = held();
    const prepare = (page: Page) => page.route(homeFilm, film.hold);
    const page = await openPrepared(site, visitors, pathOf("home", language), prepare);
    await soon(() => loadingText(page).allInnerTexts()).toEqual([words(language, "home.loading")]);
    expect(await loadingText(page).isVisible()).toBe(true);
    film.release();
    await soon(() => heroPlays(page)).toBe(true);
    await soon(() => loadingText(page).count()).toBe(0);
  },
);

test.each([
  ["a phone", "de", phone],
  ["a desktop", "pl", desktop],
  ["a low window", "sv", { width: 640, height: 360 }],
] as const)(
  "on %s in %s that text can be read, and covers no other",
  async (_, language, viewport) => {
    const film = held();
    const prepare = (page: Page) => page.route(homeFilm, film.hold);
    const path = pathOf("home", language);
    const page = await openPrepared(site, visitors, path, prepare, { viewport });
    await soon(() => paintedContrast(loadingText(page))).toBeGreaterThan(4.5);
    const words = page.locator("header a, header summary, [data-hero] :is(h1, h1 ~ p, a)");
    const box = await boxOf(loadingText(page));
    for (const other of await words.filter({ visible: true }).all())
      expect(overlap(box, await boxOf(other)), await other.innerText()).toBe(false);
    film.release();
  },
);

test.each([
  ["cannot be reached", (route: Route) => route.abort()],
  ["is missing", (route: Route) => route.fulfill({ status: 404 })],
  ["is no film", (route: Route) => route.fulfill({ contentType: "video/mp4", body: "no film" })],
])("a film that %s leaves its poster and no loading text", async (_, answer) => {
  const prepare = (page: Page) => page.route(homeFilm, answer);
  const page = await openPrepared(site, visitors, pathOf("home", "pl"), prepare, {
    expected: /Failed to load resource/,
  });
  const film = page.locator("[data-hero] video");
  await soon(() => film.getAttribute("data-film")).toBe("failed");
  await soon(() => loadingText(page).count()).toBe(0);
  expect(await page.locator("[data-hero] img").evaluate(isPicture)).toBe(true);
});

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
])("on %s nothing moves while films load", async (_, viewport) => {
  const film = held();
  const prepare = async (page: Page) => {
    await page.addInitScript(sumLayoutShifts);
    await page.route(homeFilm, film.hold);
  };
  const page = await openPrepared(site, visitors, pathOf("home", "en"), prepare, { viewport });
  await loadingText(page).waitFor();
  film.release();
  await soon(() => heroPlays(page)).toBe(true);
  await page.waitForTimeout(1_000);
  expect(
    await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0)),
  ).toBeLessThan(0.02);
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("there is no such box");
  return box;
}

type Box = Awaited<ReturnType<typeof boxOf>>;

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function isPicture(image: Element): boolean {
  return image.checkVisibility() && (image as HTMLImageElement).naturalWidth > 0;
}

function sumLayoutShifts() {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    document.documentElement.dataset.shift = String(sum);
  }).observe({ type: "layout-shift", buffered: true });
}
