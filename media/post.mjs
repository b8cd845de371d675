import sharp from "sharp";

const part = 4;

function boxBlur(source, width, height, radius) {
  const pass = (from, to, count, length, stride, step) => {
    for (let line = 0; line < count; line++) {
      for (let channel = 0; channel < 3; channel++) {
        const at = (place) =>
          line * stride + Math.min(length - 1, Math.max(0, place)) * step + channel;
        let sum = 0;
        for (let place = -radius; place <= radius; place++) sum += from[at(place)];
        for (let place = 0; place < length; place++) {
          to[at(place)] = sum / (2 * radius + 1);
          sum += from[at(place + radius + 1)] - from[at(place - radius)];
        }
      }
    }
  };
  let now = source;
  for (let round = 0; round < 3; round++) {
    const across = new Float32Array(now.length);
    const down = new Float32Array(now.length);
    pass(now, across, height, width, width * 3, 3);
    pass(across, down, width, height, 3, width * 3);
    now = down;
  }
  return now;
}

// What is brighter than the threshold, at a quarter of the size.
function brightParts(base, width, height, threshold, strength) {
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

function sample(image, w, h, x, y, channel) {
  const fx = Math.min(w - 1.001, Math.max(0, (x + 0.5) / part - 0.5));
  const fy = Math.min(h - 1.001, Math.max(0, (y + 0.5) / part - 0.5));
  const [ix, iy] = [Math.floor(fx), Math.floor(fy)];
  const [u, v] = [fx - ix, fy - iy];
  const at = (iy * w + ix) * 3 + channel;
  const top = image[at] * (1 - u) + image[at + 3] * u;
  const low = image[at + w * 3] * (1 - u) + image[at + w * 3 + 3] * u;
  return top * (1 - v) + low * v;
}

/** Scales a big picture down and adds bloom, vignette and fine grain, all in more than 8 bits so that skies stay smooth; gives a PNG. */
export async function finish(picture, width, height, bloom) {
  const raw = await sharp(picture)
    .removeAlpha()
    .pipelineColourspace("rgb16")
    .resize(width, height, { kernel: "lanczos3" })
    .toColourspace("rgb16")
    .raw({ depth: "ushort" })
    .toBuffer();
  const base = new Uint16Array(raw.buffer, raw.byteOffset, raw.byteLength / 2);
  const { bright, w, h } = brightParts(base, width, height, bloom.threshold, bloom.strength);
  const radius = (size) => Math.max(1, Math.round((size * width) / 1600 / part));
  const near = boxBlur(bright, w, h, radius(9));
  const wide = boxBlur(bright, w, h, radius(42));
  const out = Buffer.alloc(width * height * 3);
  let state = 1;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const away = Math.hypot((x / width - 0.5) * 1.33, (y / height - 0.48) * 1.33);
      const edge = Math.min(1, Math.max(0, (away - 0.44) / 0.5));
      const shade = 1 - 0.17 * edge * edge * (3 - 2 * edge);
      const grain = (random() + random() - 1) * 3.2;
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 3 + channel;
        const lit =
          1 -
          (1 - base[at] / 65535) *
            (1 - sample(near, w, h, x, y, channel)) *
            (1 - sample(wide, w, h, x, y, channel));
        out[at] = Math.min(
          255,
          Math.max(0, Math.round(lit * shade * 255 + grain * (0.45 + 0.55 * lit))),
        );
      }
    }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
