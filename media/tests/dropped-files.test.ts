import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import sharp from "sharp";
import { droppedFootage, droppedPhotographs } from "../pipeline/dropped.ts";
import { isMarkedPhotograph, unmarkPhotograph } from "../pipeline/unmark.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dropped-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("what the operator dropped takes the place of a picture or film, and no photograph tells where it was taken", async () => {
  assert.ok(Array.isArray(droppedFootage()));
  for (const file of droppedPhotographs())
    assert.equal(await isMarkedPhotograph(file), false, file);
});

test("a name that is no picture's is an error that names the nearest ones", () => {
  drop("gallery/sauna.JPG");
  drop("owners.png");
  drop(".DS_Store");
  assert.equal(droppedPhotographs(folder).length, 2);
  drop("gallery/suana.jpg");
  assert.throws(() => droppedPhotographs(folder), /suana\.jpg .*near it: gallery\/sauna/);
});

test("what the editor put in a picture's place may have any name", () => {
  drop("IMG_1234.webp");
  assert.throws(() => droppedPhotographs(folder), /IMG_1234\.webp/);
  writeFileSync(`${folder}.json`, JSON.stringify({ owners: "/media/photographs/IMG_1234.webp" }));
  try {
    assert.deepEqual(droppedPhotographs(folder), [join(folder, "IMG_1234.webp")]);
  } finally {
    rmSync(`${folder}.json`);
  }
});

test("a file of a type that nothing reads is an error", () => {
  drop("owners.heic");
  assert.throws(() => droppedPhotographs(folder), /owners\.heic .*jpg, jpeg, png/);
});

test("footage has the name of a film's poster", () => {
  drop("home-hero.mov");
  assert.equal(droppedFootage(folder).length, 1);
  drop("home.mp4");
  assert.throws(() => droppedFootage(folder), /home\.mp4 .*near it: home-hero/);
});

test("a photograph loses what the camera noted, and stands as it was held", async () => {
  const file = join(folder, "owners.jpg");
  const place = { IFD3: { GPSLatitude: "65/1 1/1 48/1", GPSLatitudeRef: "N" } };
  await sharp({ create: { width: 40, height: 20, channels: 3, background: "#9cf" } })
    .withExif({ ...place, IFD0: { Make: "Camera" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  assert.equal(await isMarkedPhotograph(file), true);
  await unmarkPhotograph(file);
  assert.equal(await isMarkedPhotograph(file), false);
  const { format, width, height } = await sharp(file).metadata();
  assert.deepEqual({ format, width, height }, { format: "jpeg", width: 20, height: 40 });
});

function drop(file: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "");
}
