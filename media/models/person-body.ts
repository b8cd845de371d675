import { type Quaternion, Vector3 } from "three";
import { type Blob, type BlobOptions, ball, cut, limb, type Rgb, rgb, type Spot } from "./field";
import { middleJoint, withinReach } from "./joints";
import type { Look } from "./person-look";
import type { PersonStance } from "./person-stance";
import { v } from "./shapes";

const UPPER_ARM = 0.285;
const FOREARM = 0.265;
const THIGH = 0.41;
const SHIN = 0.4;

/** The joints of a person, found from the stance. */
export interface Joints {
  at(x: number, y: number, z: number): Vector3;
  hip(x: number, y: number, z: number): Vector3;
  neck: Vector3;
  head: Vector3;
  arms: { shoulder: Vector3; elbow: Vector3; wrist: Vector3; hand: Vector3 }[];
  legs: { hip: Vector3; knee: Vector3; ankle: Vector3; turn: Quaternion }[];
}

/** Finds shoulders, elbows, hips and knees so that hands and feet reach their places. */
export function jointsOf(stance: PersonStance, headSize: number): Joints {
  const chest = v(0, 0.29, 0)
    .applyQuaternion(stance.pelvisTurn.clone().slerp(stance.chestTurn, 0.6))
    .add(stance.pelvis);
  const at = (x: number, y: number, z: number) =>
    v(x, y, z).applyQuaternion(stance.chestTurn).add(chest);
  const hip = (x: number, y: number, z: number) =>
    v(x, y, z).applyQuaternion(stance.pelvisTurn).add(stance.pelvis);
  const neck = at(0, 0.205, 0);
  const head = v(0, 0.085 + 0.075 * headSize, -0.012)
    .applyQuaternion(stance.headTurn)
    .add(neck);
  const arms = stance.hands.map((target, index) => {
    const side = index ? 1 : -1;
    const shoulder = at(side * 0.172, 0.125, 0);
    const wrist = withinReach(shoulder, target, (UPPER_ARM + FOREARM) * 0.985);
    const elbow = middleJoint(shoulder, wrist, UPPER_ARM, FOREARM, stance.elbows[index]);
    const hand = wrist.clone().addScaledVector(wrist.clone().sub(elbow).normalize(), 0.085);
    return { shoulder, elbow, wrist, hand };
  });
  const legs = stance.feet.map((foot, index) => {
    const side = index ? 1 : -1;
    const root = hip(side * 0.095, -0.03, 0);
    const ankle = withinReach(
      root,
      v(0, 0.1, 0).applyQuaternion(stance.footTurns[index]).add(foot),
      (THIGH + SHIN) * 0.99,
    );
    return {
      hip: root,
      knee: middleJoint(root, ankle, THIGH, SHIN, stance.knees[index]),
      ankle,
      turn: stance.footTurns[index],
    };
  });
  return { at, hip, neck, head, arms, legs };
}

/** Makes a limb quilted: soft rolls across its length. */
function quilted(blob: Blob, rolls: number, depth: number): Blob {
  const { distance, spot } = blob;
  return {
    ...blob,
    distance: (x, y, z) =>
      distance(x, y, z) - depth * (Math.abs(Math.sin(spot(x, y, z).along * rolls * Math.PI)) - 0.6),
  };
}

/** A tone with a band of another colour between two places along the limb. */
function banded(tone: Rgb, band: Rgb, from: number, to: number): (spot: Spot) => Rgb {
  return ({ along }) => (along > from && along < to ? band : tone);
}

/** Jacket, sweater or the upper half of an overall. */
export function upperBody(joints: Joints, stance: PersonStance, look: Look): Blob[] {
  const { at, hip } = joints;
  const puffer = look.outfit === "parka";
  const knit = look.outfit === "sweater";
  const bulk = knit ? 0.86 : puffer ? 1.06 : 1;
  const plain = rgb(look.jacket);
  const accent = rgb(look.accent);
  const flat = { axis: v(0, 0, 1).applyQuaternion(stance.chestTurn), factor: 0.76 };
  const roll = (blob: Blob, rolls: number) => (puffer ? quilted(blob, rolls, 0.011) : blob);
  const yoke = ({ x, y, z }: Spot): Rgb => {
    const height = new Vector3(x, y, z)
      .sub(at(0, 0, 0))
      .applyQuaternion(stance.chestTurn.clone().invert()).y;
    return knit && height > 0.085 && Math.sin((height - 0.085) * 95) > 0.1 ? accent : plain;
  };
  const body: BlobOptions = { tone: yoke, blend: 0.06, squash: flat };
  const whole = look.outfit === "overalls";
  const hem = knit ? -0.1 : -0.135;
  const down = v(0, 1, 0).applyQuaternion(stance.pelvisTurn);
  const skirt = whole
    ? []
    : [
        limb(hip(0, hem - 0.1, 0), hip(0, 0.05, 0), 0.222 * bulk, 0.2 * bulk, {
          ...body,
          blend: 0.08,
        }),
      ];
  const blobs = [
    roll(limb(hip(0, whole ? -0.02 : 0.02, 0), at(0, 0.05, 0), 0.195 * bulk, 0.2 * bulk, body), 5),
    ...skirt,
    ball(at(0, 0.08, 0.005), [0.195 * bulk, 0.135, 0.148 * bulk], stance.chestTurn, {
      tone: yoke,
      blend: 0.06,
    }),
    limb(at(-0.115, 0.128, 0), at(0.115, 0.128, 0), 0.078 * bulk, 0.078 * bulk, {
      tone: yoke,
      blend: 0.07,
    }),
    limb(
      at(0, 0.12, 0),
      at(0, knit ? 0.215 : 0.175, -0.005),
      knit ? 0.085 : 0.108,
      knit ? 0.07 : 0.092,
      { tone: knit ? accent : plain, blend: 0.03 },
    ),
  ];
  for (const { shoulder, elbow } of joints.arms) {
    const band = look.outfit === "overalls" ? banded(plain, rgb("#dfe6ea"), 0.42, 0.56) : plain;
    blobs.push(
      roll(limb(shoulder, elbow, 0.082 * bulk, 0.07 * bulk, { tone: band, blend: 0.05 }), 4),
    );
  }
  return whole ? blobs : [...blobs, cut(hip(0, hem, 0), down)];
}

/** The sleeves below the elbow. */
export function sleeves(joints: Joints, look: Look): Blob[] {
  const knit = look.outfit === "sweater";
  const puffer = look.outfit === "parka";
  const bulk = knit ? 0.86 : puffer ? 1.06 : 1;
  const plain = rgb(look.jacket);
  const tone = knit ? banded(plain, rgb(look.accent), 0.84, 0.92) : plain;
  return joints.arms.map(({ elbow, wrist }) => {
    const sleeve = limb(elbow, wrist, 0.07 * bulk, (knit ? 0.05 : 0.06) * bulk, {
      tone,
      blend: 0.02,
    });
    return puffer ? quilted(sleeve, 4, 0.011) : sleeve;
  });
}

/** Trousers with room for woollen layers; the colour of an overall goes on below the belt. */
export function lowerBody(joints: Joints, look: Look): Blob[] {
  const tone = rgb(look.trousers);
  const band = look.outfit === "overalls" ? rgb("#dfe6ea") : tone;
  const slim = look.outfit === "sweater" ? 0.85 : 1;
  const blobs = [
    ball(joints.hip(0, 0, 0.005), [0.175 * slim, 0.15, 0.145 * slim], undefined, {
      tone,
      blend: 0.06,
    }),
  ];
  for (const { hip, knee, ankle } of joints.legs) {
    const hem = ankle.clone().lerp(knee, 0.12);
    blobs.push(
      limb(hip, knee, 0.115 * slim, 0.09 * slim, { tone, blend: 0.05 }),
      limb(knee, hem, 0.09 * slim, 0.088 * slim, {
        tone: banded(tone, band, 0.5, 0.62),
        blend: 0.03,
      }),
    );
  }
  return blobs;
}

/** Winter boots with a broad toe and a shaft, or woollen socks indoors. */
export function feet(joints: Joints, look: Look): Blob[] {
  const tone = rgb(look.boots);
  const sole = rgb("#16181c");
  return joints.legs.flatMap(({ ankle, knee, turn }) => {
    const point = (x: number, y: number, z: number) =>
      v(x, y - 0.1, z)
        .applyQuaternion(turn)
        .add(ankle);
    const flat = { axis: v(0, 1, 0).applyQuaternion(turn), factor: 0.78 };
    return [
      limb(point(0, 0.075, 0.03), ankle.clone().lerp(knee, 0.3), 0.072, 0.074, {
        tone,
        blend: 0.04,
      }),
      limb(point(0, 0.062, 0.03), point(0, 0.058, -0.135), 0.068, 0.064, {
        tone,
        blend: 0.05,
        squash: flat,
      }),
      limb(point(0, 0.024, 0.04), point(0, 0.024, -0.14), 0.066, 0.066, {
        tone: sole,
        blend: 0.006,
        squash: { ...flat, factor: 0.34 },
      }),
    ];
  });
}

/** Mittens, or bare hands indoors. */
export function hands(joints: Joints, look: Look): Blob[] {
  const bare = look.outfit === "sweater";
  const tone = rgb(bare ? look.skin : look.mittens);
  const size = bare ? 0.72 : 1;
  return joints.arms.flatMap(({ elbow, wrist, hand }, index) => {
    const along = wrist.clone().sub(elbow).normalize();
    const inward = v(index ? -1 : 1, 0.15, -0.35)
      .addScaledVector(along, -v(index ? -1 : 1, 0.15, -0.35).dot(along))
      .normalize();
    const thumb = wrist
      .clone()
      .addScaledVector(along, 0.03)
      .addScaledVector(inward, 0.03 * size);
    const flat = { axis: along.clone().cross(inward).normalize(), factor: 0.68 };
    return [
      limb(
        wrist.clone().addScaledVector(along, -0.035),
        wrist.clone().addScaledVector(along, 0.01),
        bare ? 0.033 : 0.061,
        bare ? 0.03 : 0.05,
        { tone, blend: 0.02 },
      ),
      limb(wrist.clone().addScaledVector(along, 0.03), hand, 0.055 * size, 0.046 * size, {
        tone,
        blend: 0.025,
        squash: flat,
      }),
      limb(
        thumb,
        thumb
          .clone()
          .addScaledVector(inward, 0.032 * size)
          .addScaledVector(along, 0.042 * size),
        0.023 * size,
        0.019 * size,
        { tone, blend: 0.014 },
      ),
    ];
  });
}
