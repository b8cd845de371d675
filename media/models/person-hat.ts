import { Euler, type Mesh, Quaternion, type Vector3 } from "three";
import { type Blob, ball, chain, limb, pressed, rgb } from "./field";
import { cloth, finish, gloss, wool } from "./materials";
import { meshField } from "./mesh-field";
import { noise3 } from "./noise";
import type { Detail, Look } from "./person-look";
import { solid, v } from "./shapes";

const tilt = (pitch: number) => new Quaternion().setFromEuler(new Euler(pitch, 0, 0));
const spikes = (size: number, frequency: number) => (x: number, y: number, z: number) =>
  noise3(x * frequency, y * frequency, z * frequency) * size +
  noise3(x * frequency * 2.1 + 9, y * frequency * 2.1, z * frequency * 2.1) * size * 0.6;

/** Trimming of fur along a closed or open line. */
export function furEdge(
  points: readonly Vector3[],
  radius: number,
  colour: string,
  cell = 0.008,
): Mesh {
  const blobs = chain(points, () => radius, { tone: rgb(colour), blend: 0.02 });
  return solid(
    meshField(blobs, { cell, relief: spikes(radius * 0.28, 55) }),
    finish({ vertexColours: true, roughness: 1, grain: 0.45, strokes: [120, 120, 120], fuzz: 0.7 }),
  );
}

const strandMaterial = () =>
  finish({ vertexColours: true, roughness: 0.9, grain: 0.4, strokes: [150, 30, 150], fuzz: 0.4 });

/** Hair as one soft mass with strands; long styles fall over the shoulders. */
export function hairOf(look: Look, detail: Detail): Mesh[] {
  if (look.hair === "bald" || look.headWear === "helmet") return [];
  const tone = rgb(look.hairColour);
  const options = { tone, blend: 0.03 };
  const covered = look.headWear !== "none";
  const curly = look.hair === "curly";
  const volume = covered ? 1.02 : curly ? 1.16 : 1.07;
  const blobs: Blob[] = [
    ball(v(0, 0.035, 0.016), [0.104 * volume, 0.108 * volume, 0.114 * volume], undefined, options),
    ball(v(0, -0.02, 0.05), [0.095, 0.085, 0.075], undefined, options),
    ball(v(0, -0.045, -0.085), [0.088, 0.112, 0.088], undefined, { carve: true, blend: 0.02 }),
    ball(v(0, 0.03, -0.135), [0.07, 0.04, 0.06], undefined, { carve: true, blend: 0.015 }),
  ];
  if (look.hair === "long")
    for (const side of [-1, 1])
      blobs.push(
        ...chain(
          [
            v(side * 0.092, 0.03, -0.01),
            v(side * 0.112, -0.05, -0.012),
            v(side * 0.115, -0.13, -0.02),
            v(side * 0.1, -0.2, -0.045),
          ],
          (t) => 0.034 - 0.01 * t * t,
          options,
        ),
      );
  if (look.hair === "long")
    blobs.push(limb(v(0, 0, 0.075), v(0, -0.14, 0.08), 0.075, 0.06, options));
  if (look.hair === "braids")
    for (const side of [-1, 1])
      for (let knot = 0; knot < 7; knot += 1)
        blobs.push(
          ball(
            v(side * (0.102 + 0.006 * Math.sin(knot)), -0.035 - knot * 0.031, -0.01 - knot * 0.011),
            [0.026 - knot * 0.0012, 0.021, 0.024 - knot * 0.001],
            undefined,
            { tone, blend: 0.006 },
          ),
        );
  // Under a hat the knot sits at the nape.
  if (look.hair === "bun")
    blobs.push(
      ball(covered ? v(0, -0.045, 0.1) : v(0, 0.1, 0.1), [0.05, 0.048, 0.048], undefined, {
        tone,
        blend: 0.012,
      }),
    );
  const relief = curly
    ? spikes(0.008, 42)
    : (x: number, y: number, z: number) => noise3(x * 110, y * 24, z * 60) * 0.003;
  return [
    solid(
      meshField(blobs, { cell: { close: 0.006, near: 0.008, far: 0.012 }[detail], relief }),
      strandMaterial(),
    ),
  ];
}

function knitted(look: Look, pompom: boolean, coarse: number): Mesh[] {
  const [main, edge] = [rgb(look.hat), rgb(look.accent)];
  const pattern = ({ y }: { y: number }) =>
    y > 0.075 && y < 0.088 ? edge : y > 0.1 && y < 0.108 ? edge : main;
  const cap = [
    ball(v(0, 0.058, 0.014), [0.116, 0.122, 0.126], tilt(0.16), { tone: pattern, blend: 0.02 }),
    ball(v(0, -0.088, -0.03), [0.16, 0.145, 0.19], tilt(0.2), { carve: true, blend: 0.01 }),
  ];
  const ribs = (x: number, _y: number, z: number) =>
    Math.abs(Math.sin(Math.atan2(x, z) * 22)) * -0.0022;
  const band = Array.from({ length: 29 }, (_, index) => {
    const angle = (index / 28) * 2 * Math.PI;
    return v(
      Math.sin(angle) * 0.105,
      0.066 + Math.cos(angle) * -0.026 + 0.006,
      0.01 + Math.cos(angle) * 0.115,
    );
  });
  const cuff = band.map((point) =>
    limb(point.clone().add(v(0, -0.014, 0)), point.clone().add(v(0, 0.014, 0)), 0.0165, 0.0155, {
      tone: rgb(look.hat),
      blend: 0.012,
    }),
  );
  const ribbed = (x: number, y: number, z: number) =>
    Math.abs(Math.sin(Math.atan2(x, z) * 34)) * -0.003 + noise3(x * 90, y * 90, z * 90) * 0.0008;
  const meshes = [
    solid(
      meshField(cap, { cell: 0.006 * coarse, relief: ribs, edge: 0.8 }),
      finish({
        vertexColours: true,
        roughness: 1,
        grain: 0.3,
        strokes: [100, 170, 100],
        fuzz: 0.5,
      }),
    ),
    solid(
      meshField(cuff, { cell: 0.006 * coarse, relief: ribbed }),
      finish({
        vertexColours: true,
        roughness: 1,
        grain: 0.3,
        strokes: [100, 100, 100],
        fuzz: 0.5,
      }),
    ),
  ];
  if (pompom) {
    const ball0 = [ball(v(0, 0.19, 0.03), [0.046, 0.044, 0.046], undefined, { tone: edge })];
    meshes.push(
      solid(
        meshField(ball0, { cell: 0.0055 * coarse, relief: spikes(0.007, 80) }),
        finish({
          vertexColours: true,
          roughness: 1,
          grain: 0.4,
          strokes: [150, 150, 150],
          fuzz: 0.7,
        }),
      ),
    );
  }
  return meshes;
}

function trapper(look: Look, coarse: number): Mesh[] {
  const cap = [
    ball(v(0, 0.055, 0.014), [0.125, 0.12, 0.14], undefined, {}),
    ball(v(0, -0.088, -0.03), [0.2, 0.15, 0.22], tilt(0.22), { carve: true, blend: 0.008 }),
  ];
  const brow = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((x) =>
    v(x * 0.09, 0.088 + 0.01 * (1 - x * x), -0.115 + x * x * 0.068),
  );
  const flaps = [-1, 1].map((side) =>
    furEdge(
      [
        v(side * 0.112, 0.06, 0.0),
        v(side * 0.122, 0.0, 0.004),
        v(side * 0.115, -0.06, -0.004),
        v(side * 0.104, -0.09, -0.012),
      ],
      0.034,
      "#b89c7c",
      0.009 * coarse,
    ),
  );
  return [
    solid(meshField(cap, { cell: 0.007 * coarse }), cloth(look.hat)),
    furEdge(brow, 0.029, "#b89c7c", 0.009 * coarse),
    ...flaps,
    furEdge(
      [v(-0.1, 0.03, 0.07), v(0, 0.02, 0.12), v(0.1, 0.03, 0.07)],
      0.03,
      "#b89c7c",
      0.009 * coarse,
    ),
  ];
}

function hood(look: Look, coarse: number): Mesh[] {
  const shell = [
    ball(v(0, 0.03, 0.028), [0.138, 0.15, 0.142], undefined, { blend: 0.04 }),
    limb(v(0, -0.06, 0.035), v(0, -0.17, 0.03), 0.125, 0.13, { blend: 0.04 }),
    ball(v(0, 0.0, -0.1), [0.098, 0.128, 0.13], undefined, { carve: true, blend: 0.02 }),
  ];
  const rim = Array.from({ length: 23 }, (_, index) => {
    const angle = (index / 22) * 2 * Math.PI;
    return v(
      Math.sin(angle) * 0.113,
      0.004 + Math.cos(angle) * 0.136,
      -0.07 + Math.cos(angle * 2) * 0.012 + (Math.cos(angle) < 0 ? Math.cos(angle) * 0.012 : 0),
    );
  });
  const under = [
    ball(v(0, 0.05, 0.012), [0.112, 0.108, 0.122], tilt(0.14), {}),
    ball(v(0, -0.092, -0.03), [0.16, 0.15, 0.19], tilt(0.2), { carve: true, blend: 0.01 }),
  ];
  return [
    solid(meshField(shell, { cell: 0.008 * coarse }), cloth(look.jacket)),
    furEdge(rim, 0.03, "#cdb595", 0.0095 * coarse),
    solid(meshField(under, { cell: 0.008 * coarse }), wool(look.hat)),
  ];
}

function helmet(look: Look, coarse: number): Mesh[] {
  const [main, stripe] = [rgb(look.hat), rgb(look.accent)];
  const tone = ({ x, y }: { x: number; y: number }) =>
    y > 0.04 && Math.abs(Math.abs(x) - 0.03) < 0.012 ? stripe : main;
  const shell = [
    ball(v(0, 0.022, 0.014), [0.142, 0.155, 0.158], undefined, { tone, blend: 0.03 }),
    ball(v(0, -0.07, -0.03), [0.118, 0.085, 0.125], undefined, { tone, blend: 0.05 }),
    limb(v(-0.075, 0.004, -0.2), v(0.075, 0.004, -0.2), 0.1, 0.1, {
      carve: true,
      blend: 0.02,
      squash: pressed(0.64),
    }),
    limb(v(0, -0.13, 0.01), v(0, -0.3, 0.01), 0.085, 0.12, { carve: true, blend: 0.02 }),
  ];
  const frame = solid(
    meshField(
      [
        limb(v(-0.055, 0.01, -0.088), v(0.055, 0.01, -0.088), 0.05, 0.05, {
          squash: { axis: v(0, 0, 1), factor: 0.62 },
        }),
      ],
      { cell: 0.006 * coarse },
    ),
    gloss("#20242b", 0.6),
  );
  const lens = solid(
    meshField(
      [
        limb(v(-0.052, 0.01, -0.102), v(0.052, 0.01, -0.102), 0.039, 0.039, {
          squash: { axis: v(0, 0, 1), factor: 0.6 },
        }),
      ],
      { cell: 0.006 * coarse },
    ),
    gloss("#e08a3c", 0.12),
  );
  return [
    solid(
      meshField(shell, { cell: 0.007 * coarse }),
      finish({ vertexColours: true, roughness: 0.3 }),
    ),
    frame,
    lens,
  ];
}

/** Hat, hood or helmet around the same middle as the head. */
export function headWearOf(look: Look, detail: Detail): Mesh[] {
  const coarse = { close: 1, near: 1.35, far: 2 }[detail];
  if (look.headWear === "pompom") return knitted(look, true, coarse);
  if (look.headWear === "beanie") return knitted(look, false, coarse);
  if (look.headWear === "trapper") return trapper(look, coarse);
  if (look.headWear === "hood") return hood(look, coarse);
  if (look.headWear === "helmet") return helmet(look, coarse);
  return [];
}
