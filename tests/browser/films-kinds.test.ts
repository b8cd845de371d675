import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { av1Of, films, wideOf } from "#domain/media/films.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { useBrowser } from "../support/browser.ts";
import { filmsOf, heroPlays, requestedFilms } from "../support/films.ts";
import { openPrepared } from "../support/prepared.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const site = useSite();
const visitors = useBrowser(site);
const film = films.about.src;
// One pixel less than the desktops that are offered films as wide as they are.
const narrow = { viewport: { width: 1279, height: 800 } };

test("a film is offered as AV1 first, then at its own address for every browser", async () => {
  const page = await visitors.open(pathOf("about", "en"), narrow);
  await soon(async () => (await filmsOf(page))[0]?.sources).toEqual([av1Of(film), film]);
  expect(await page.locator("video source").evaluateAll(playable)).toEqual(["probably", "maybe"]);
});

test("a browser that decodes AV1 asks for nothing else", async () => {
  let requested = new Set<string>();
  const prepare = async (page: Page) => {
    requested = requestedFilms(page);
  };
  const page = await openPrepared(site, visitors, pathOf("about", "sv"), prepare, narrow);
  await soon(() => heroPlays(page)).toBe(true);
  expect([...requested]).toEqual([av1Of(film)]);
});

test("where AV1 does not come, the film plays as H.264", async () => {
  const prepare = (page: Page) => page.route("**/*.av1.mp4", (route) => route.abort());
  const page = await openPrepared(site, visitors, pathOf("about", "de"), prepare, {
    expected: /Failed to load resource/,
  });
  await soon(() => heroPlays(page)).toBe(true);
  const address = await page.locator("[data-hero] video").evaluate(playedAddress);
  expect(address).toBe(site.url + film);
});

test("a screen of 1280 px is offered a film in 1920 pixels first, and asks for no other that it decodes", async () => {
  const { src } = films.home;
  let requested = new Set<string>();
  const prepare = async (page: Page) => {
    requested = requestedFilms(page);
  };
  const page = await openPrepared(site, visitors, pathOf("home", "pl"), prepare);
  const all = [wideOf(src), av1Of(src), src];
  await soon(async () => (await filmsOf(page))[0]?.sources).toEqual(all);
  const sources = page.locator("[data-hero] video source");
  expect(await sources.evaluateAll(playable)).toEqual(["probably", "probably", "maybe"]);
  await soon(() => heroPlays(page)).toBe(true);
  expect(all.filter((address) => requested.has(address))).toEqual([wideOf(src)]);
});

function playable(sources: Element[]): string[] {
  const video = document.createElement("video");
  return sources.map((source) => video.canPlayType((source as HTMLSourceElement).type));
}

function playedAddress(video: Element): string {
  return (video as HTMLVideoElement).currentSrc;
}
