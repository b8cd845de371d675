import { galleryImages } from "./gallery.ts";

const formats = {
  wide: { width: 2400, height: 1350 },
  landscape: { width: 1600, height: 1067 },
  portrait: { width: 1200, height: 1500 },
  square: { width: 900, height: 900 },
} as const;

export type PictureFormat = keyof typeof formats;

/** Every picture of the site beside the gallery's, by the name of its file under /images. */
const pagePictures = {
  "home-hero": "wide",
  "feature-snowmobile": "portrait",
  "feature-dogs": "portrait",
  "feature-aurora": "portrait",
  "feature-sauna": "portrait",
  "experience-snowmobile": "landscape",
  "experience-aurora": "landscape",
  "experience-dogs": "landscape",
  "experience-lodging": "landscape",
  owners: "portrait",
  "portrait-erik": "square",
  "portrait-asa": "square",
  "portrait-maja": "square",
  "about-hero": "wide",
  "meet-us": "portrait",
  "action-snowmobile": "landscape",
  "action-lodge": "portrait",
  "action-landscape": "landscape",
  "timeline-1990s": "landscape",
  "timeline-2000s": "landscape",
  "timeline-2020": "landscape",
  "timeline-2022": "landscape",
  "timeline-2024": "landscape",
  "packages-hero": "wide",
  "package-complete": "landscape",
  "package-adventure": "landscape",
  "package-three-day": "landscape",
  "package-taster": "landscape",
  "package-film-lake": "wide",
  "package-film-dogs": "wide",
  "package-film-aurora": "wide",
  "husky-hero": "wide",
  "snowmobile-hero": "wide",
  "northern-lights-hero": "wide",
  "accommodation-hero": "wide",
  "gallery-hero": "wide",
  "contact-hero": "wide",
  "book-hero": "wide",
  clothing: "landscape",
} as const satisfies Record<string, PictureFormat>;

type GalleryPicture = `gallery/${(typeof galleryImages)[keyof typeof galleryImages]["id"]}`;

export type PictureName = keyof typeof pagePictures | GalleryPicture;

const galleryPictures = Object.fromEntries(
  Object.values(galleryImages).map(({ id, format }) => [`gallery/${id}`, format]),
) as Record<GalleryPicture, PictureFormat>;

const pictures: Readonly<Record<PictureName, PictureFormat>> = {
  ...pagePictures,
  ...galleryPictures,
};

/** Every picture of the site. */
export const pictureNames = Object.keys(pictures) as PictureName[];

/** Where a picture is and its size in pixels. */
export function pictureFile(name: PictureName): { src: string; width: number; height: number } {
  return { src: `/images/${name}.svg`, ...formats[pictures[name]] };
}
