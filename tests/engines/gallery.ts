import { expect, test } from "vitest";
import { galleryImagesOf } from "#domain/gallery.ts";
import { pathOf } from "#domain/routes.ts";
import { words } from "../support/words.ts";
import type { Visitor } from "./visitor.ts";

const [first = "lavvu", second = "lavvu"] = galleryImagesOf("all");

export function testGallery(visitor: Visitor): void {
  test("a picture of the gallery is enlarged, the next one seen, and closed", async () => {
    await visitor.open(pathOf("gallery", "de"));
    await visitor.click(`[data-gallery-item=${first}]`);
    await expect.poll(() => visitor.run(enlarged)).toBe(words("de", `gallery.alts.${first}`));
    await visitor.click("[data-lightbox-next]");
    await expect.poll(() => visitor.run(enlarged)).toBe(words("de", `gallery.alts.${second}`));
    await visitor.click(`dialog [aria-label="${words("de", "gallery.lightbox.close")}"]`);
    await expect.poll(() => visitor.run(enlarged)).toBe("");
  });
}

/** The description of the enlarged picture, once it is loaded. Runs in the page. */
function enlarged(): string {
  const picture = document.querySelector<HTMLImageElement>("dialog[open] img");
  return picture?.naturalWidth ? picture.alt : "";
}
