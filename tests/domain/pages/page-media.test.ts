import { readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { av1Of, type FilmFile, filesOf, films, wideOf } from "#domain/media/films.ts";
import { focusShares } from "#domain/media/picture-list.ts";
import { pictureFile, pictureNames } from "#domain/media/pictures.ts";
import { sharePictureOf } from "#domain/pages/page-media.ts";
import { legalKeys, pageKeys } from "#domain/pages/routes.ts";
import { isTried } from "../../support/cases.ts";

const kilobyte = 1024;

describe.each(pictureNames)("the picture %s", (name) => {
  const { widths, file, upright, tone } = pictureFile(name);

  test("has a tone, and is light enough for a phone on a slow line", () => {
    expect(tone).toMatch(/^[a-z]+$/);
    expect(statSync(`public${file(widths[0] ?? 0, "avif")}`).size).toBeLessThan(50 * kilobyte);
    for (const kept of widths.filter((kept) => kept <= 1600)) {
      expect(statSync(`public${file(kept, "avif")}`).size).toBeLessThan(260 * kilobyte);
    }
    if (!upright) return;
    // The part that a phone shows weighs much less than the whole.
    const whole = statSync(`public${file(1600, "avif")}`).size;
    expect(statSync(`public${file("upright", "avif")}`).size).toBeLessThan(0.7 * whole);
  });
});

test.each(["avif", "webp"] as const)(
  "each picture can be decoded as %s, at the size that it says",
  async (type) => {
    for (const [nameIndex, name] of pictureNames.entries()) {
      const { width, height, widths, file } = pictureFile(name);
      for (const [widthIndex, kept] of widths.entries()) {
        // What one format leaves out, the other tries at another size.
        if (!isTried(nameIndex, widthIndex + (type === "webp" ? 2 : 0), 4)) continue;
        const { info } = await sharp(`public${file(kept, type)}`)
          .raw()
          .toBuffer({ resolveWithObject: true });
        const size = { width: kept, height: Math.round((kept * height) / width) };
        expect(info, `${name} ${kept}`).toMatchObject(size);
      }
    }
  },
  // Some hundred pictures on a machine that does three other things.
);

test.each(Object.values(films))(
  "the film $src is an MP4 that can start before it is all there, in H.264 and smaller in AV1",
  ({ src, poster }) => {
    const [h264, av1] = [src, av1Of(src)].map((address) => readFileSync(`public${address}`));
    for (const file of [h264, av1]) {
      const boxes = file?.toString("latin1") ?? "";
      expect(boxes.slice(4, 8)).toBe("ftyp");
      expect(boxes.indexOf("moov")).toBeLessThan(boxes.indexOf("mdat"));
    }
    expect(h264?.includes("avcC")).toBe(true);
    const isHero = pictureFile(poster).width === 2400;
    expect(h264?.length).toBeLessThan((isHero ? 2.5 : 1.5) * kilobyte * kilobyte);
    expect(av1?.length).toBeLessThan(0.8 * (h264?.length ?? 0));
    expect(pictureNames).toContain(poster);
  },
);

test.each(Object.values<FilmFile>(films))(
  "the AV1 of $src asks no more of a decoder than the page says",
  ({ src, wide }) => {
    // av01.0.05M.08, and av01.0.08M.08 for the wide one: the main profile, level 3.1 and 4.0 at most.
    expectDecodable(av1Of(src), 5);
    if (wide) expectDecodable(wideOf(src), 8);
  },
);

test.each(Object.values<FilmFile>(films).filter(({ wide }) => wide))(
  "the wide $src is a hero's, and weighs no more than its H.264 may",
  ({ src, poster }) => {
    expect(pictureFile(poster).width).toBe(2400);
    expect(statSync(`public${wideOf(src)}`).size).toBeLessThan(2.5 * kilobyte * kilobyte);
  },
);

test("what is cut out of a picture for a phone is what its styles would show of the whole", () => {
  const styles = readFileSync("app/styles/base.css", "utf8");
  for (const [side, share] of Object.entries(focusShares)) {
    if (side === "middle") continue;
    const shown = `[data-focus="${side}"] {\n  object-position: ${share * 100}% 50%;`;
    expect(styles).toContain(shown);
  }
});

test("no file among the media is there for nothing", () => {
  const known: string[] = [
    ...pictureNames.flatMap((name) => {
      const { widths, file, upright } = pictureFile(name);
      const whole = widths.flatMap((kept) => [file(kept, "avif"), file(kept, "webp")]);
      return upright ? [...whole, file("upright", "avif")] : whole;
    }),
    ...Object.values(films).flatMap(filesOf),
    ...[...pageKeys, ...legalKeys].map(sharePictureOf),
  ];
  expect(addressesIn(["images", "films", "nya_filmer", "og"])).toEqual([...new Set(known)].sort());
});

test("the whole public folder stays under 90 MB", () => {
  const bytes = addressesIn(["."]).reduce((sum, file) => sum + statSync(`public${file}`).size, 0);
  expect(bytes).toBeLessThan(90 * kilobyte * kilobyte);
});

test("the addresses that the family's other programs know are used", () => {
  const addresses: string[] = Object.values(films).map(({ src }) => src);
  expect(addresses).toEqual(
    expect.arrayContaining([
      "/nya_filmer/om_oss.mp4",
      "/nya_filmer/galleri.mp4",
      "/nya_filmer/husky1.mp4",
    ]),
  );
});

function expectDecodable(address: string, level: number): void {
  const file = readFileSync(`public${address}`);
  const [, profileAndLevel = 0, depth = 0] = file.subarray(file.indexOf("av1C") + 4);
  expect(file.includes("av1C")).toBe(true);
  expect(profileAndLevel >> 5).toBe(0);
  expect(profileAndLevel & 31).toBeLessThanOrEqual(level);
  // The main tier, 8 bits.
  expect(depth >> 6).toBe(0);
}

// Gives addresses, as a visitor would request them.
function addressesIn(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(`public/${folder}`, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^public(\/\.)?/, ""))
    .sort();
}
