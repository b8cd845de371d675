import { statSync } from "node:fs";
import { join } from "node:path";
import { ffmpeg, requireEncoders } from "./ffmpeg.ts";
import { writeWhole } from "./files.ts";

interface Codec {
  /** The least compression, the most, and the steps of it that halve a film, roughly. */
  best: number;
  worst: number;
  halving: number;
  options: readonly string[];
}

const h264: Codec = {
  best: 20,
  worst: 38,
  halving: 6,
  options: ["-c:v", "libx264", "-profile:v", "high", "-preset", "slow"],
};

const av1: Codec = {
  best: 24,
  worst: 63,
  halving: 9,
  options: ["-c:v", "libsvtav1", "-preset", "5", "-g", "300"],
};

// With as many of H.264's bytes at most it is as near to the frames.
const av1Share = 0.75;

const footageRate = 25;

/** What a desktop's first view shows as wide as the screen. */
export const wideSize: FilmSize = { width: 1920, height: 1080, budget: 2.4 * 1024 * 1024 };

/** The files of a film: H.264, which everything plays, AV1 beside it, and the wide one for desktops. */
export interface FilmTargets {
  h264: string;
  av1: string;
  wide?: string;
}

export interface FilmSize {
  width: number;
  height: number;
  /** Bytes at most. */
  budget: number;
}

/** A film of rendered frames, 000.jpg and so on in a folder, so many a second. */
export function encodeFrames(
  folder: string,
  rate: number,
  targets: FilmTargets,
  size: FilmSize,
): Promise<void> {
  const input = ["-framerate", String(rate), "-i", join(folder, "%03d.jpg")];
  // JPEG has the colours of old television and the full range.
  const colours = "in_color_matrix=bt601:in_range=full:out_color_matrix=bt709:out_range=tv";
  // Rendered pictures have no noise; dark gradients of the sky get more bits against bands.
  const tune = ["-tune", "animation", "-x264-params", "aq-mode=3:aq-strength=0.9"];
  return encodeAll(
    input,
    ({ width, height }) =>
      `scale=${width}:${height}:${colours}:flags=lanczos+accurate_rnd+full_chroma_int+full_chroma_inp`,
    tune,
    targets,
    size,
  );
}

/** A film of the operator's footage: cropped to the size round its middle, without its sound. */
export function encodeFootage(file: string, targets: FilmTargets, size: FilmSize): Promise<void> {
  const filter = ({ width, height }: FilmSize) =>
    `fps=${footageRate},scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height}`;
  return encodeAll(["-i", file], filter, [], targets, size);
}

// All or none: a new film must not come to stand beside an old one.
async function encodeAll(
  input: readonly string[],
  filter: (size: FilmSize) => string,
  tune: readonly string[],
  targets: FilmTargets,
  size: FilmSize,
): Promise<void> {
  await requireEncoders(["libx264", "libsvtav1"]);
  const tuned = { ...h264, options: [...h264.options, ...tune] };
  await encode(input, filter(size), tuned, targets.h264, size.budget);
  await encode(input, filter(size), av1, targets.av1, statSync(targets.h264).size * av1Share);
  if (targets.wide) await encode(input, filter(wideSize), av1, targets.wide, wideSize.budget);
}

// Raises the compression until the film keeps to its budget.
async function encode(
  input: readonly string[],
  filter: string,
  { best, worst, halving, options }: Codec,
  target: string,
  budget: number,
): Promise<void> {
  await writeWhole(target, async (temporary) => {
    for (let crf = best; ; ) {
      const compressed = [...options, "-crf", String(crf)];
      await ffmpeg([
        ...input,
        "-vf",
        `${filter},format=yuv420p`,
        ...compressed,
        ...plain,
        temporary,
      ]);
      const excess = statSync(temporary).size / budget;
      if (excess <= 1) return;
      if (crf === worst) throw new Error(`too long or too lively for ${budget} bytes; shorten it`);
      // Half the way: lively films shrink faster, and would be left with less than they may have.
      crf = Math.min(worst, crf + Math.max(1, Math.floor((halving / 2) * Math.log2(excess))));
    }
  });
}

// No sound, no metadata, and the index first.
const plain = [
  ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
  ...["-an", "-sn", "-map_metadata", "-1", "-movflags", "+faststart"],
];
