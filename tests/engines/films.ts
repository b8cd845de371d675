import { expect, test } from "vitest";
import { pathOf } from "#domain/routes.ts";
import type { Visitor } from "./visitor.ts";

export function testFilms(visitor: Visitor): void {
  test("films play, and stop at a press of the button", async () => {
    await visitor.open(pathOf("laplandPackages", "en"));
    await expect.poll(() => visitor.run(heroFilm), { message }).toMatchObject({ isPlaying: true });
    const { seconds } = await visitor.run(heroFilm);
    await expect.poll(async () => (await visitor.run(heroFilm)).seconds).not.toBe(seconds);
    await visitor.click("[data-film-toggle]");
    await expect.poll(() => visitor.run(heroFilm)).toMatchObject({ isPlaying: false });
  });
}

const message = "the first film plays: if `decodes` is empty, the engine lacks the codec";

// Runs in the page.
function heroFilm() {
  const video = document.querySelector("video") ?? document.createElement("video");
  return {
    isPlaying: !video.paused && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
    seconds: video.currentTime,
    decodes: video.canPlayType('video/mp4; codecs="avc1.64001f"'),
    error: video.error?.message,
  };
}
