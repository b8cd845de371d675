import type { Locator, Page } from "playwright-core";
import { pictureFile } from "#domain/media/pictures.ts";
import {
  findGalleryImages,
  type GalleryImageKey,
  galleryImages,
} from "#domain/pages/gallery-images.ts";
import type { Language } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, type Visitors } from "./browser.ts";
import { soon } from "./soon.ts";

/** The open dialog. */
export function dialog(page: Page): Locator {
  return page.locator("dialog[open]");
}

/** Opens the gallery at the category of a picture and enlarges the picture. */
export async function openEnlarged(
  visitors: Visitors,
  language: Language,
  key: GalleryImageKey,
  visit = {},
): Promise<Page> {
  const { category } = galleryImages[key];
  const page = await visitors.open(`${pathOf("gallery", language)}?category=${category}`, visit);
  await hydrated(page);
  await page.locator(`[data-gallery-item=${key}]`).click();
  await soon(() => enlarged(page)).toBe(key);
  return page;
}

/** The enlarged picture. */
export async function enlarged(page: Page): Promise<string | undefined> {
  const src = await dialog(page).locator("img").getAttribute("src");
  const addressOf = (key: GalleryImageKey) =>
    pictureFile(`gallery/${galleryImages[key].id}`).src(960, "webp");
  return findGalleryImages("all").find((key) => addressOf(key) === src);
}
