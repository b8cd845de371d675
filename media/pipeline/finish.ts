import sharp, { type Sharp } from "sharp";
import type { SkyPreset } from "../world/sky-presets";
import { createGlow } from "./bloom.ts";

// Nothing is pure black: the darkest thing is the dark blue of the night.
const night = [8, 12, 22] as const;

interface FinishOptions {
  width: number;
  height: number;
  bloom: SkyPreset["bloom"];
  /** Fine noise in single pictures; in a film it would cost the bits of the motion. */
  grain?: boolean;
}

/** Scales a painting down, lifts its blacks and adds bloom, vignette and grain, all in more than 8 bits so that skies stay smooth. */
export async function finish(
  painting: Buffer,
  { width, height, bloom, grain = true }: FinishOptions,
): Promise<Sharp> {
  const raw = await sharp(painting)
    .removeAlpha()
    .pipelineColourspace("rgb16")
    .resize(width, height, { kernel: "lanczos3", fit: "fill" })
    .toColourspace("rgb16")
    .raw({ depth: "ushort" })
    .toBuffer();
  const base = new Uint16Array(raw.buffer, raw.byteOffset, raw.byteLength / 2);
  const [near, wide] = createGlow(base, width, height, bloom, [9, 42]);
  const random = grain ? createRandom() : () => 0.5;
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const shade = vignette(x / width, y / height);
      const noise = (random() + random() - 1) * 3.2;
      const first = (y * width + x) * 3;
      const lit = [0, 1, 2].map(
        (channel) =>
          1 -
          (1 - base[first + channel] / 65535) *
            (1 - near(x, y, channel)) *
            (1 - wide(x, y, channel)),
      );
      // What a lamp lights keeps its colour, however dark.
      const darkness = (1 - Math.max(...lit)) ** 12;
      for (let channel = 0; channel < 3; channel++) {
        const lifted = lit[channel] * shade * 255 + night[channel] * darkness;
        const value = Math.round(lifted + noise * (0.45 + 0.55 * lit[channel]));
        out[first + channel] = Math.min(255, Math.max(0, value));
      }
    }
  return sharp(out, { raw: { width, height, channels: 3 } });
}

// Corners are darker, by a twelfth at most.
function vignette(x: number, y: number): number {
  const away = Math.hypot((x - 0.5) * 1.33, (y - 0.48) * 1.33);
  const edge = Math.min(1, Math.max(0, (away - 0.44) / 0.5));
  return 1 - 0.08 * edge * edge * (3 - 2 * edge);
}

// The same grain each time, so that rendering again changes no byte.
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
