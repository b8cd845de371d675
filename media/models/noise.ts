function lattice(x: number, y: number, z: number): number {
  let mixed =
    Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483647 - 83492791);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1;
}

const ease = (t: number) => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** Smooth noise in three dimensions, from -1 to 1, with a period of about one unit. */
export function noise3(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  const row = (dj: number, dk: number) =>
    mix(lattice(i, j + dj, k + dk), lattice(i + 1, j + dj, k + dk), u);
  return mix(mix(row(0, 0), row(1, 0), v), mix(row(0, 1), row(1, 1), v), w);
}

/** A soft step from 0 to 1 between two edges. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return ease(t);
}
