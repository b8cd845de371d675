import { type BufferGeometry, CatmullRomCurve3, Color, Group, Mesh, Vector3 } from "three";
import { geometryOf } from "../world/geometry";
import { randomFrom } from "../world/random";
import { finish } from "./materials";
import { noise3 } from "./noise";

export type HeightAt = (x: number, z: number) => number;

export interface TrackOptions {
  /** The way on the ground; y is taken from heightAt. */
  points: readonly Vector3[];
  heightAt?: HeightAt;
  kind?: "snowmobile" | "sled" | "boots" | "skis" | "hooves" | "trail";
  seed?: number;
}

interface Profile {
  /** Half width in metres. */
  half: number;
  columns: number;
  /** Metres along the way per row. */
  step: number;
  /** Height of the surface across (x in metres) and along (s in metres). */
  height(x: number, s: number): number;
}

const bank = (x: number, at: number, width: number) =>
  Math.exp(-(((Math.abs(x) - at) / width) ** 2));
const inside = (x: number, half: number) => 1 / (1 + Math.exp((Math.abs(x) - half) * 90));
const LIFT = 0.035;

const PROFILES: Record<"snowmobile" | "sled" | "skis" | "trail", Profile> = {
  snowmobile: {
    half: 0.85,
    columns: 56,
    step: 0.035,
    height: (x, s) =>
      LIFT * (1 - inside(x, 0.66)) -
      0.02 * inside(x, 0.27) * (1 + 0.45 * Math.sign(Math.sin(s * 48 + Math.cos(x * 24) * 0.9))) +
      0.045 * bank(x, 0.34, 0.06) -
      0.025 * bank(x, 0.5, 0.075) +
      0.05 * bank(x, 0.64, 0.07),
  },
  sled: {
    half: 0.5,
    columns: 48,
    step: 0.12,
    height: (x) =>
      LIFT * (1 - inside(x, 0.36)) +
      0.012 -
      0.03 * bank(x, 0.22, 0.03) +
      0.025 * bank(x, 0.31, 0.05) +
      0.012 * bank(x, 0.14, 0.05),
  },
  skis: {
    half: 0.36,
    columns: 40,
    step: 0.12,
    height: (x) => 0.012 - 0.024 * bank(x, 0.12, 0.04) + 0.018 * bank(x, 0.2, 0.035),
  },
  trail: { half: 1.3, columns: 44, step: 0.16, height: (x) => 0.06 * bank(x, 0.95, 0.16) - 0.005 },
};

function shade(height: number): Color {
  return new Color("#8fb0d6").lerp(
    new Color("#f3f7fb"),
    Math.min(1, Math.max(0, (height + 0.1) / 0.1)),
  );
}

function ribbon(
  curve: CatmullRomCurve3,
  profile: Profile,
  heightAt: HeightAt,
  seed: number,
): BufferGeometry {
  const length = curve.getLength();
  const rows = Math.ceil(length / profile.step);
  const positions: number[] = [];
  const colours: number[] = [];
  const index: number[] = [];
  const across = new Vector3();
  for (let row = 0; row <= rows; row += 1) {
    const at = curve.getPointAt(row / rows);
    const tangent = curve.getTangentAt(row / rows);
    across.set(-tangent.z, 0, tangent.x).normalize();
    const s = (row / rows) * length;
    const fade = Math.min(1, s / 0.6, (length - s) / 0.6);
    for (let column = 0; column <= profile.columns; column += 1) {
      const x = (column / profile.columns - 0.5) * 2 * profile.half;
      const edge = Math.min(1, (profile.half - Math.abs(x)) / (profile.half * 0.18));
      const rough = noise3(x * 9 + seed, s * 3, seed) * 0.012 * bank(x, profile.half * 0.76, 0.2);
      const pressed = (profile.height(x, s) + rough) * edge * fade;
      const [px, pz] = [at.x + across.x * x, at.z + across.z * x];
      positions.push(px, heightAt(px, pz) + pressed + (edge > 0 ? 0.03 : -0.03), pz);
      colours.push(...shade(pressed).toArray());
      if (row && column) {
        const a = (row - 1) * (profile.columns + 1) + column - 1;
        const b = a + profile.columns + 1;
        index.push(a, a + 1, b, a + 1, b + 1, b);
      }
    }
  }
  const geometry = geometryOf({ position: positions, color: colours }, index);
  geometry.computeVertexNormals();
  return geometry;
}

/** One print: the blue shade of a dent, softer towards the side that the snow slid in from. */
function print(
  centre: Vector3,
  angle: number,
  length: number,
  width: number,
  heightAt: HeightAt,
): BufferGeometry {
  const rings = [0, 0.5, 0.8, 1, 1.18, 1.45];
  const strength = [0.8, 0.8, 0.72, 0.5, 0.16, 0];
  const shadow = new Color("#6f93c2");
  const sides = 24;
  const positions: number[] = [];
  const normals: number[] = [];
  const colours: number[] = [];
  const index: number[] = [];
  rings.forEach((ring, step) => {
    for (let side = 0; side < sides; side += 1) {
      const turn = (side / sides) * 2 * Math.PI;
      const waist = 1 - 0.24 * Math.exp(-(((Math.cos(turn) - 0.25) / 0.3) ** 2));
      const heel = Math.cos(turn) > 0 ? 0.9 : 1;
      const [lx, lz] = [
        Math.sin(turn) * width * 0.5 * ring * waist * heel,
        Math.cos(turn) * length * 0.5 * ring,
      ];
      const x = centre.x + lx * Math.cos(angle) + lz * Math.sin(angle);
      const z = centre.z - lx * Math.sin(angle) + lz * Math.cos(angle);
      positions.push(x, heightAt(x, z) + 0.02, z);
      normals.push(0, 1, 0);
      colours.push(
        ...shadow.toArray(),
        strength[step] * (step > 2 && Math.cos(turn) > 0.4 ? 0.7 : 1),
      );
      const a = step * sides + side;
      const next = step * sides + ((side + 1) % sides);
      if (step) index.push(a - sides, a, next - sides, a, next, next - sides);
    }
  });
  return geometryOf({ position: positions, normal: normals, color: colours }, index);
}

/** A track pressed into snow along a curve: it lies 1 to 6 cm over heightAt, whose ground needs no hole; prints are shade only. */
export function createTrack(options: TrackOptions): Group {
  const { points, kind = "snowmobile", seed = 1, heightAt = () => 0 } = options;
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(point.x, 0, point.z)),
    false,
    "centripetal",
  );
  const prints = kind === "boots" || kind === "hooves";
  const material = finish({ vertexColours: true, roughness: 0.95, ...(prints && { opacity: 1 }) });
  if (prints) material.depthWrite = false;
  const group = new Group();
  const add = (geometry: BufferGeometry) => {
    const mesh = new Mesh(geometry, material);
    mesh.receiveShadow = true;
    mesh.renderOrder = prints ? 1 : 0;
    group.add(mesh);
  };
  if (!prints) {
    add(ribbon(curve, PROFILES[kind], heightAt, seed));
    return group;
  }
  const random = randomFrom(seed);
  const pace = kind === "boots" ? 0.62 : 0.5;
  const [length, width, apart] = kind === "boots" ? [0.31, 0.13, 0.1] : [0.13, 0.12, 0.11];
  const steps = Math.floor(curve.getLength() / pace);
  for (let step = 0; step < steps; step += 1) {
    const at = curve.getPointAt((step + 0.3 + random() * 0.15) / steps);
    const way = curve.getTangentAt((step + 0.4) / steps);
    const side = step % 2 ? 1 : -1;
    at.x += -way.z * side * apart + (random() - 0.5) * 0.03;
    at.z += way.x * side * apart;
    add(print(at, Math.atan2(way.x, way.z) + side * -0.12, length, width, heightAt));
  }
  return group;
}
