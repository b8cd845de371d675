import { relative } from "node:path";
import sharp, { type Sharp } from "sharp";
import { folders } from "./files.ts";

/**
 * A photograph upright as its EXIF tells, cropped to a size round what catches the eye, without its
 * metadata; throws where it would have to be enlarged.
 */
export async function cropPhotograph(file: string, width: number, height: number): Promise<Sharp> {
  const { autoOrient } = await sharp(file).metadata();
  if (autoOrient.width < width || autoOrient.height < height) {
    throw new Error(
      `${relative(folders.media, file)} is ${autoOrient.width}x${autoOrient.height} pixels, and ${width}x${height} are needed at least`,
    );
  }
  return sharp(file)
    .autoOrient()
    .resize(width, height, { fit: "cover", position: sharp.strategy.attention });
}
