import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pictureTones } from "../../domain/media/picture-tones.ts";
import { type PictureName, pictureFile, pictureNames } from "../../domain/media/pictures.ts";
import { folders, writeWhole } from "./files.ts";

// As app/ui/picture.module.css paints them.
const tones = {
  night: [13, 26, 43],
  dusk: [39, 64, 95],
  blue: [93, 126, 166],
  snow: [174, 191, 210],
  aurora: [28, 90, 88],
  violet: [85, 80, 138],
  rose: [176, 140, 152],
  ember: [91, 54, 38],
} as const;

/** Writes domain/media/picture-tones.ts from the published pictures; tells whether it changed. */
export async function writeTones(): Promise<boolean> {
  const target = join(folders.domain, "picture-tones.ts");
  const lines: string[] = [];
  for (const name of pictureNames) {
    const key = /^[a-z]+$/.test(name) ? name : `"${name}"`;
    lines.push(`  ${key}: "${await toneOf(name)}",\n`);
  }
  const text = `import type { PictureName } from "./pictures.ts";

/** The tone that stands in a picture's place until it comes. Written by \`npm run media\`. */
export const pictureTones: Readonly<Record<PictureName, string>> = {
${lines.join("")}};
`;
  if (readFileSync(target, "utf8") === text) return false;
  await writeWhole(target, (temporary) => writeFile(temporary, text));
  return true;
}

async function toneOf(name: PictureName): Promise<string> {
  const { widths, file } = pictureFile(name);
  const smallest = join(folders.public, file(widths[0] ?? 0, "webp"));
  if (!existsSync(smallest)) return pictureTones[name] ?? "night";
  const colour = await sharp(smallest).removeAlpha().resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const far = (tone: keyof typeof tones) =>
    tones[tone].reduce((sum, value, at) => sum + (value - colour[at]) ** 2, 0);
  const names = Object.keys(tones) as (keyof typeof tones)[];
  return names.reduce((best, tone) => (far(tone) < far(best) ? tone : best));
}
