import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { av1Of, type FilmFile } from "../../app/domain/films.ts";
import { type PictureName, pictureFile } from "../../app/domain/pictures.ts";
import { frameCount, frameRate } from "../film-lengths.ts";
import { footageOf } from "./dropped.ts";
import { encodeFootage, encodeFrames, type FilmSize } from "./encode-film.ts";
import { folders } from "./files.ts";
import { framesFolder, renderFrames } from "./frames.ts";
import type { Item } from "./item.ts";

const megabyte = 1024 * 1024;

/** A film of the site, named by its poster: from footage, or rendered frame by frame. */
export function filmItem({ src, poster }: FilmFile): Item {
  const targets = {
    h264: join(folders.public, src),
    av1: join(folders.public, av1Of(src)),
  };
  const size = filmSize(poster);
  return {
    name: `${poster}.mp4`,
    group: "films",
    outputs: [targets.h264, targets.av1],
    sources: () => {
      const footage = footageOf(poster);
      return footage ? [footage] : filesIn(framesFolder(poster));
    },
    replacedBy: () => footageOf(poster),
    async make(studio, anew) {
      const footage = footageOf(poster);
      if (footage) await encodeFootage(footage, targets, size);
      else {
        const frames = await renderFrames(
          studio,
          poster,
          { ...size, frames: frameCount(poster) },
          anew,
        );
        await encodeFrames(frames, frameRate(poster), targets, size);
      }
      return `${size.width}x${size.height}`;
    },
  };
}

// Films move: half a picture's pixels do.
function filmSize(poster: PictureName): FilmSize {
  const { width, height } = pictureFile(poster);
  if (height > width) return { width: 576, height: 720, budget: 1.5 * megabyte };
  if (width > 1600) return { width: 1280, height: 720, budget: 2.5 * megabyte };
  return { width: 1152, height: 648, budget: 1.5 * megabyte };
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());
}
