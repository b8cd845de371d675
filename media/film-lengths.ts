import type { PictureName } from "./list.ts";

/** Every loop lasts as long: the steps of dogs and riders come round in seven seconds. */
const seconds = 7;

// What rides past needs more pictures than an aurora, steam or a slow drift.
const rides: readonly PictureName[] = [
  "feature-dogs",
  "feature-snowmobile",
  "husky-hero",
  "package-film-dogs",
  "package-film-lake",
  "snowmobile-hero",
];

/** Frames per second of a film, by the name of its poster. */
export function frameRate(poster: PictureName): number {
  return rides.includes(poster) ? 24 : 20;
}

/** How many frames the loop of a film has, by the name of its poster. */
export function frameCount(poster: PictureName): number {
  return seconds * frameRate(poster);
}
