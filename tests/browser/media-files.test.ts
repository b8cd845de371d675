import { expect, test } from "vitest";
import { films } from "#domain/films.ts";
import { pictureFile, pictureNames } from "#domain/pictures.ts";
import { pageKeys, pathOf } from "#domain/routes.ts";
import { sharePictureOf, sharePictureSize } from "#domain/share-pictures.ts";
import { useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site);

interface Expected {
  src: string;
  width: number;
  height: number;
}

test.each(["avif", "webp"] as const)(
  "a browser decodes each picture in every width as %s, at the size that it says",
  async (type) => {
    await expectDecoded(
      pictureNames.flatMap((name) => {
        const { width, height, widths, src } = pictureFile(name);
        return widths.map((kept) => ({
          src: src(kept, type),
          width: kept,
          height: Math.round((kept * height) / width),
        }));
      }),
    );
  },
);

test("a browser decodes the picture that each page is shared with, at the size that its tags say", async () => {
  await expectDecoded(
    [...new Set(pageKeys.map(sharePictureOf))].map((src) => ({ src, ...sharePictureSize })),
  );
});

test.each(Object.values(films))("the film $src plays for six to ten seconds", async (film) => {
  const page = await visitors.open(pathOf("book", "en"));
  const { width, height, duration } = await page.evaluate(async (address) => {
    const video = document.createElement("video");
    video.muted = true;
    video.src = address;
    await video.play();
    return { width: video.videoWidth, height: video.videoHeight, duration: video.duration };
  }, film.src);
  const poster = pictureFile(film.poster);
  expect(width / height).toBeCloseTo(poster.width / poster.height, 2);
  expect(height).toBe(poster.width === 1600 && poster.height === 900 ? 648 : 720);
  expect(duration).toBeGreaterThanOrEqual(6);
  expect(duration).toBeLessThanOrEqual(10);
});

async function expectDecoded(files: readonly Expected[]): Promise<void> {
  const page = await visitors.open(pathOf("home", "en"));
  const found = await page.evaluate(
    async (sources) => {
      const decoded = [];
      for (const src of sources) {
        const blob = await (await fetch(src)).blob();
        const { width, height } = await createImageBitmap(blob).catch(() => ({
          width: 0,
          height: 0,
        }));
        decoded.push({ src, width, height });
      }
      return decoded;
    },
    files.map(({ src }) => src),
  );
  expect(found).toEqual(files);
}
