import { expect, test } from "vitest";
import { pictureList } from "#domain/media/picture-list.ts";
import {
  findGalleryImages,
  galleryCategories,
  galleryImages,
  isGalleryCategory,
} from "#domain/pages/gallery-images.ts";

const all = findGalleryImages("all");

test("each has the format that the list of pictures states", () => {
  for (const { id, format } of Object.values(galleryImages)) {
    expect(pictureList[`gallery/${id}`].format, id).toBe(format);
  }
});

test("the gallery has 32 pictures with ids of their own", () => {
  expect(all).toHaveLength(32);
  expect(new Set(Object.values(galleryImages).map(({ id }) => id)).size).toBe(32);
});

test("every filter shows some of them, in the order of the whole", () => {
  for (const category of galleryCategories) {
    const shown = findGalleryImages(category);
    expect(shown.length, category).toBeGreaterThan(5);
    expect(shown).toEqual(all.filter((key) => shown.includes(key)));
  }
});

test("the favourites are the flagged pictures, whatever their category", () => {
  const favourites = findGalleryImages("featured");
  expect(favourites.every((key) => "featured" in galleryImages[key])).toBe(true);
  expect(new Set(favourites.map((key) => galleryImages[key].category)).size).toBe(4);
});

test("the four plain categories together are all pictures, each once", () => {
  const plain = galleryCategories.filter(
    (category) => category !== "all" && category !== "featured",
  );
  const shown = plain.flatMap(findGalleryImages);
  expect(new Set(shown)).toEqual(new Set(all));
  expect(shown).toHaveLength(all.length);
});

test.each(["", "ALL", "dogs", null, undefined, 3])("%j is no filter", (value) => {
  expect(isGalleryCategory(value)).toBe(false);
});
