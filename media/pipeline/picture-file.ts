import { formats, type PictureName, pictures, widths } from "../list.ts";

interface Size {
  width: number;
  height: number;
}

/** A picture's files: sizes in pixels, and the path of each width by type under public. */
export interface PictureFile extends Size {
  widths: readonly number[];
  file(width: number | "upright", type: "avif" | "webp"): string;
  /** The size of the part that an upright phone shows, only in AVIF. */
  upright?: Size;
}

/** The files of a picture, named as the site's domain/media/pictures.ts asks for them. */
export function pictureFile(name: PictureName): PictureFile {
  const size: Size & { upright?: Size } = formats[pictures[name]];
  return {
    ...size,
    widths: widths.filter((kept) => kept <= size.width),
    file: (kept, type) => `/images/${name}-${kept}.${type}`,
  };
}
