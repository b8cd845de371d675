import { expect, test } from "vitest";
import { av1Of, type FilmFile, films, wideOf } from "#domain/media/films.ts";
import { pictureFile } from "#domain/media/pictures.ts";
import { legalPathOf } from "#domain/pages/routes.ts";
import { useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site);
// It has no pictures and no film of its own.
const plainPage = legalPathOf("privacy");

// A film changes only where all of its files are made anew, from the same frames.
const tried = enough(Object.values<FilmFile>(films).slice(0, 3), Object.values<FilmFile>(films));

test("each film tried plays for six to ten seconds, and shows the same in AV1", async () => {
  const page = await visitors.open(plainPage);
  for (const { src, poster, wide } of tried) {
    const film = await page.evaluate(playFilm, src);
    const picture = pictureFile(poster);
    expect(film.width / film.height, src).toBeCloseTo(picture.width / picture.height, 2);
    expect(film.height, src).toBe(picture.width === 1600 && picture.height === 900 ? 648 : 720);
    expect(film.duration, src).toBeGreaterThanOrEqual(6);
    expect(film.duration, src).toBeLessThanOrEqual(10);
    const others = [
      [av1Of(src), film.width, film.height],
      ...(wide ? [[wideOf(src), 1920, 1080] as const] : []),
    ] as const;
    for (const [address, width, height] of others) {
      const av1 = await page.evaluate(playFilm, address);
      expect([av1.width, av1.height], address).toEqual([width, height]);
      expect(av1.duration, address).toBeCloseTo(film.duration, 1);
      const apart = av1.tones.map((tone, at) => Math.abs(tone - (film.tones[at] ?? 0)));
      expect(Math.max(...apart), address).toBeLessThan(12);
    }
  }
  // Sixteen films, each played twice or three times, on a machine that does three other things.
});

/** A film's properties, with the tones of its middle frame in a coarse grid. */
async function playFilm(address: string) {
  const video = document.createElement("video");
  video.muted = true;
  video.src = address;
  await video.play();
  video.pause();
  const { videoWidth: width, videoHeight: height, duration } = video;
  const middle = duration / 2;
  // A seek may end before its frame is there to be drawn.
  const shown = new Promise<void>((done) => {
    const look: VideoFrameRequestCallback = (_, { mediaTime }) =>
      Math.abs(mediaTime - middle) < 0.2 ? done() : video.requestVideoFrameCallback(look);
    video.requestVideoFrameCallback(look);
  });
  video.currentTime = middle;
  await shown;
  // A film that is drawn this small loses most of its pixels, and another size loses others: a canvas loses none.
  const whole = new OffscreenCanvas(1280, 720);
  whole.getContext("2d")?.drawImage(video, 0, 0, 1280, 720);
  const context = new OffscreenCanvas(16, 9).getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.imageSmoothingQuality = "high";
  context.drawImage(whole, 0, 0, 16, 9);
  // A film that is kept would go on loading.
  video.removeAttribute("src");
  video.load();
  return { width, height, duration, tones: [...context.getImageData(0, 0, 16, 9).data] };
}
