import { type BufferGeometry, Color, MeshLambertMaterial } from "three";
import { noise3 } from "../models/noise";
import { geometryOf } from "../world/geometry";
import { palette } from "../world/palette";

export type Lane = "snowmobile" | "sled" | "none";

export interface GroundShape {
  period: number;
  /** What is pressed into the snow along x = 0, and other lanes beside it. */
  lanes: readonly { x: number; kind: Lane }[];
  /** Height of the mounds beside the lane: small on a lake, greater in a forest. */
  mounds: number;
  /** How far the ground rises beyond the lane's edges, per metre. */
  rise: number;
}

/** Noise over the ground that repeats after the period along z. */
export function wrapped(x: number, z: number, size: number, period: number): number {
  const angle = (z / period) * Math.PI * 2;
  const radius = period / (2 * Math.PI * size);
  return noise3(x / size + 40, Math.cos(angle) * radius + 40, Math.sin(angle) * radius + 40);
}

const bump = (x: number, at: number, width: number) =>
  Math.exp(-(((Math.abs(x) - at) / width) ** 2));
const bed = (x: number, half: number) => 1 / (1 + Math.exp((Math.abs(x) - half) * 22));

function pressed(kind: Lane, x: number): number {
  if (kind === "none" || Math.abs(x) > 3) return 0;
  if (kind === "sled")
    return -0.1 * bed(x, 0.75) + 0.05 * bump(x, 1.05, 0.22) - 0.02 * bump(x, 0.23, 0.05);
  return -0.14 * bed(x, 0.72) + 0.08 * bump(x, 1, 0.25) - 0.05 * bump(x, 0.5, 0.09);
}

/** The height of the passing ground at x metres beside its middle. */
export function groundHeight(
  { period, lanes, mounds, rise }: GroundShape,
  x: number,
  z: number,
): number {
  const along = wrapped(x * 0.45, z, 3.1, period);
  const crest = 1 - Math.abs(along);
  const lane = lanes.reduce(
    (sum, { x: at, kind }) => sum + pressed(kind, x - at + 0.1 * wrapped(at, z, 14, period)),
    0,
  );
  const clear = lanes.reduce(
    (least, { x: at, kind }) => (kind === "none" ? least : Math.min(least, Math.abs(x - at))),
    99,
  );
  const free = Math.min(1, Math.max(0.15, (clear - 0.9) / 2.2));
  const wind = 0.13 * crest * crest * free + 0.16 * wrapped(x, z, 21, period) * free;
  const hills =
    mounds * free * (wrapped(x, z, 5.5, period) * 0.6 + wrapped(x, z, 2.3, period) * 0.25 + 0.3);
  return wind + hills + lane + rise * Math.max(0, Math.min(30, Math.abs(x) - 3));
}

/** One period of ground, fine in the middle, `reach` metres wide to each side; its origin is at its rear end. */
export function groundTile(shape: GroundShape, reach: number, columns = 140): BufferGeometry {
  const rows = Math.round(shape.period / 0.36);
  const positions = new Float32Array((rows + 1) * (columns + 1) * 3);
  const normals = new Float32Array(positions.length);
  const index: number[] = [];
  const e = 0.06;
  for (let row = 0; row <= rows; row++) {
    const z = -(row / rows) * shape.period;
    for (let column = 0; column <= columns; column++) {
      const u = (column / columns) * 2 - 1;
      const x = Math.sign(u) * (Math.abs(u) * 9 + Math.abs(u) ** 5 * (reach - 9));
      const at = row * (columns + 1) + column;
      const y = groundHeight(shape, x, z);
      positions.set([x, y, z], at * 3);
      const [dx, dz] = [y - groundHeight(shape, x + e, z), y - groundHeight(shape, x, z + e)];
      const length = Math.hypot(dx, e, dz);
      normals.set([dx / length, e / length, dz / length], at * 3);
      if (row < rows && column < columns) {
        const next = at + columns + 1;
        index.push(at, at + 1, next, at + 1, next + 1, next);
      }
    }
  }
  return geometryOf({ position: positions, normal: normals }, index);
}

/** Snow like that of the terrain, with brush strokes that repeat after the period along z. */
export function groundMaterial(period: number): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ color: new Color(palette.snow) });
  const cells = (size: number) => Math.max(2, Math.round(period / size)).toFixed(1);
  const layer = (wide: number, deep: number, warp = "0.0") =>
    `treadNoise(vec2(vTread.x / ${wide.toFixed(2)} + ${warp}, -vTread.z / ${period.toFixed(3)} * ${cells(deep)}), ${cells(deep)})`;
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec3 vTread;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvTread = position;");
    shader.fragmentShader = shader.fragmentShader
      .replace(
        "#include <common>",
        `#include <common>
varying vec3 vTread;
float treadHash(vec2 p) { p = fract(p * vec2(123.34, 345.45)); p += dot(p, p + 34.345); return fract(p.x * p.y); }
float treadNoise(vec2 p, float wrap) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
  float low = mod(i.y, wrap), high = mod(i.y + 1.0, wrap);
  return mix(mix(treadHash(vec2(i.x, low)), treadHash(vec2(i.x + 1.0, low)), f.x), mix(treadHash(vec2(i.x, high)), treadHash(vec2(i.x + 1.0, high)), f.x), f.y);
}`,
      )
      .replace(
        "#include <color_fragment>",
        `#include <color_fragment>
        float treadFar = length(vViewPosition);
        float bend = ${layer(17, 11)} * 1.6;
        float strokes = ${layer(9, 4.5, "bend")} * 0.5 + ${layer(2.8, 1.4, "bend")} * 0.3 + ${layer(33, 16)} * 0.5 - 0.65;
        float fineStrokes = (${layer(0.8, 0.4)} - 0.5) * (1.0 - smoothstep(8.0, 40.0, treadFar));
        diffuseColor.rgb *= 1.0 + (strokes * 0.24 * (1.0 - smoothstep(70.0, 220.0, treadFar)) + fineStrokes * 0.13) * vec3(1.25, 1.0, 0.62);`,
      );
  };
  return material;
}
