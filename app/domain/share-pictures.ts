import type { PictureName } from "./pictures.ts";
import type { LegalKey, PageKey } from "./route-table.ts";

/** Pixels of every picture under /og. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Every picture under /og, by the name of its file, and the picture of the site that it is cut from. */
export const sharePictures = {
  default: "home-hero",
  about: "about-hero",
  packages: "packages-hero",
  gallery: "gallery-hero",
  "husky-ride": "husky-hero",
  "snowmobile-safari": "snowmobile-hero",
  "northern-lights": "northern-lights-hero",
  accommodation: "accommodation-hero",
} as const satisfies Record<string, PictureName>;

export type SharePicture = keyof typeof sharePictures;

/** As "/og/about.jpg". */
export const sharePictureAddress = (name: SharePicture) => `/og/${name}.jpg`;

const ofPage: Partial<Record<PageKey | LegalKey, SharePicture>> = {
  about: "about",
  laplandPackages: "packages",
  gallery: "gallery",
  huskyTour: "husky-ride",
  snowmobileSafari: "snowmobile-safari",
  northernLights: "northern-lights",
  accommodation: "accommodation",
};

/** The picture that a messenger shows with a link to a page. SPEC 2.4 (default share images), docs/decisions/0010. */
export function sharePictureOf(page: PageKey | LegalKey): string {
  return sharePictureAddress(ofPage[page] ?? "default");
}
