function lattice(x: number, y: number): number {
  let mixed = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** A number in [0, 1) that belongs to one cell of the plane, and to one of its properties. */
export function cellValue(x: number, y: number, property = 0): number {
  return lattice(Math.imul(x, 7919) + property * 104729, Math.imul(y, 6151) - property * 49999);
}

/** Smooth noise in two dimensions, from -1 to 1, with a period of about one unit. */
export function noise(x: number, y: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = (x - i) ** 2 * (3 - 2 * (x - i));
  const v = (y - j) ** 2 * (3 - 2 * (y - j));
  const near = lattice(i, j) + (lattice(i + 1, j) - lattice(i, j)) * u;
  const far = lattice(i, j + 1) + (lattice(i + 1, j + 1) - lattice(i, j + 1)) * u;
  return (near + (far - near) * v) * 2 - 1;
}

/** Several layers of noise, each finer and weaker than the one before; about -1 to 1. */
export function layeredNoise(x: number, y: number, layers: number): number {
  let sum = 0;
  let weight = 0.55;
  for (let layer = 0; layer < layers; layer++) {
    sum += noise(x + layer * 17.3, y - layer * 9.1) * weight;
    const turned = x * 1.6 - y * 1.2;
    y = x * 1.2 + y * 1.6;
    x = turned;
    weight *= 0.5;
  }
  return sum;
}

/** A soft step from 0 to 1 between two edges. */
export function softStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** The value between two others. */
export function blend(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
