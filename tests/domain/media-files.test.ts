import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { films } from "#domain/films.ts";
import { pictureFile, pictureNames } from "#domain/pictures.ts";

test.each(pictureNames)("the picture %s is there", (name) => {
  expect(existsSync(`public${pictureFile(name).src}`)).toBe(true);
});

test.each(Object.values(films))(
  "the film $src is an MP4 that can start before it is all there",
  ({ src, poster }) => {
    const file = readFileSync(`public${src}`).toString("latin1");
    expect(file.slice(4, 8)).toBe("ftyp");
    expect(file.indexOf("moov")).toBeLessThan(file.indexOf("mdat"));
    expect(pictureNames).toContain(poster);
  },
);

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
