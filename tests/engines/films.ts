import { expect, test } from "vitest";
import { pathOf } from "#domain/routes.ts";
import type { Visitor } from "./visitor.ts";

export function testFilms(visitor: Visitor): void {
  test("films play, and stop at a press of the button", async () => {
    await visitor.open(pathOf("laplandPackages", "en"));
    await expect.poll(() => visitor.run(stateOfFilm)).toBe("playing");
    const seconds = await visitor.run(secondsOfFilm);
    await expect.poll(() => visitor.run(secondsOfFilm)).not.toBe(seconds);
    await visitor.click("[data-film-toggle]");
    await expect.poll(() => visitor.run(stateOfFilm)).toBe("stopped");
  });
}

// These functions run in the page and are about its first film.

function stateOfFilm(): string {
  const film = document.querySelector("video");
  const codecs = ["avc1.64001f", "av01.0.05M.08"];
  if (!codecs.some((codec) => film?.canPlayType(`video/mp4; codecs="${codec}"`))) {
    return "the engine has the codec of neither file: install the packages that this engine asks for";
  }
  if (film?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) return "not loaded";
  if (!film || film.paused) return "stopped";
  return film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ? "loading" : "playing";
}

function secondsOfFilm(): number | undefined {
  return document.querySelector("video")?.currentTime;
}
