import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { frameCount, frameRate } from "../film-lengths.ts";
import type { Film, PictureName } from "../list.ts";
import { footageOf } from "./dropped.ts";
import {
  encodeFootage,
  encodeFrames,
  type FilmSize,
  type FilmTargets,
  wideSize,
} from "./encode-film.ts";
import { folders } from "./files.ts";
import { framesFolder, renderFrames } from "./frames.ts";
import type { Item } from "./item.ts";
import { pictureFile } from "./picture-file.ts";

const megabyte = 1024 * 1024;

/** A film of the site, named by its poster: from footage, or rendered frame by frame. */
export function filmItem({ src, poster, wide }: Film): Item {
  const targets: FilmTargets = {
    h264: join(folders.public, src),
    av1: join(folders.public, src.replace(/\.mp4$/, ".av1.mp4")),
    wide: wide ? join(folders.public, src.replace(/\.mp4$/, ".wide.av1.mp4")) : undefined,
  };
  const size = filmSize(poster);
  const frameSize = wide ? wideSize : size;
  return {
    name: `${poster}.mp4`,
    group: "films",
    outputs: Object.values(targets).filter((target) => target !== undefined),
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
          { ...frameSize, frames: frameCount(poster) },
          anew,
        );
        await encodeFrames(frames, frameRate(poster), targets, size);
      }
      return `${frameSize.width}x${frameSize.height}`;
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
