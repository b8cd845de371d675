import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { films } from "../../app/domain/films.ts";
import { type PictureFile, type PictureName, pictureFile } from "../../app/domain/pictures.ts";
import { footageOf, photographOf } from "./dropped.ts";
import { encodePicture } from "./encode-picture.ts";
import { firstFrame } from "./ffmpeg.ts";
import { folders, writeWhole } from "./files.ts";
import type { Item } from "./item.ts";
import { cropPhotograph } from "./photograph.ts";
import { renderOf, renderPicture } from "./render.ts";
import type { Studio } from "./studio.ts";

const types = ["avif", "webp"] as const;
const posters = new Set<string>(Object.values(films).map(({ poster }) => poster));

/** A picture of the site: from a photograph, from the footage whose poster it is, or rendered. */
export function pictureItem(name: PictureName): Item {
  const file = pictureFile(name);
  const { width, height, widths, src } = file;
  return {
    name,
    group: "pictures",
    outputs: widths.flatMap((kept) => types.map((type) => join(folders.public, src(kept, type)))),
    sources: () => {
      const source = droppedSource(name) ?? renderOf(name);
      return existsSync(source) ? [source] : [];
    },
    async make(studio, anew) {
      const picture = await sourcePicture(studio, name, file, anew);
      // Kept without loss while it is scaled to each width.
      const data = await picture.removeAlpha().png({ compressionLevel: 1 }).toBuffer();
      for (const kept of widths) {
        const scaled = sharp(data).resize(kept, Math.round((kept * height) / width), {
          fit: "fill",
        });
        for (const type of types) {
          const encoded = await encodePicture(scaled, kept, type);
          await writeWhole(join(folders.public, src(kept, type)), (temporary) =>
            writeFile(temporary, encoded),
          );
        }
      }
      return `${width}x${height}`;
    },
  };
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
