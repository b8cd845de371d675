import { films } from "./films.ts";
import { type AnyPage, factsOf, type HeroMedia } from "./pages.ts";
import type { PictureName } from "./pictures.ts";

/** A picture, or the first frame of a film. */
export function stillOf(media: HeroMedia): PictureName {
  return "film" in media ? (media.poster ?? films[media.film].poster) : media.picture;
}

/** The picture of a page's first view: its own, or the first frame of its film. */
export function heroPictureOf(page: AnyPage): PictureName {
  const { hero } = factsOf(page);
  if (!hero) throw new Error(`the page ${page} has no hero`);
  return stillOf(hero);
}
