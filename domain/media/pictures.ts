import { galleryImages } from "./gallery-images.ts";

const formats = {
  hero: { width: 2400, height: 1350, upright: { width: 900, height: 900 } },
  tallHero: { width: 2400, height: 1350, upright: { width: 675, height: 900 } },
  wide: { width: 1600, height: 900 },
  landscape: { width: 1600, height: 1067 },
  portrait: { width: 1600, height: 2000 },
  square: { width: 960, height: 960 },
} as const satisfies Record<string, Format>;

interface Format extends Size {
  /** The size of the part that an upright phone shows, cut out and scaled. */
  upright?: Size;
}

interface Size {
  width: number;
  height: number;
}

export type PictureFormat = keyof typeof formats;

/** Every picture of the site except the gallery's, by the name of its file under /images. */
const pagePictures = {
  "home-hero": "tallHero",
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
  "about-hero": "hero",
  "meet-us": "portrait",
  "action-snowmobile": "landscape",
  "action-lodge": "portrait",
  "action-landscape": "landscape",
  "timeline-1990s": "landscape",
  "timeline-2000s": "landscape",
  "timeline-2020": "landscape",
  "timeline-2022": "landscape",
  "timeline-2024": "landscape",
  "packages-hero": "hero",
  "package-complete": "landscape",
  "package-adventure": "landscape",
  "package-three-day": "landscape",
  "package-taster": "landscape",
  "package-film-lake": "wide",
  "package-film-dogs": "wide",
  "package-film-aurora": "wide",
  "husky-hero": "hero",
  "snowmobile-hero": "hero",
  "northern-lights-hero": "hero",
  "accommodation-hero": "hero",
  "gallery-hero": "hero",
  "contact-hero": "hero",
  "book-hero": "hero",
  clothing: "landscape",
  "room-bedroom": "landscape",
  "room-kitchen": "landscape",
  "room-sauna": "landscape",
  "room-dinner": "landscape",
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

/** The widths in pixels of a picture's files; no file is wider than the picture. */
const widths = [480, 960, 1600, 2400] as const;

/** Where a part of a wide picture is cut out: the share of the surplus width on the left, as in base.css. */
export const focusShares = { left: 0.32, middle: 0.5, right: 0.69 } as const;

// The side that must stay visible when an upright screen shows only a part of a wide picture.
const focuses: Partial<Record<PictureName, "left" | "right">> = {
  "home-hero": "right",
  "about-hero": "right",
  "accommodation-hero": "right",
  "contact-hero": "right",
  "northern-lights-hero": "right",
  "book-hero": "right",
  "packages-hero": "left",
  "package-film-dogs": "left",
  "gallery/dogs-forest": "right",
  "gallery/snowmobile-coffee": "left",
  "gallery/snowmobile-fell": "right",
};

type FileOf = (width: number | "upright", type: "avif" | "webp") => string;

/** A picture's files: sizes in pixels, and the path and the address of each width by type. */
export interface PictureFile extends Size {
  widths: readonly number[];
  /** The side of the middle that holds the picture's subject. */
  focus?: "left" | "right";
  /** Where it lies under public: "/images/home-hero-960.avif". */
  file: FileOf;
  /** Its address, whose query follows the content of all pictures: after one is replaced, no browser shows the old one. */
  src: FileOf;
  /** The size of the part that an upright phone shows, only in AVIF. */
  upright?: Size;
}

/** The facts about a picture. */
export function pictureFile(name: PictureName): PictureFile {
  const { width, height, upright }: Format = formats[pictures[name]];
  const file: FileOf = (kept, type) => `/images/${name}-${kept}.${type}`;
  return {
    width,
    height,
    upright,
    widths: widths.filter((kept) => kept <= width),
    focus: focuses[name],
    file,
    src: (kept, type) => `${file(kept, type)}?${__PICTURES_VERSION__}`,
  };
}

/** The address of the largest file of the picture, in the type that every browser shows. */
export function largestPicture(name: PictureName): string {
  const { width, src } = pictureFile(name);
  return src(width, "webp");
}
