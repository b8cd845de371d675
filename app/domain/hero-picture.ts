import { films } from "./films.ts";
import { type AnyPage, factsOf } from "./pages.ts";
import type { PictureName } from "./pictures.ts";

/** The picture of a page's first view: its own, or the first frame of its film. */
export function heroPictureOf(page: AnyPage): PictureName {
  const { hero } = factsOf(page);
  if (!hero) throw new Error(`the page ${page} has no hero`);
  return "film" in hero ? films[hero.film].poster : hero.picture;
}
