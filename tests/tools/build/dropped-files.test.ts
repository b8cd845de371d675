import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { droppedFootage, droppedPhotographs } from "../../../media/pipeline/dropped.ts";
import { isMarkedPhotograph, unmarkPhotograph } from "../../../media/pipeline/unmark.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dropped-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("what the operator dropped takes the place of a picture or film, and no photograph tells where it was taken", async () => {
  expect(droppedFootage()).toEqual(expect.any(Array));
  for (const file of droppedPhotographs()) expect(await isMarkedPhotograph(file), file).toBe(false);
});

test("a name that is no picture's is an error that names the nearest ones", () => {
  drop("gallery/sauna.JPG");
  drop("owners.png");
  drop(".DS_Store");
  expect(droppedPhotographs(folder)).toHaveLength(2);
  drop("gallery/suana.jpg");
  expect(() => droppedPhotographs(folder)).toThrow(/suana\.jpg .*near it: gallery\/sauna/);
});

test("what the editor put in a picture's place may have any name", () => {
  drop("IMG_1234.webp");
  expect(() => droppedPhotographs(folder)).toThrow(/IMG_1234\.webp/);
  writeFileSync(`${folder}.json`, JSON.stringify({ owners: "/media/photographs/IMG_1234.webp" }));
  try {
    expect(droppedPhotographs(folder)).toEqual([join(folder, "IMG_1234.webp")]);
  } finally {
    rmSync(`${folder}.json`);
  }
});

test("a file of a type that nothing reads is an error", () => {
  drop("owners.heic");
  expect(() => droppedPhotographs(folder)).toThrow(/owners\.heic .*jpg, jpeg, png/);
});

test("footage has the name of a film's poster", () => {
  drop("home-hero.mov");
  expect(droppedFootage(folder)).toHaveLength(1);
  drop("home.mp4");
  expect(() => droppedFootage(folder)).toThrow(/home\.mp4 .*near it: home-hero/);
});

test("a photograph loses what the camera noted, and stands as it was held", async () => {
  const file = join(folder, "owners.jpg");
  const place = { IFD3: { GPSLatitude: "65/1 1/1 48/1", GPSLatitudeRef: "N" } };
  await sharp({ create: { width: 40, height: 20, channels: 3, background: "#9cf" } })
    .withExif({ ...place, IFD0: { Make: "Camera" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  expect(await isMarkedPhotograph(file)).toBe(true);
  await unmarkPhotograph(file);
  expect(await isMarkedPhotograph(file)).toBe(false);
  expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 20, height: 40 });
});

function drop(file: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "");
}
