import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { films, focuses, focusShares, type PictureName } from "../list.ts";
import { footageOf, photographOf } from "./dropped.ts";
import { encodeFirstView, encodePicture } from "./encode-picture.ts";
import { firstFrame } from "./ffmpeg.ts";
import { folders, writeWhole } from "./files.ts";
import type { Item } from "./item.ts";
import { cropPhotograph } from "./photograph.ts";
import { type PictureFile, pictureFile } from "./picture-file.ts";
import { renderOf, renderPicture } from "./render.ts";
import type { Studio } from "./studio.ts";

const types = ["avif", "webp"] as const;
const posters = new Set<string>(Object.values(films).map(({ poster }) => poster));

/** A picture of the site: from a photograph, from the footage whose poster it is, or rendered. */
export function pictureItem(name: PictureName): Item {
  const picture = pictureFile(name);
  const { width, height, widths, file, upright } = picture;
  return {
    name,
    group: "pictures",
    outputs: [
      ...widths.flatMap((kept) => types.map((type) => file(kept, type))),
      ...(upright ? [file("upright", "avif")] : []),
    ].map((path) => join(folders.public, path)),
    sources: () => {
      const source = droppedSource(name) ?? renderOf(name);
      return existsSync(source) ? [source] : [];
    },
    replacedBy: () => droppedSource(name),
    async make(studio, anew) {
      const source = await sourcePicture(studio, name, picture, anew);
      // Kept without loss while it is scaled to each width.
      const data = await source.removeAlpha().png({ compressionLevel: 1 }).toBuffer();
      for (const kept of widths) {
        const scaled = sharp(data).resize(kept, Math.round((kept * height) / width), {
          fit: "fill",
        });
        for (const type of types) {
          await write(file(kept, type), await encodePicture(scaled, kept, type));
        }
      }
      if (upright)
        await write(file("upright", "avif"), await uprightPicture(data, picture, focuses[name]));
      return `${width}x${height}`;
    },
  };
}

function write(path: string, encoded: Buffer): Promise<void> {
  return writeWhole(join(folders.public, path), (temporary) => writeFile(temporary, encoded));
}

/** What an upright phone shows of a wide picture: as high, and as far to the side as base.css puts it. */
function uprightPicture(
  data: Buffer,
  picture: PictureFile,
  focus: keyof typeof focusShares = "middle",
): Promise<Buffer> {
  const { width, height, upright = picture } = picture;
  const part = Math.round((height * upright.width) / upright.height);
  const left = Math.round((width - part) * focusShares[focus]);
  const cut = sharp(data)
    .extract({ left, top: 0, width: part, height })
    .resize(upright.width, upright.height, { fit: "fill" });
  return encodeFirstView(cut);
}

function droppedSource(name: string): string | undefined {
  return photographOf(name) ?? (posters.has(name) ? footageOf(name) : undefined);
}

async function sourcePicture(
  studio: Studio,
  name: string,
  { width, height }: PictureFile,
  anew: boolean,
): Promise<Sharp> {
  const photograph = photographOf(name);
  if (photograph) return cropPhotograph(photograph, width, height);
  const footage = posters.has(name) ? footageOf(name) : undefined;
  // A film is seldom as wide as a poster: enlarged, since it is seen only until the film comes.
  if (footage) return sharp(await firstFrame(footage)).resize(width, height, { fit: "cover" });
  return sharp(await renderPicture(studio, name, { width, height }, anew));
}
