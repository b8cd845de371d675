import { Color, Group, type Mesh, SphereGeometry, TorusGeometry } from "three";
import { type Blob, ball, blendTones, limb, type Rgb, rgb, type Spot } from "./field";
import { finish, gloss, wool } from "./materials";
import { meshField, onSurface } from "./mesh-field";
import { noise3 } from "./noise";
import { hairOf, headWearOf } from "./person-hat";
import type { Detail, Look } from "./person-look";
import { loft, merge, solid, tube, v } from "./shapes";

const bump = (x: number, y: number, z: number, at: readonly number[], size: number) =>
  Math.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2 + (z - at[2]) ** 2) / size ** 2);

/** The skull and face of every person, before hair and hat. */
export function faceBlobs(skin: string, child: boolean): Blob[] {
  const base = rgb(skin);
  const rose: Rgb = blendTones(base, rgb("#c8442f"), 0.14 + 0.55 * base[1]);
  const tone = ({ x, y, z }: Spot): Rgb => {
    const side = Math.abs(x);
    const flush = Math.min(
      1,
      bump(side, y, z, [0.055, -0.028, -0.08], 0.036) * 0.9 +
        bump(side, y, z, [0, -0.016, -0.13], 0.024) * 0.75,
    );
    return blendTones(base, rose, flush);
  };
  const options = { tone, blend: 0.03 };
  const nose = child ? 0.8 : 1;
  return [
    ball(v(0, 0.018, 0.006), [0.1, 0.112, 0.112], undefined, options),
    ball(v(0, -0.045, -0.022), [0.08, 0.074, 0.083], undefined, { tone, blend: 0.05 }),
    ball(v(0, -0.094, -0.062), [0.03, 0.022, 0.026], undefined, { tone, blend: 0.035 }),
    ...[-1, 1].flatMap((side) => [
      ball(v(side * 0.048, -0.034, -0.062), [0.036, 0.034, 0.034], undefined, options),
      ball(v(side * 0.1, -0.004, 0.014), [0.013, 0.03, 0.022], undefined, { tone, blend: 0.01 }),
    ]),
    limb(v(0, 0.006, -0.099), v(0, -0.016, -0.117 - 0.006 * nose), 0.011, 0.0145 * nose, {
      tone,
      blend: 0.022,
    }),
    limb(v(0, -0.08, 0.02), v(0, -0.17, 0.012), 0.058, 0.06, { tone, blend: 0.03 }),
  ];
}

// Out in the cold a neck warmer reaches up to the eyes.
function neckWarmer(look: Look, detail: Detail): Mesh {
  const blobs = [
    ball(v(0, -0.07, -0.018), [0.106, 0.078, 0.119], undefined, { blend: 0.04 }),
    limb(v(0, -0.1, 0.0), v(0, -0.19, 0.012), 0.098, 0.1, { blend: 0.04 }),
  ];
  const rolls = (_x: number, y: number, z: number) => Math.sin(y * 95 + z * 14) * 0.004;
  return solid(
    meshField(blobs, { cell: { close: 0.006, near: 0.009, far: 0.014 }[detail], relief: rolls }),
    wool(look.accent),
  );
}

// All that is seen of a wrapped face: two dark stitches.
function stitchedEyes(face: readonly Blob[]): Mesh[] {
  return [-1, 1].map((side) => {
    const at = onSurface(face, v(side * 0.036, 0.012, -0.13), -0.002);
    return solid(
      new SphereGeometry(1, 12, 10).scale(0.0075, 0.0085, 0.004),
      finish({ colour: "#2b211d", roughness: 0.9 }),
      [at.x, at.y, at.z],
    );
  });
}

function features(face: readonly Blob[], look: Look, child: boolean): Mesh[] {
  const on = (x: number, y: number, lift: number) => onSurface(face, v(x, y, -0.13), lift);
  const ink = finish({ colour: "#241a18", roughness: 0.35 });
  const wide = child ? 1.22 : 1;
  const meshes: Mesh[] = [];
  const laughing = look.mood === "laugh";
  for (const side of [-1, 1]) {
    const eye = on(side * 0.036, 0.012, -0.0015);
    if (laughing && !child) {
      const lid = [-0.015, -0.008, 0, 0.008, 0.015].map((x) =>
        on(side * 0.036 + x, 0.008 + 0.0065 * (1 - (x / 0.015) ** 2), 0.0005),
      );
      meshes.push(
        solid(
          tube(lid, (t) => 0.0016 + 0.0016 * Math.sin(t * Math.PI), 14, 6),
          ink,
        ),
      );
    } else {
      meshes.push(
        solid(new SphereGeometry(1, 18, 14).scale(0.0095 * wide, 0.0125 * wide, 0.005), ink, [
          eye.x,
          eye.y,
          eye.z,
        ]),
      );
      meshes.push(
        solid(
          new SphereGeometry(0.0026 * wide, 8, 8),
          finish({ colour: "#ffffff", emissive: "#ffffff", emissiveIntensity: 0.5 }),
          [eye.x - 0.003, eye.y + 0.0045, eye.z - 0.0045],
        ),
      );
    }
    const brow = [-0.019, -0.006, 0.008, 0.02].map((x, index) =>
      on(
        side * (0.037 + x),
        [0.0395, 0.0445, 0.0435, 0.036][index] + (laughing ? 0.003 : 0),
        0.0008,
      ),
    );
    meshes.push(
      solid(
        tube(brow, (t) => 0.0022 + 0.0018 * Math.sin((1 - t * 0.8) * Math.PI * 0.8), 14, 6),
        finish({ colour: look.hairColour, roughness: 1 }),
      ),
    );
  }
  const smile = look.mood === "calm" ? 0.004 : 0.014;
  const half = laughing ? 0.033 : 0.029;
  const lips = look.beard ? [...face, ...beardBlobs(look.hairColour)] : face;
  const lift = look.beard ? 0.0025 : 0.0006;
  const onLips = (x: number, y: number, out: number) => onSurface(lips, v(x, y, -0.14), out);
  const line = (across: number) => onLips(across * half, -0.0655 + smile * across * across, lift);
  const mouth = [-1, -0.6, -0.2, 0.2, 0.6, 1].map(line);
  const lip = finish({
    colour: `#${new Color(look.skin).lerp(new Color("#6b1f1d"), 0.68).getHexString()}`,
    roughness: 0.7,
  });
  meshes.push(
    solid(
      tube(mouth, (t) => 0.0012 + 0.0014 * Math.sin(t * Math.PI), 22, 6),
      lip,
    ),
  );
  if (laughing) {
    const strip = (top: number, bottom: number, out: number) =>
      loft(
        Array.from({ length: 13 }, (_, index) => {
          const across = index / 6.5 - 12 / 13;
          const open = 0.019 * (1 - across * across);
          return [0, 0.33, 0.67, 1]
            .map((part) => top + (bottom - top) * part)
            .map((share) =>
              onLips(
                across * half * 0.95,
                -0.0655 + smile * across * across - open * share,
                lift + out,
              ),
            );
        }),
        false,
      );
    meshes.push(
      solid(strip(0, 1, 0.0012), finish({ colour: "#5c1c20", roughness: 0.6, doubleSided: true })),
    );
    meshes.push(
      solid(
        strip(0.05, 0.42, 0.0022),
        finish({ colour: "#f4ede4", roughness: 0.4, doubleSided: true }),
      ),
    );
  }
  return meshes;
}

function glasses(face: readonly Blob[]): Mesh[] {
  const frame = gloss("#2a2624", 0.3);
  const rims = [-1, 1].map((side) => {
    const at = onSurface(face, v(side * 0.037, 0.01, -0.13), 0.009);
    return new TorusGeometry(0.0235, 0.0022, 8, 28).translate(at.x, at.y, Math.min(at.z, -0.108));
  });
  const arms = [-1, 1].map((side) =>
    tube(
      [v(side * 0.06, 0.014, -0.107), v(side * 0.094, 0.016, -0.06), v(side * 0.104, 0.012, 0.01)],
      0.002,
      12,
      6,
    ),
  );
  const bridge = tube(
    [v(-0.014, 0.014, -0.112), v(0, 0.019, -0.117), v(0.014, 0.014, -0.112)],
    0.002,
    8,
    6,
  );
  return [solid(merge([...rims, ...arms, bridge]), frame)];
}

function beardBlobs(hairColour: string): Blob[] {
  const tone = rgb(hairColour);
  return [
    ball(v(0, -0.062, -0.03), [0.083, 0.068, 0.083], undefined, { tone, blend: 0.03 }),
    ball(v(0, -0.108, -0.068), [0.045, 0.042, 0.038], undefined, { tone, blend: 0.04 }),
    ...[-1, 1].map((side) =>
      limb(v(side * 0.088, 0.01, 0.0), v(side * 0.075, -0.05, -0.03), 0.015, 0.022, {
        tone,
        blend: 0.03,
      }),
    ),
    ...[-1, 1].map((side) =>
      ball(v(side * 0.042, -0.008, -0.1), [0.05, 0.044, 0.06], undefined, {
        carve: true,
        blend: 0.014,
      }),
    ),
    ...[-1, 1].map((side) =>
      limb(v(side * 0.004, -0.047, -0.114), v(side * 0.036, -0.056, -0.094), 0.0095, 0.005, {
        tone,
        blend: 0.008,
      }),
    ),
  ];
}

function beard(look: Look, detail: Detail): Mesh {
  const strands = (x: number, y: number, z: number) => noise3(x * 130, y * 45, z * 130) * 0.0024;
  return solid(
    meshField(beardBlobs(look.hairColour), {
      cell: { close: 0.0055, near: 0.0075, far: 0.012 }[detail],
      relief: strands,
    }),
    finish({ vertexColours: true, roughness: 1, grain: 0.4, strokes: [160, 40, 160], fuzz: 0.4 }),
  );
}

const known = new Map<string, Group>();

/** A head around its own middle, looking along -Z, with hair, beard, glasses and what is worn on it. */
export function personHead(look: Look, child: boolean, detail: Detail): Group {
  const key = JSON.stringify([look, child, detail]);
  const group = known.get(key) ?? new Group();
  known.set(key, group);
  if (group.children.length) return group.clone();
  const face = faceBlobs(look.skin, child);
  group.add(
    solid(
      meshField(face, { cell: { close: 0.0055, near: 0.0075, far: 0.012 }[detail], edge: 0.2 }),
      finish({
        vertexColours: true,
        roughness: 0.75,
        fuzz: 0.35,
        grain: 0.03,
        strokes: [70, 70, 70],
      }),
    ),
  );
  const wrapped = look.outfit !== "sweater" && look.headWear !== "none";
  group.add(...(wrapped ? stitchedEyes(face) : features(face, look, child)));
  if (wrapped && look.headWear !== "helmet") group.add(neckWarmer(look, detail));
  if (look.glasses && !wrapped) group.add(...glasses(face));
  if (look.beard && !wrapped) group.add(beard(look, detail));
  group.add(...hairOf(look, detail), ...headWearOf(look, detail));
  return group.clone();
}
