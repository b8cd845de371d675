import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { films } from "#domain/media/films.ts";
import { pictureFile, pictureNames } from "#domain/media/pictures.ts";
import { hashFile, renderedList, showsRenderings } from "../../../tools/vite/pictures.ts";

const files = ["public/sauna.avif", "public/husky1.mp4"];
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rendered-"));
  for (const part of ["public", "domain/media"]) mkdirSync(join(folder, part), { recursive: true });
  for (const file of files) put(file, `${file} as rendered`);
  put(renderedList, files.map((file) => `${hashFile(join(folder, file))}  ${file}\n`).join(""));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("as long as one picture or film is as it was rendered, the site shows renderings", () => {
  expect(showsRenderings(folder)).toBe(true);
  put("public/sauna.avif", "a photograph");
  expect(showsRenderings(folder)).toBe(true);
});

test("once each is a photograph or footage, the site shows none", () => {
  for (const file of files) put(file, "from a camera");
  expect(showsRenderings(folder)).toBe(false);
});

test("an empty list, which the studio leaves when it has replaced all, lists no rendering", () => {
  put(renderedList, "");
  expect(showsRenderings(folder)).toBe(false);
});

test("a lost file, a lost list and a broken line end the build", () => {
  rmSync(join(folder, "public/sauna.avif"));
  expect(() => showsRenderings(folder)).toThrow("lists public/sauna.avif, which is missing");
  put(renderedList, "sauna.avif\n");
  expect(() => showsRenderings(folder)).toThrow("lists no file: sauna.avif");
  rmSync(join(folder, renderedList));
  expect(() => showsRenderings(folder)).toThrow(renderedList);
});

test("the list names pictures and films of the site, each once", () => {
  const known = [
    ...pictureNames.map((name) => {
      const { file, widths } = pictureFile(name);
      return file(widths[0] ?? 0, "avif");
    }),
    ...Object.values(films).map(({ src }) => src),
  ].map((address) => `public${address}`);
  const listed = readFileSync(renderedList, "utf8").match(/public\S+/g) ?? [];
  expect(listed.filter((file) => !known.includes(file))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

function put(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}
