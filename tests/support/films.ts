import type { Page } from "playwright-core";
import { filesOf, films } from "#domain/media/films.ts";

interface FilmLook {
  /** The addresses it may be loaded from, the best first; none until the page loads the film. */
  sources: string[];
  preload: string;
  muted: boolean;
  loop: boolean;
  isPlaying: boolean;
}

/** The state of all films of a page, in the page's order. */
export function filmsOf(page: Page): Promise<FilmLook[]> {
  return page.locator("video").evaluateAll((all) =>
    all.map((one) => {
      const video = one as HTMLVideoElement;
      const { preload, muted, loop, paused, ended, readyState } = video;
      const isPlaying = !paused && !ended && readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
      const sources = [...video.children].map((source) => source.getAttribute("src") ?? "");
      return { sources, preload, muted, loop, isPlaying };
    }),
  );
}

/** Whether the first film of a page, its hero's, is playing. */
export async function heroPlays(page: Page): Promise<boolean | undefined> {
  return (await filmsOf(page))[0]?.isPlaying;
}

/** The film files, of every kind, that a tab requests from now on, each named once. */
export function requestedFilms(page: Page): Set<string> {
  const addresses = Object.values(films).flatMap(filesOf);
  const requested = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (addresses.includes(pathname)) requested.add(pathname);
  });
  return requested;
}
