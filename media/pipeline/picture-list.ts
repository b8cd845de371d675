import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { films, focuses, focusShares, formats, pictureNames, pictures, widths } from "../list.ts";
import { folders, site, writeWhole } from "./files.ts";
import { pictureFile } from "./picture-file.ts";

// As the site's app/ui/picture.module.css paints them.
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

type Tone = keyof typeof tones;

/** Writes the site's list of pictures and films; tells whether it changed. */
export async function writePictureList(): Promise<boolean> {
  const text = await listText();
  if (existsSync(site.list) && readFileSync(site.list, "utf8") === text) return false;
  await writeWhole(site.list, (temporary) => writeFile(temporary, text));
  return true;
}

/** The list of pictures and films, with the tones of the published pictures. */
export async function listText(): Promise<string> {
  const list: Record<string, object> = {};
  for (const name of pictureNames) {
    const picture = { format: pictures[name], tone: await toneOf(name) };
    const focus = focuses[name];
    list[name] = focus ? { ...picture, focus } : picture;
  }
  return [
    "// Written by `npm run media` from media/list.ts and the published pictures.\n",
    declared("The sizes of pictures in pixels.", "formats", formats),
    declared("The widths of a picture's files.", "widths", widths),
    declared(
      "Where a part of a wide picture is cut out: the share of the surplus width on the left, as in base.css.",
      "focusShares",
      focusShares,
    ),
    declared(
      "Every picture of the site: its size, the tone that stands in its place until it comes, and the side of its subject.",
      "pictureList",
      list,
    ),
    declared("Every film of the site.", "filmList", films),
  ].join("\n");
}

async function toneOf(name: (typeof pictureNames)[number]): Promise<Tone> {
  const { widths, file } = pictureFile(name);
  const smallest = join(folders.public, file(widths[0] ?? 0, "webp"));
  if (!existsSync(smallest)) return "night";
  const colour = await sharp(smallest).removeAlpha().resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const far = (tone: Tone) =>
    tones[tone].reduce((sum, value, at) => sum + (value - colour[at]) ** 2, 0);
  const names = Object.keys(tones) as Tone[];
  return names.reduce((best, tone) => (far(tone) < far(best) ? tone : best));
}

/** A constant as the site's formatter would write it. */
function declared(comment: string, name: string, value: object): string {
  return `/** ${comment} */\nexport const ${name} = ${literal(value, 0, "")} as const;\n`;
}

// On one line where that is short enough, but for what is declared.
function literal(value: unknown, depth: number, key: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.join(", ")}]`;
  const inner = Object.entries(value).map(([name, part]) => {
    const written = /^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name);
    return `${written}: ${literal(part, depth + 1, written)}`;
  });
  const line = `{ ${inner.join(", ")} }`;
  const room = 100 - 2 * depth - `${key}: ,`.length;
  const isShort = line.length <= room && !line.includes("\n");
  if (isShort && (depth > 0 || inner.length < 4)) return line;
  const indent = "  ".repeat(depth);
  return `{\n${inner.map((part) => `${indent}  ${part},\n`).join("")}${indent}}`;
}
