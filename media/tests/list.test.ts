import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pictureList } from "../../domain/media/picture-list.ts";
import { films, pictureNames, pictures, sharePictures } from "../list.ts";
import { folders } from "../pipeline/files.ts";
import { chooseItems } from "../pipeline/items.ts";
import { pictureFile } from "../pipeline/picture-file.ts";
import { listText } from "../pipeline/picture-list.ts";

test("the site's list is what would be written of the published pictures", async () => {
  const written = readFileSync(join(folders.media, "../domain/media/picture-list.ts"), "utf8");
  assert.equal(written, await listText());
  assert.deepEqual(Object.keys(pictureList), pictureNames);
});

test("each picture, film and shared picture of the list is published", () => {
  for (const { item } of chooseItems(["pictures", "films", "og", "icons", "sounds"]))
    for (const file of item.outputs) assert.ok(existsSync(file), file);
});

test("a film's poster has its shape, and what is shared is cut from a wide picture", () => {
  for (const { poster } of Object.values(films)) assert.ok(pictureFile(poster).width >= 1600);
  for (const from of Object.values(sharePictures)) assert.match(pictures[from], /[hH]ero$/);
});

test("nothing here reads the site's sources but the list", () => {
  const files = globSync("{*.ts,{models,pipeline,sets,shots,sounds,tests,world}/**/*.ts}", {
    cwd: folders.media,
  });
  assert.ok(files.length > 50);
  for (const file of files) {
    const text = readFileSync(join(folders.media, file), "utf8");
    const out = [
      ...text.matchAll(/(?:from|import\() ?"((?:\.\.\/)+(?:app|scripts|tests)\/[^"]*|#[^"]*)"/g),
    ];
    const read = out
      .map(([, path]) => path)
      .filter((path) => !path.endsWith("/domain/picture-list.ts"));
    assert.deepEqual(read, [], file);
  }
});
