import { writeFile } from "node:fs/promises";
import { relative } from "node:path";
import sharp from "sharp";
import { droppedFootage, droppedPhotographs } from "./dropped.ts";
import { ffmpeg, filmNotes } from "./ffmpeg.ts";
import { folders, writeWhole } from "./files.ts";

/**
 * Removes from each dropped photograph and piece of footage what the camera noted, such as the place, before the
 * file reaches git. Gives the files that it wrote anew.
 */
export async function unmarkDropped(): Promise<string[]> {
  const marked: string[] = [];
  for (const file of droppedPhotographs()) {
    if (!(await isMarkedPhotograph(file))) continue;
    await unmarkPhotograph(file);
    marked.push(file);
  }
  for (const file of droppedFootage()) {
    if (!(await isMarkedFootage(file))) continue;
    await unmarkFootage(file);
    marked.push(file);
  }
  return marked.map((file) => relative(folders.media, file));
}

/** Whether a photograph carries what a camera or a program noted about it. */
export async function isMarkedPhotograph(file: string): Promise<boolean> {
  const { exif, xmp, iptc } = await sharp(file).metadata();
  return Boolean(exif ?? xmp ?? iptc);
}

/** Writes a photograph upright, as the camera noted, and without its notes; its colours stay. */
export async function unmarkPhotograph(file: string): Promise<void> {
  const { format } = await sharp(file).metadata();
  const upright = sharp(file).autoOrient().keepIccProfile();
  // Nobody sees the difference to the original, and `npm run media` encodes it once more anyway.
  const encoded = await upright.toFormat(format, { quality: 96 }).toBuffer();
  await writeWhole(file, (temporary) => writeFile(temporary, encoded));
}

const ofTheFormat = ["major_brand", "minor_version", "compatible_brands", "encoder", "ENCODER"];

/** Whether footage carries notes of a camera, or a track of them beside the picture. */
async function isMarkedFootage(file: string): Promise<boolean> {
  const { streams, format } = await filmNotes(file);
  const noted = Object.keys(format.tags ?? {}).filter((name) => !ofTheFormat.includes(name));
  return noted.length > 0 || streams.some(({ codec_type }) => codec_type !== "video");
}

/** Keeps the picture alone, as it is: films of the site have no sound. */
async function unmarkFootage(file: string): Promise<void> {
  const kept = ["-map", "0:v:0", "-map_metadata", "-1", "-map_metadata:s:v", "-1", "-c", "copy"];
  await writeWhole(file, (temporary) => ffmpeg(["-i", file, ...kept, temporary]));
}
