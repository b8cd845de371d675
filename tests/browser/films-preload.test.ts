import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { av1Of, films } from "#domain/media/films.ts";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pageFacts } from "#domain/pages/pages.ts";
import { pageKeys, pathOf } from "#domain/pages/routes.ts";
import { phone, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { filmsOf, heroPlays, requestedFilms } from "../support/films.ts";
import { attributesOf, parsePage } from "../support/html.ts";
import { openPrepared } from "../support/prepared.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site);
const filmPages = pageKeys.filter((page) => "film" in (pageFacts(page).hero ?? {}));

test.each(enough<readonly Language[]>(["de"], languages))(
  "the server sends every film's address in %s as data-src, no film",
  async (language) => {
    const addresses = new Set<string>();
    for (const key of filmPages) {
      const page = parsePage(await (await site.get(pathOf(key, language))).text());
      const videos = attributesOf(page, "video");
      expect(videos.length, key).toBeGreaterThan(0);
      for (const { src, poster, autoplay, ...video } of videos) {
        expect([src, poster, autoplay], key).toEqual([undefined, undefined, undefined]);
        addresses.add(video["data-src"] ?? "");
      }
    }
    expect([...addresses].sort()).toEqual(
      Object.values(films)
        .map(({ src }) => src)
        .sort(),
    );
  },
);

test.each([
  [767, "none"],
  [768, "metadata"],
] as const)("a screen of %i px preloads %s of each film", async (width, preload) => {
  const page = await visitors.open(pathOf("laplandPackages", "sv"), {
    viewport: { width, height: 800 },
  });
  await soon(async () => (await filmsOf(page)).every(({ sources }) => sources.length)).toBe(true);
  expect((await filmsOf(page)).map((film) => film.preload)).toEqual(Array(4).fill(preload));
});

test("a phone asks for a film only when it comes into view", async () => {
  let requested = new Set<string>();
  const prepare = async (page: Page) => {
    requested = requestedFilms(page);
  };
  const page = await openPrepared(site, visitors, pathOf("home", "de"), prepare, {
    viewport: phone,
  });
  await soon(() => heroPlays(page)).toBe(true);
  await page.waitForLoadState("networkidle");
  expect([...requested]).toEqual([av1Of(films.home.src)]);
  await page.locator("video").nth(1).scrollIntoViewIfNeeded();
  await soon(() => [...requested]).toContain(av1Of(films.featureSnowmobile.src));
});

test.each([
  ["little motion", { reducedMotion: "reduce" as const }, undefined],
  ["to save data", {}, saveData],
  ["little data", {}, wantLittleData],
])("who wants %s gets no film before asking for it", async (_, visit, wish) => {
  let requested = new Set<string>();
  const prepare = async (page: Page) => {
    if (wish) await page.addInitScript(wish);
    requested = requestedFilms(page);
  };
  const page = await openPrepared(site, visitors, pathOf("home", "sv"), prepare, visit);
  const play = page.locator("[data-hero]").getByRole("button", { name: words("sv", "film.play") });
  await play.waitFor();
  await page.locator("video").nth(1).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect([...requested]).toEqual([]);
  expect((await filmsOf(page)).flatMap(({ sources }) => sources)).toEqual([]);
  await play.click();
  await soon(() => heroPlays(page)).toBe(true);
});

function saveData() {
  Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) });
}

/** Chromium supports the preference only behind a flag. */
function wantLittleData() {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query.replace("(prefers-reduced-data: reduce)", "all"));
}
