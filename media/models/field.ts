import { Color, Quaternion, Vector3 } from "three";

export type Rgb = readonly [number, number, number];

/** Where a point lies on a blob: along its axis (0 to 1), towards its back (-1 to 1) and in model space. */
export interface Spot {
  along: number;
  dorsal: number;
  x: number;
  y: number;
  z: number;
}

export type Tone = Rgb | ((spot: Spot) => Rgb);

/** One rounded volume of a figure: volumes melt into each other over `blend` metres. */
export interface Blob {
  distance(x: number, y: number, z: number): number;
  spot(x: number, y: number, z: number): Spot;
  centre: Vector3;
  reach: number;
  blend: number;
  tone: Tone;
  carve: boolean;
}

export interface BlobOptions {
  tone?: Tone;
  blend?: number;
  /** Which way the figure's back is, for markings that follow the body. */
  back?: Vector3;
  /** Flattens the volume along an axis by a factor. */
  squash?: { axis: Vector3; factor: number };
  carve?: boolean;
}

const UP = new Vector3(0, 1, 0);

/** A hexadecimal colour as linear red, green and blue. */
export function rgb(hex: string): Rgb {
  const colour = new Color(hex);
  return [colour.r, colour.g, colour.b];
}

/** Flatter by a factor, from above and below. */
export const pressed = (factor: number) => ({ axis: UP, factor });

/** A mixture of two colours. */
export function blendTones(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** A rounded cone between two points: a limb, a neck, a trunk. */
export function limb(
  a: Vector3,
  b: Vector3,
  radiusA: number,
  radiusB: number,
  options: BlobOptions = {},
): Blob {
  const [ux, uy, uz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const lengthSquared = ux * ux + uy * uy + uz * uz || 1e-9;
  const back = options.back ?? UP;
  const { squash } = options;
  const widen = squash ? 1 / squash.factor - 1 : 0;
  const [sx, sy, sz] = squash ? squash.axis.toArray() : [0, 0, 0];
  const scale = squash ? Math.min(1, squash.factor) : 1;
  const local = (x: number, y: number, z: number) => {
    let [px, py, pz] = [x - a.x, y - a.y, z - a.z];
    if (squash) {
      const push = (px * sx + py * sy + pz * sz) * widen;
      [px, py, pz] = [px + sx * push, py + sy * push, pz + sz * push];
    }
    const h = Math.min(1, Math.max(0, (px * ux + py * uy + pz * uz) / lengthSquared));
    return [px - ux * h, py - uy * h, pz - uz * h, h] as const;
  };
  return {
    distance(x, y, z) {
      const [dx, dy, dz, h] = local(x, y, z);
      return (Math.sqrt(dx * dx + dy * dy + dz * dz) - (radiusA + (radiusB - radiusA) * h)) * scale;
    },
    spot(x, y, z) {
      const [dx, dy, dz, h] = local(x, y, z);
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1;
      return { along: h, dorsal: (dx * back.x + dy * back.y + dz * back.z) / length, x, y, z };
    },
    centre: a.clone().add(b).multiplyScalar(0.5),
    reach:
      (Math.sqrt(lengthSquared) / 2 + Math.max(radiusA, radiusB)) *
      Math.max(1, squash?.factor ?? 1),
    blend: options.blend ?? 0.03,
    tone: options.tone ?? [1, 1, 1],
    carve: options.carve ?? false,
  };
}

/** An ellipsoid; `along` runs from its front (-Z) to its rear, `dorsal` from its belly to its back. */
export function ball(
  centre: Vector3,
  radii: readonly [number, number, number],
  turn = new Quaternion(),
  options: BlobOptions = {},
): Blob {
  const inverse = turn.clone().invert();
  const [rx, ry, rz] = radii;
  const point = new Vector3();
  const local = (x: number, y: number, z: number) =>
    point.set(x - centre.x, y - centre.y, z - centre.z).applyQuaternion(inverse);
  return {
    distance(x, y, z) {
      const p = local(x, y, z);
      const k0 = Math.hypot(p.x / rx, p.y / ry, p.z / rz);
      const k1 = Math.hypot(p.x / (rx * rx), p.y / (ry * ry), p.z / (rz * rz));
      return k1 < 1e-6 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
    },
    spot(x, y, z) {
      const p = local(x, y, z);
      const k0 = Math.hypot(p.x / rx, p.y / ry, p.z / rz) || 1;
      return {
        along: Math.min(1, Math.max(0, 0.5 + p.z / rz / 2)),
        dorsal: p.y / ry / k0,
        x,
        y,
        z,
      };
    },
    centre: centre.clone(),
    reach: Math.max(rx, ry, rz),
    blend: options.blend ?? 0.03,
    tone: options.tone ?? [1, 1, 1],
    carve: options.carve ?? false,
  };
}

/** Rounded cones along a curve, as a tail or an arm; the radius is a function of the way along. */
export function chain(
  points: readonly Vector3[],
  radius: (t: number) => number,
  options: BlobOptions = {},
): Blob[] {
  const last = points.length - 1;
  const { tone } = options;
  return points.slice(0, last).map((point, index) => {
    const segment =
      typeof tone === "function"
        ? (spot: Spot) => tone({ ...spot, along: (index + spot.along) / last })
        : tone;
    return limb(point, points[index + 1], radius(index / last), radius((index + 1) / last), {
      ...options,
      tone: segment,
    });
  });
}

/** Cuts everything away that lies beyond a plane: `normal` points to the side that stays. */
export function cut(point: Vector3, normal: Vector3): Blob {
  const offset = point.dot(normal);
  return {
    distance: (x, y, z) => x * normal.x + y * normal.y + z * normal.z - offset,
    spot: (x, y, z) => ({ along: 0, dorsal: 0, x, y, z }),
    centre: point,
    reach: 0,
    blend: 0.012,
    tone: [1, 1, 1],
    carve: true,
  };
}
