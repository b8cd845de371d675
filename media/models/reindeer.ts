import {
  type BufferGeometry,
  Euler,
  Group,
  type Object3D,
  Quaternion,
  SphereGeometry,
  type Vector3,
} from "three";
import { randomFrom } from "../world/random";
import { contactShadow, standsInShade } from "./contact-shadow";
import { type Blob, ball, blendTones, limb, type Rgb, rgb, type Spot } from "./field";
import { middleJoint, withinReach } from "./joints";
import { finish, fur, gloss } from "./materials";
import { meshField, onSurface } from "./mesh-field";
import { noise3, smoothStep } from "./noise";
import { merge, solid, tube, v } from "./shapes";

export type ReindeerPose = "stand" | "graze" | "walk" | "alert";

export interface ReindeerOptions {
  seed?: number;
  pose?: ReindeerPose;
  /** Phase of the loop in [0, 1). */
  t?: number;
  detail?: "near" | "far";
}

const COATS = [
  { back: "#9a8b7d", side: "#b9ac9e", pale: "#efe9df" },
  { back: "#7d6c60", side: "#a39485", pale: "#e9e1d5" },
  { back: "#c9c1b5", side: "#dcd6cc", pale: "#f5f2ec" },
];

function tones(seed: number): {
  body(spot: Spot): Rgb;
  neck: Rgb;
  leg(spot: Spot): Rgb;
  head(spot: Spot): Rgb;
} {
  const coat = COATS[Math.floor(randomFrom(seed * 331 + 7)() * COATS.length)];
  const [back, side, pale] = [rgb(coat.back), rgb(coat.side), rgb(coat.pale)];
  const layers = (level: number) =>
    blendTones(
      blendTones(pale, side, smoothStep(-0.55, -0.1, level)),
      back,
      smoothStep(0.1, 0.75, level),
    );
  return {
    body: ({ dorsal, x, y, z }) => {
      const rump = smoothStep(0.52, 0.68, z) * smoothStep(0.2, -0.3, Math.abs(dorsal) - 0.5);
      const stripe = smoothStep(-0.5, -0.2, dorsal) * (1 - smoothStep(-0.2, 0.05, dorsal)) * 0.25;
      return blendTones(
        layers(dorsal + noise3(x * 7 + seed, y * 7, z * 7) * 0.25 + stripe),
        pale,
        rump * 0.9,
      );
    },
    neck: pale,
    leg: ({ along }) => blendTones(side, back, smoothStep(0.1, 0.6, along)),
    head: ({ x, y, z }) => {
      const muzzle = smoothStep(-0.2, -0.26, z);
      const eyeRing = Math.exp(
        -((Math.abs(x) - 0.06) ** 2 + (y - 0.03) ** 2 + (z + 0.05) ** 2) / 0.0012,
      );
      return blendTones(
        blendTones(blendTones(side, back, smoothStep(-0.02, 0.06, y)), pale, muzzle * 0.85),
        pale,
        eyeRing * 0.5,
      );
    },
  };
}

function antler(side: number, random: () => number): BufferGeometry {
  const lean = 0.9 + random() * 0.25;
  const beam = [
    v(side * 0.04, 0.06, 0.03),
    v(side * 0.12, 0.22, 0.16),
    v(side * 0.25 * lean, 0.42, 0.2),
    v(side * 0.3 * lean, 0.66, 0.08),
    v(side * 0.24 * lean, 0.84, -0.1),
    v(side * 0.16, 0.93, -0.2),
  ];
  const tine = (from: Vector3, ...rest: Vector3[]) =>
    tube([from, ...rest.map((step) => from.clone().add(step))], (t) => 0.014 - 0.008 * t, 14, 7);
  return merge([
    tube(beam, (t) => 0.021 - 0.012 * t, 40, 8),
    tine(
      v(side * 0.06, 0.1, 0.06),
      v(side * 0.03, 0.06, -0.12),
      v(side * 0.0, 0.14, -0.24),
      v(-side * 0.02, 0.22, -0.29),
    ),
    tine(v(side * 0.04, 0.16, -0.14), v(-side * 0.02, 0.08, -0.02), v(-side * 0.03, 0.14, 0.02)),
    tine(v(side * 0.14, 0.25, 0.17), v(side * 0.06, 0.07, -0.12), v(side * 0.07, 0.17, -0.2)),
    tine(v(side * 0.29 * lean, 0.62, 0.11), v(side * 0.04, 0.1, 0.06), v(side * 0.02, 0.19, 0.08)),
    tine(
      v(side * 0.27 * lean, 0.77, -0.03),
      v(side * 0.02, 0.11, 0.05),
      v(-side * 0.02, 0.2, 0.04),
    ),
    tine(v(side * 0.2, 0.88, -0.16), v(side * 0.02, 0.09, 0.03), v(0, 0.16, 0.02)),
  ]);
}

function headOf(seed: number, detail: "near" | "far"): Group {
  const tone = tones(seed).head;
  const random = randomFrom(seed * 57 + 3);
  const blobs: Blob[] = [
    ball(v(0, 0.01, 0.02), [0.075, 0.085, 0.1], undefined, { tone, blend: 0.04 }),
    limb(v(0, -0.005, -0.04), v(0, -0.05, -0.24), 0.066, 0.05, {
      tone,
      blend: 0.05,
      squash: { axis: v(1, 0, 0), factor: 0.86 },
    }),
    ball(v(0, -0.052, -0.27), [0.05, 0.05, 0.055], undefined, { tone, blend: 0.03 }),
    ball(v(0, -0.05, 0.03), [0.055, 0.07, 0.08], undefined, { tone, blend: 0.04 }),
    ...[-1, 1].map((side) =>
      limb(v(side * 0.07, 0.04, 0.07), v(side * 0.17, 0.06, 0.1), 0.032, 0.01, {
        tone,
        blend: 0.02,
        squash: { axis: v(0, 0.5, -0.86), factor: 0.5 },
      }),
    ),
  ];
  const group = new Group().add(
    solid(
      meshField(blobs, {
        cell: detail === "near" ? 0.009 : 0.016,
        edge: 0.1,
        relief: (x, y, z) => noise3(x * 60, y * 60, z * 40) * 0.0015,
      }),
      fur(),
    ),
  );
  const features: BufferGeometry[] = [
    new SphereGeometry(1, 14, 10).scale(0.03, 0.02, 0.012).translate(0, -0.038, -0.319),
  ];
  for (const side of [-1, 1]) {
    const eye = onSurface(blobs, v(side * 0.09, 0.03, -0.055), -0.006);
    features.push(new SphereGeometry(0.0145, 14, 12).translate(eye.x, eye.y, eye.z));
  }
  group.add(solid(merge(features), gloss("#17130f", 0.25)));
  group.add(
    solid(
      merge([antler(-1, random), antler(1, random)]),
      finish({ colour: "#8d7560", roughness: 0.9, grain: 0.3, strokes: [60, 25, 60] }),
    ),
  );
  return group;
}

function legBlobs(pose: ReindeerPose, t: number, seed: number): Blob[] {
  const { leg: tone } = tones(seed);
  const hoof = rgb("#2a2522");
  const blobs: Blob[] = [];
  const place = [v(-0.14, 0, -0.4), v(0.14, 0, -0.36), v(-0.15, 0, 0.5), v(0.15, 0, 0.42)];
  place.forEach((rest, index) => {
    const side = index % 2 ? 1 : -1;
    const hind = index > 1;
    const foot = rest.clone();
    let fold = 0;
    if (pose === "walk") {
      const p = (t + [0.25, 0.75, 0, 0.5][index]) % 1;
      if (p < 0.62) foot.z += -0.22 + 0.44 * (p / 0.62);
      else {
        const u = (p - 0.62) / 0.38;
        fold = Math.sin(u * Math.PI);
        foot.z += 0.22 - 0.44 * u;
        foot.y = 0.13 * fold;
      }
    }
    const root = hind ? v(side * 0.12, 0.82, 0.42) : v(side * 0.13, 0.8, -0.38);
    const cannon = hind ? v(0, 0.34, 0.05 + fold * 0.12) : v(0, 0.28, 0.02 + fold * 0.16);
    const [upper, lower] = hind ? [0.3, 0.27] : [0.28, 0.32];
    const ankle = withinReach(root, foot.clone().add(cannon), (upper + lower) * 0.99);
    const joint = middleJoint(root, ankle, upper, lower, v(side * 0.1, 0, hind ? -1 : 1));
    const paw = ankle.clone().sub(cannon);
    const flat = { axis: v(1, 0, 0), factor: 0.7 };
    blobs.push(
      limb(root, joint, hind ? 0.17 : 0.125, hind ? 0.085 : 0.07, {
        tone: (spot) => tone({ ...spot, along: spot.along * 0.3 }),
        blend: 0.09,
        squash: flat,
      }),
      limb(joint, ankle, hind ? 0.075 : 0.062, 0.042, {
        tone: (spot) => tone({ ...spot, along: 0.3 + spot.along * 0.4 }),
        blend: 0.05,
        squash: flat,
      }),
      limb(ankle, paw.clone().add(v(0, 0.1, -0.01)), 0.042, 0.035, {
        tone: (spot) => tone({ ...spot, along: 0.8 }),
        blend: 0.03,
      }),
      limb(paw.clone().add(v(0, 0.1, -0.01)), paw.clone().add(v(0, 0.045, -0.03)), 0.038, 0.045, {
        tone: hoof,
        blend: 0.015,
      }),
      ball(paw.clone().add(v(0, 0.03, -0.045)), [0.055, 0.032, 0.07], undefined, {
        tone: hoof,
        blend: 0.015,
      }),
    );
  });
  return blobs;
}

function build(options: Required<ReindeerOptions>): Object3D[] {
  const { seed, pose, t, detail } = options;
  const { body: tone, neck } = tones(seed);
  const sway = Math.sin(t * 2 * Math.PI);
  const low = pose === "graze";
  const bob = pose === "walk" ? 0.012 * Math.cos(t * 4 * Math.PI) : 0;
  const head = low
    ? v(0.02, 0.2 + 0.02 * sway, -1.0)
    : pose === "alert"
      ? v(0, 1.33, -0.8)
      : v(0, 1.16 + bob + 0.01 * sway, -0.93);
  const headTurn = new Quaternion().setFromEuler(
    new Euler(
      low ? -0.75 : pose === "alert" ? -0.05 : -0.12,
      low ? 0.1 * sway : pose === "alert" ? 0.35 : 0.05 * sway,
      0,
      "YXZ",
    ),
  );
  const nape = head.clone().add(v(0, -0.02, 0.08).applyQuaternion(headTurn));
  const shoulder = v(0, 0.98, -0.4);
  const middle = shoulder
    .clone()
    .lerp(nape, 0.5)
    .add(v(0, low ? 0.02 : -0.05, low ? -0.06 : 0));
  const mane = (from: Vector3, to: Vector3, a: number, b: number) =>
    limb(from, to, a, b, { tone: neck, blend: 0.08, squash: { axis: v(1, 0, 0), factor: 0.75 } });
  const blobs: Blob[] = [
    ball(v(0, 0.87, -0.26), [0.215, 0.27, 0.32], undefined, { tone, blend: 0.1 }),
    limb(v(0, 0.88, -0.2), v(0, 0.9, 0.3), 0.255, 0.235, {
      tone,
      blend: 0.1,
      squash: { axis: v(1, 0, 0), factor: 0.86 },
    }),
    ball(v(0, 0.93, 0.42), [0.19, 0.215, 0.24], undefined, { tone, blend: 0.1 }),
    ball(v(0, 1.07, -0.3), [0.11, 0.1, 0.22], undefined, { tone, blend: 0.1 }),
    limb(v(0, 0.99, 0.62), v(0, 0.88, 0.71), 0.05, 0.03, { tone: neck, blend: 0.05 }),
    mane(v(0, 0.92, -0.45), middle, 0.185, 0.135),
    mane(middle, nape, 0.13, 0.085),
    mane(v(0, 0.8, -0.5), middle.clone().add(v(0, -0.1, low ? 0.05 : 0.02)), 0.12, 0.07),
  ];
  const shag = (x: number, y: number, z: number) => {
    const beard = smoothStep(-0.35, -0.6, z) * (low ? 0.6 : 1);
    return (
      noise3(x * 24, y * 14, z * 20) * (0.006 + 0.014 * beard) +
      noise3(x * 50, y * 34, z * 40) * 0.0035
    );
  };
  const coat = solid(
    meshField([...blobs, ...legBlobs(pose, t, seed)], {
      cell: detail === "near" ? 0.019 : 0.034,
      relief: shag,
      edge: 0.05,
    }),
    fur(),
  );
  const face = headOf(seed, detail);
  face.position.copy(head);
  face.quaternion.copy(headTurn);
  face.scale.setScalar(1.12);
  return [standsInShade(coat), standsInShade(face), contactShadow(0.45, 0.85)];
}

/** A reindeer in its pale winter coat, 1.1 m at the shoulder, looking along -Z. */
export function createReindeer(options: ReindeerOptions = {}): Group {
  const complete = {
    seed: 1,
    pose: "stand",
    t: 0,
    detail: "near",
    ...options,
  } as Required<ReindeerOptions>;
  return new Group().add(...build(complete));
}
