import {
  type BufferGeometry,
  CatmullRomCurve3,
  Group,
  type Mesh,
  type Quaternion,
  type Vector3,
} from "three";
import { contactShadow, standsInShade } from "./contact-shadow";
import { type Blob, ball, chain, limb } from "./field";
import { type HuskyCoat, type Markings, markingsOf } from "./husky-coat";
import { dogHead } from "./husky-head";
import { type DogStance, dogStance, type HuskyPose } from "./husky-stance";
import { middleJoint, withinReach } from "./joints";
import { cloth, fur } from "./materials";
import { meshField, onSurface } from "./mesh-field";
import { noise3 } from "./noise";
import { merge, solid, tube, v } from "./shapes";

export type { HuskyCoat } from "./husky-coat";
export type { HuskyPose } from "./husky-stance";

export interface HuskyOptions {
  seed?: number;
  pose?: HuskyPose;
  /** Phase of the loop in [0, 1). */
  t?: number;
  coat?: HuskyCoat;
  /** The harness's colour; null for a dog without one. */
  harness?: string | null;
  /** "far" halves the resolution, for dogs more than 6 m away. */
  detail?: "near" | "far";
}

interface Frame {
  at(x: number, y: number, z: number): Vector3;
}

const frame = (origin: Vector3, turn: Quaternion): Frame => ({
  at: (x, y, z) => v(x, y, z).applyQuaternion(turn).add(origin),
});

function legs(
  stance: DogStance,
  chest: Frame,
  pelvis: Frame,
  coat: Markings,
  lying: boolean,
): Blob[] {
  const blobs: Blob[] = [];
  stance.feet.forEach((foot, index) => {
    const side = index % 2 ? 1 : -1;
    const fold = stance.fold[index];
    const hind = index > 1;
    const root = hind ? pelvis.at(side * 0.055, -0.005, 0.03) : chest.at(side * 0.065, 0.0, -0.09);
    const cannon = hind
      ? v(0, 0.135 * (1 - fold * 0.5), 0.03 + fold * 0.1)
      : v(0, 0.115 * (1 - fold * 0.75), 0.015 + fold * 0.1);
    const [upper, lower] = hind ? [0.17, 0.215] : [0.16, 0.195];
    const ankle = withinReach(
      root,
      foot
        .clone()
        .add(cannon)
        .add(v(0, 0.02, 0)),
      (upper + lower) * 0.995,
    );
    const pole = hind
      ? v(side * (lying ? 1 : 0.12), lying ? 0.3 : 0.1, -1)
      : v(side * 0.15, -0.1, 1);
    const joint = middleJoint(root, ankle, upper, lower, pole);
    const paw = ankle.clone().sub(cannon);
    const tone = coat.leg;
    const flat = { axis: v(1, 0, 0), factor: 0.72 };
    if (hind)
      blobs.push(
        limb(root, joint, 0.1, 0.058, {
          tone: (spot) => tone({ ...spot, along: spot.along * 0.35 }),
          blend: 0.05,
          squash: flat,
        }),
        limb(joint, ankle, 0.052, 0.027, {
          tone: (spot) => tone({ ...spot, along: 0.35 + spot.along * 0.4 }),
          blend: 0.04,
          squash: flat,
        }),
      );
    else
      blobs.push(
        limb(root, joint, 0.07, 0.046, {
          tone: (spot) => tone({ ...spot, along: spot.along * 0.4 }),
          blend: 0.05,
          squash: flat,
        }),
        limb(joint, ankle, 0.042, 0.028, {
          tone: (spot) => tone({ ...spot, along: 0.45 + spot.along * 0.4 }),
          blend: 0.035,
        }),
      );
    blobs.push(
      limb(ankle, paw.clone().add(v(0, 0.012, 0)), 0.027, 0.025, {
        tone: (spot) => tone({ ...spot, along: 1 }),
        blend: 0.03,
      }),
      ball(paw.clone().add(v(0, 0.004, -0.018)), [0.033, 0.024, 0.046], undefined, {
        tone: (spot) => tone({ ...spot, along: 1 }),
        blend: 0.02,
      }),
    );
  });
  return blobs;
}

function trunk(stance: DogStance, coat: Markings): { blobs: Blob[]; chest: Frame; pelvis: Frame } {
  const chest = frame(stance.chest, stance.chestTurn);
  const pelvis = frame(stance.pelvis, stance.pelvisTurn);
  const back = v(0, 1, 0).applyQuaternion(stance.chestTurn.clone().slerp(stance.pelvisTurn, 0.5));
  const tone = coat.body;
  const nape = chest.at(0, 0.07, -0.12);
  const throat = stance.head.clone().add(v(0, -0.045, 0.045).applyQuaternion(stance.headTurn));
  const neckBack = throat
    .clone()
    .sub(nape)
    .cross(v(1, 0, 0).applyQuaternion(stance.headTurn))
    .normalize()
    .negate();
  if (neckBack.y < -0.2) neckBack.negate();
  const blobs = [
    ball(chest.at(0, 0, 0), [0.115, 0.15, 0.2], stance.chestTurn, { tone, blend: 0.06 }),
    ball(chest.at(0, -0.005, -0.13), [0.09, 0.115, 0.095], stance.chestTurn, { tone, blend: 0.06 }),
    ball(chest.at(0, 0.085, -0.03), [0.07, 0.065, 0.13], stance.chestTurn, { tone, blend: 0.06 }),
    limb(chest.at(0, 0.025, 0.08), pelvis.at(0, 0.015, -0.02), 0.118, 0.1, {
      tone,
      back,
      blend: 0.07,
    }),
    ball(pelvis.at(0, 0.005, 0.035), [0.095, 0.105, 0.125], stance.pelvisTurn, {
      tone,
      blend: 0.06,
    }),
    limb(nape, throat, 0.112, 0.08, { tone, back: neckBack, blend: 0.06 }),
  ];
  return { blobs, chest, pelvis };
}

function harnessOf(body: readonly Blob[], chest: Frame, pelvis: Frame): BufferGeometry {
  const strap = (points: Vector3[], closed: boolean) =>
    tube(
      points.map((point) => onSurface(body, point, 0.001)),
      0.0085,
      closed ? 60 : 36,
      6,
      closed,
    );
  const ring = (centre: Vector3, across: Vector3, up: Vector3) =>
    Array.from({ length: 18 }, (_, index) => {
      const angle = (index / 18) * 2 * Math.PI;
      return centre
        .clone()
        .addScaledVector(across, Math.sin(angle) * 0.16)
        .addScaledVector(up, Math.cos(angle) * 0.19);
    });
  const origin = chest.at(0, 0, 0);
  const direction = (x: number, y: number, z: number) => chest.at(x, y, z).sub(origin).normalize();
  const across = direction(1, 0, 0);
  const collar = ring(chest.at(0, 0.045, -0.14), across, direction(0, 1, 0.62));
  const girth = ring(chest.at(0, 0, 0.06), across, direction(0, 1, 0.12));
  const sides = [-1, 1].map((side) =>
    strap(
      [
        chest.at(side * 0.15, -0.01, -0.17),
        chest.at(side * 0.16, 0.0, 0.0),
        chest.at(side * 0.14, 0.03, 0.13),
        pelvis.at(side * 0.11, 0.07, -0.02),
        pelvis.at(side * 0.03, 0.13, 0.09),
      ],
      false,
    ),
  );
  return merge([strap(collar, true), strap(girth, true), ...sides]);
}

function build(options: Required<HuskyOptions>): Mesh[] {
  const { seed, pose, t, detail } = options;
  const coat = markingsOf(seed, options.coat);
  const stance = dogStance(pose, t);
  const { blobs, chest, pelvis } = trunk(stance, coat);
  const curve = new CatmullRomCurve3(stance.tail).getPoints(9);
  const brush = (along: number) =>
    0.03 + 0.026 * Math.sin(Math.min(1, along * 1.05) * Math.PI) - 0.016 * along ** 4;
  const tail = chain(curve, brush, { tone: coat.tail, blend: 0.02 });
  const body = [...blobs, ...legs(stance, chest, pelvis, coat, pose === "lie"), ...tail];
  const tufts = (x: number, y: number, z: number) => noise3(x * 22, y * 22, z * 14) * 0.003;
  const meshes = [
    solid(
      meshField(body, { cell: detail === "near" ? 0.011 : 0.02, relief: tufts, edge: 0.3 }),
      fur(),
    ),
  ];
  const head = dogHead(seed, coat, stance.panting, detail);
  head.position.copy(stance.head);
  head.quaternion.copy(stance.headTurn);
  if (options.harness)
    meshes.push(
      solid(
        harnessOf([...blobs, ...legs(stance, chest, pelvis, coat, false)], chest, pelvis),
        cloth(options.harness),
      ),
    );
  const shade = pose === "sit" ? contactShadow(0.3, 0.42) : contactShadow(0.36, 0.62);
  return [...meshes.map(standsInShade), standsInShade(head as unknown as Mesh), shade];
}

/** A sled dog of 0.6 m at the shoulder, looking along -Z; its fur and eyes follow the seed. */
export function createHusky(options: HuskyOptions = {}): Group {
  const complete = {
    seed: 1,
    pose: "stand",
    t: 0,
    harness: "#c2452f",
    detail: "near",
    ...options,
  } as Required<HuskyOptions>;
  return new Group().add(...build(complete));
}
