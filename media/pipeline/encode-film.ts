import { statSync } from "node:fs";
import { join } from "node:path";
import { ffmpeg } from "./ffmpeg.ts";
import { writeWhole } from "./files.ts";
import type { FilmSize } from "./film.ts";

const best = 20;
const worst = 38;

const footageRate = 25;

/** A film of rendered frames, 000.jpg and so on in a folder, so many a second. */
export function encodeFrames(
  folder: string,
  rate: number,
  target: string,
  size: FilmSize,
): Promise<void> {
  const input = ["-framerate", String(rate), "-i", join(folder, "%03d.jpg")];
  // JPEG has the colours of old television and the full range.
  const colours = "in_color_matrix=bt601:in_range=full:out_color_matrix=bt709:out_range=tv";
  // Rendered pictures have no noise; dark gradients of the sky get more bits against bands.
  const tune = ["-tune", "animation", "-x264-params", "aq-mode=3:aq-strength=0.9"];
  return encode(
    input,
    `scale=${colours}:flags=accurate_rnd+full_chroma_int+full_chroma_inp`,
    tune,
    target,
    size,
  );
}

/** A film of the operator's footage: cropped to the size round its middle, without its sound. */
export function encodeFootage(file: string, target: string, size: FilmSize): Promise<void> {
  const { width, height } = size;
  const crop = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height}`;
  return encode(["-i", file], `fps=${footageRate},${crop}`, [], target, size);
}

// Raises the compression until the film keeps to its budget.
async function encode(
  input: readonly string[],
  filter: string,
  tune: readonly string[],
  target: string,
  { budget }: FilmSize,
): Promise<void> {
  await writeWhole(target, async (temporary) => {
    for (let crf = best; ; ) {
      await ffmpeg([...input, ...outputOptions(`${filter},format=yuv420p`, crf, tune), temporary]);
      const excess = statSync(temporary).size / budget;
      if (excess <= 1) return;
      if (crf === worst) throw new Error(`too long or too lively for ${budget} bytes; shorten it`);
      // Six steps halve a film, roughly.
      crf = Math.min(worst, crf + Math.max(1, Math.floor(6 * Math.log2(excess))));
    }
  });
}

function outputOptions(filter: string, crf: number, tune: readonly string[]): string[] {
  const picture = ["-vf", filter, "-c:v", "libx264", "-profile:v", "high", "-crf", String(crf)];
  const colours = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];
  return [
    ...picture,
    "-preset",
    "slow",
    ...tune,
    ...colours,
    "-an",
    "-sn",
    "-map_metadata",
    "-1",
    "-movflags",
    "+faststart",
  ];
}
