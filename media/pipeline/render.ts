import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { folders, writeWhole } from "./files.ts";
import { finish } from "./finish.ts";
import type { Studio } from "./studio.ts";

/** The shot of a picture: its name with "--" for "/". */
export const shotOf = (name: string) => name.replaceAll("/", "--");

/** Where a picture is kept as it was rendered. */
export const renderOf = (name: string) => join(folders.renders, `${shotOf(name)}.png`);

/** Renders a single picture, unless it is there in this size. */
export async function renderPicture(
  studio: Studio,
  name: string,
  { width, height }: { width: number; height: number },
  anew: boolean,
): Promise<string> {
  const file = renderOf(name);
  if (!anew && existsSync(file)) {
    const kept = await sharp(file).metadata();
    if (kept.width === width && kept.height === height) return file;
  }
  // Painted larger and scaled down, which smooths all edges.
  const scale = width > 1600 ? 1.5 : 2;
  const shooting = await studio.open({
    shot: shotOf(name),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    antialias: false,
    detail: 1,
  });
  try {
    const painting = await shooting.paint(shooting.t, true);
    const picture = await finish(painting, { width, height, bloom: shooting.bloom });
    await writeWhole(file, (temporary) => picture.png({ compressionLevel: 6 }).toFile(temporary));
  } finally {
    await shooting.close();
  }
  return file;
}
