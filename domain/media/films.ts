import { filmList } from "./picture-list.ts";
import type { PictureName } from "./pictures.ts";

export interface FilmFile {
  /** Address of the MP4. */
  src: string;
  /** The film's first frame. */
  poster: PictureName;
  /** It is also there as wide as a desktop's screen. */
  wide?: boolean;
}

/** Every film of the site: seamless loops without sound. SPEC 7 (media). */
export const films = filmList satisfies Record<string, FilmFile>;

export type FilmName = keyof typeof films;

/** The address of the same film in AV1, which is a third smaller and not played by every device. */
export function av1Of(src: string): string {
  return src.replace(/\.mp4$/, ".av1.mp4");
}

/** The address of the same film in 1920 by 1080 pixels, in AV1 alone. */
export function wideOf(src: string): string {
  return src.replace(/\.mp4$/, ".wide.av1.mp4");
}

/** The addresses of a film's files, the best first. */
export function filesOf({ src, wide }: FilmFile): string[] {
  return [...(wide ? [wideOf(src)] : []), av1Of(src), src];
}

/** How long each film lasts. */
export const filmSeconds = 7;

/** The day on which the newest of the films was made. */
export const filmsMadeOn = "2026-11-24T03:05:00+01:00";

/** Twenty seconds of the quiet that the footer's line speaks of. */
export const quietSound = "/sounds/quiet.m4a";
