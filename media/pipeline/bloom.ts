import type { SkyPreset } from "../world/sky-presets";

// Bloom is soft: a quarter of the size does.
const part = 4;

/** The light that bright parts throw over a picture: how much, at a pixel and channel. */
export type Glow = (x: number, y: number, channel: number) => number;

/** The glow of a picture of 16 bits a channel, for a blur of so many pixels at a width of 1600. */
export function createGlow(
  base: Uint16Array,
  width: number,
  height: number,
  bloom: SkyPreset["bloom"],
  blurs: readonly number[],
): Glow[] {
  const { bright, w, h } = brightParts(base, width, height, bloom);
  return blurs.map((blur) => {
    const radius = Math.max(1, Math.round((blur * width) / 1600 / part));
    const blurred = boxBlur(bright, w, h, radius);
    return (x, y, channel) => sample(blurred, w, h, x, y, channel);
  });
}

// What is brighter than the threshold.
function brightParts(
  base: Uint16Array,
  width: number,
  height: number,
  { threshold, strength }: SkyPreset["bloom"],
) {
  const [w, h] = [Math.ceil(width / part), Math.ceil(height / part)];
  const bright = new Float32Array(w * h * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        const value = base[(y * width + x) * 3 + channel] / 65535;
        if (value > threshold)
          bright[(Math.floor(y / part) * w + Math.floor(x / part)) * 3 + channel] +=
            (((value - threshold) / (1 - threshold)) * strength) / (part * part);
      }
  return { bright, w, h };
}

// Three rounds of a box come near to a Gaussian blur.
function boxBlur(source: Float32Array, width: number, height: number, radius: number) {
  let now = source;
  for (let round = 0; round < 3; round++) {
    const across = new Float32Array(now.length);
    const down = new Float32Array(now.length);
    blurLines(now, across, radius, height, width, width * 3, 3);
    blurLines(across, down, radius, width, height, 3, width * 3);
    now = down;
  }
  return now;
}

function blurLines(
  from: Float32Array,
  to: Float32Array,
  radius: number,
  count: number,
  length: number,
  stride: number,
  step: number,
): void {
  for (let line = 0; line < count; line++) {
    for (let channel = 0; channel < 3; channel++) {
      const at = (place: number) =>
        line * stride + Math.min(length - 1, Math.max(0, place)) * step + channel;
      let sum = 0;
      for (let place = -radius; place <= radius; place++) sum += from[at(place)];
      for (let place = 0; place < length; place++) {
        to[at(place)] = sum / (2 * radius + 1);
        sum += from[at(place + radius + 1)] - from[at(place - radius)];
      }
    }
  }
}

// Between the four parts round a pixel.
function sample(
  image: Float32Array,
  w: number,
  h: number,
  x: number,
  y: number,
  channel: number,
): number {
  const fx = Math.min(w - 1.001, Math.max(0, (x + 0.5) / part - 0.5));
  const fy = Math.min(h - 1.001, Math.max(0, (y + 0.5) / part - 0.5));
  const [ix, iy] = [Math.floor(fx), Math.floor(fy)];
  const [u, v] = [fx - ix, fy - iy];
  const at = (iy * w + ix) * 3 + channel;
  const top = image[at] * (1 - u) + image[at + 3] * u;
  const low = image[at + w * 3] * (1 - u) + image[at + w * 3 + 3] * u;
  return top * (1 - v) + low * v;
}
