import { formats, pictureList, widths } from "./picture-list.ts";

interface Format extends Size {
  /** The size of the part that an upright phone shows, cut out and scaled. */
  upright?: Size;
}

interface Size {
  width: number;
  height: number;
}

interface Listed {
  format: keyof typeof formats;
  tone: string;
  focus?: "left" | "right";
}

export type PictureName = keyof typeof pictureList;

/** Every picture of the site. */
export const pictureNames = Object.keys(pictureList) as PictureName[];

type FileOf = (width: number | "upright", type: "avif" | "webp") => string;

/** A picture's files: sizes in pixels, and the path and the address of each width by type. */
export interface PictureFile extends Size {
  widths: readonly number[];
  /** The tone that stands in its place until it comes. */
  tone: string;
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
  const { format, tone, focus }: Listed = pictureList[name];
  const { width, height, upright }: Format = formats[format];
  const file: FileOf = (kept, type) => `/images/${name}-${kept}.${type}`;
  return {
    width,
    height,
    upright,
    widths: widths.filter((kept) => kept <= width),
    tone,
    focus,
    file,
    src: (kept, type) => `${file(kept, type)}?${__PICTURES_VERSION__}`,
  };
}

/** The address of the largest file of the picture, in the type that every browser shows. */
export function largestPicture(name: PictureName): string {
  const { width, src } = pictureFile(name);
  return src(width, "webp");
}
