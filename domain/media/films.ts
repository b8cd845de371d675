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
export const films = {
  home: { src: "/films/home.mp4", poster: "home-hero", wide: true },
  featureSnowmobile: { src: "/films/feature-snowmobile.mp4", poster: "feature-snowmobile" },
  featureDogs: { src: "/films/feature-dogs.mp4", poster: "feature-dogs" },
  featureAurora: { src: "/films/feature-aurora.mp4", poster: "feature-aurora" },
  featureSauna: { src: "/films/feature-sauna.mp4", poster: "feature-sauna" },
  about: { src: "/nya_filmer/om_oss.mp4", poster: "about-hero", wide: true },
  gallery: { src: "/nya_filmer/galleri.mp4", poster: "gallery-hero", wide: true },
  husky: { src: "/nya_filmer/husky1.mp4", poster: "husky-hero", wide: true },
  snowmobile: { src: "/nya_filmer/snowmobile1.mp4", poster: "snowmobile-hero", wide: true },
  northernLights: {
    src: "/nya_filmer/northern-lights1.mp4",
    poster: "northern-lights-hero",
    wide: true,
  },
  accommodation: {
    src: "/nya_filmer/accommodation1.mp4",
    poster: "accommodation-hero",
    wide: true,
  },
  packages: { src: "/films/packages.mp4", poster: "packages-hero", wide: true },
  packageLake: { src: "/films/package-lake.mp4", poster: "package-film-lake" },
  packageDogs: { src: "/films/package-dogs.mp4", poster: "package-film-dogs" },
  packageAurora: { src: "/films/package-aurora.mp4", poster: "package-film-aurora" },
  contact: { src: "/films/contact.mp4", poster: "contact-hero", wide: true },
} as const satisfies Record<string, FilmFile>;

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
