import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { quietSound } from "../list.ts";
import { quiet, quietSeconds } from "../sounds/quiet.ts";
import { sampleRate } from "../sounds/signal.ts";
import type { Stereo } from "../sounds/space.ts";
import { recordingOf } from "./dropped.ts";
import { ffmpeg, requireEncoders } from "./ffmpeg.ts";
import { folders, writeWhole } from "./files.ts";
import type { Item } from "./item.ts";

const name = "quiet";
const target = join(folders.public, quietSound);

// As quiet as a film at night, in LUFS, and with room above for what is sudden.
const loudness = -23;
const bitRate = "60k";

/** The sound that the footer offers: a recording of the family, or one that is computed. */
export const soundItem: Item = {
  name: `${name}.m4a`,
  group: "sounds",
  outputs: [target],
  sources: () => {
    const recording = recordingOf(name);
    return recording ? [recording] : [];
  },
  async make() {
    await requireEncoders(["aac"]);
    const recording = recordingOf(name);
    if (recording) await encode(["-t", String(quietSeconds), "-i", recording], fades);
    else await encodeComputed();
    return `${quietSeconds} s`;
  },
};

// A recording begins and ends in the middle of something.
const fades = `afade=t=in:d=1.4,afade=t=out:st=${quietSeconds - 2.6}:d=2.6,`;

async function encodeComputed(): Promise<void> {
  const samples = join(folders.unfinished, `${name}.f32`);
  try {
    await mkdir(folders.unfinished, { recursive: true });
    await writeFile(samples, interleaved(quiet()));
    await encode(["-f", "f32le", "-ar", String(sampleRate), "-ac", "2", "-i", samples], "");
  } finally {
    await rm(samples, { force: true });
  }
}

// AAC is what every browser plays, older Safaris included.
async function encode(input: readonly string[], filter: string): Promise<void> {
  const gain = loudness - (await loudnessOf(input));
  await writeWhole(target, (temporary) =>
    ffmpeg([
      ...input,
      ...["-af", `${filter}volume=${gain.toFixed(2)}dB,alimiter=limit=0.7:level=0`],
      ...["-vn", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"],
      ...["-ar", String(sampleRate), "-ac", "2", "-c:a", "aac", "-b:a", bitRate],
      ...["-movflags", "+faststart", temporary],
    ]),
  );
}

// The last of the values, which are those of the sound so far. EBU R 128.
async function loudnessOf(input: readonly string[]): Promise<number> {
  const measure = "ebur128=metadata=1,ametadata=mode=print:key=lavfi.r128.I:file=-";
  const told = (await ffmpeg([...input, "-af", measure, "-f", "null", "-"])).toString();
  const value = Number(told.match(/.*lavfi\.r128\.I=(.+)/s)?.[1]);
  if (Number.isNaN(value)) throw new Error("its loudness cannot be measured");
  return value;
}

function interleaved([left, right]: Stereo): Buffer {
  const samples = new Float32Array(left.length * 2);
  for (let at = 0; at < left.length; at++) samples.set([left[at], right[at]], at * 2);
  return Buffer.from(samples.buffer);
}
