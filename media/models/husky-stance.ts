import { Euler, Quaternion, type Vector3 } from "three";
import { v } from "./shapes";

export type HuskyPose = "stand" | "sit" | "run" | "lie" | "look-back";

/** Where the parts of a dog are in one moment; everything else follows from it. */
export interface DogStance {
  chest: Vector3;
  chestTurn: Quaternion;
  pelvis: Vector3;
  pelvisTurn: Quaternion;
  head: Vector3;
  headTurn: Quaternion;
  /** Left fore, right fore, left hind, right hind. */
  feet: [Vector3, Vector3, Vector3, Vector3];
  /** How far each foot is folded back, 0 to 1. */
  fold: [number, number, number, number];
  tail: Vector3[];
  panting: boolean;
}

const pitch = (angle: number, yaw = 0, roll = 0) =>
  new Quaternion().setFromEuler(new Euler(angle, yaw, roll, "YXZ"));

const CURL = [
  v(0, 0.52, 0.31),
  v(0, 0.585, 0.385),
  v(0.01, 0.68, 0.395),
  v(0.03, 0.735, 0.32),
  v(0.07, 0.7, 0.24),
  v(0.095, 0.62, 0.22),
  v(0.1, 0.57, 0.24),
];

function stand(t: number, glance: number): DogStance {
  const breath = Math.sin(t * 2 * Math.PI) * 0.004;
  const yaw = glance * 2.1;
  return {
    chest: v(0, 0.435 + breath, -0.14),
    chestTurn: pitch(0),
    pelvis: v(0, 0.455, 0.2),
    pelvisTurn: pitch(0),
    head: v(-Math.sin(yaw) * 0.14, 0.69 + breath, -0.27 - Math.cos(yaw) * 0.13),
    headTurn: pitch(-0.02 + Math.sin(t * 2 * Math.PI) * 0.02, yaw),
    feet: [v(-0.075, 0, -0.215), v(0.075, 0, -0.205), v(-0.085, 0, 0.27), v(0.085, 0, 0.235)],
    fold: [0, 0, 0, 0],
    tail: CURL.map((point, index) =>
      point.clone().add(v(Math.sin(t * 2 * Math.PI) * 0.008 * index, 0, 0)),
    ),
    panting: false,
  };
}

function sit(t: number): DogStance {
  const breath = Math.sin(t * 2 * Math.PI) * 0.004;
  return {
    chest: v(0, 0.4 + breath, -0.12),
    chestTurn: pitch(0.75),
    pelvis: v(0, 0.17, 0.13),
    pelvisTurn: pitch(0.95),
    head: v(0, 0.695 + breath, -0.29),
    headTurn: pitch(0, Math.sin(t * 2 * Math.PI) * 0.12),
    feet: [v(-0.07, 0, -0.22), v(0.07, 0, -0.21), v(-0.135, 0, 0.0), v(0.135, 0, 0.01)],
    fold: [0, 0, 0, 0],
    tail: [
      v(0, 0.09, 0.24),
      v(0.03, 0.06, 0.33),
      v(0.12, 0.06, 0.38),
      v(0.22, 0.06, 0.33),
      v(0.27, 0.06, 0.24),
    ],
    panting: false,
  };
}

/** One foot of a lope: on the snow for `duty` of the round, then lifted forward. */
function stride(
  phase: number,
  centre: number,
  reach: number,
  lift: number,
  side: number,
): [Vector3, number] {
  const p = ((phase % 1) + 1) % 1;
  const duty = 0.38;
  if (p < duty) return [v(side, 0, centre - reach + 2 * reach * (p / duty)), 0];
  const u = (p - duty) / (1 - duty);
  const swing = u * u * (3 - 2 * u);
  return [
    v(side, lift * Math.sin(Math.PI * u) ** 0.9, centre + reach - 2 * reach * swing),
    Math.sin(Math.PI * Math.min(1, u * 1.25)),
  ];
}

function run(t: number): DogStance {
  const turn = t * 2 * Math.PI;
  const flex = Math.sin(turn);
  const fore = [stride(t, -0.2, 0.21, 0.15, -0.07), stride(t - 0.13, -0.2, 0.21, 0.15, 0.07)];
  const hind = [stride(t - 0.5, 0.22, 0.23, 0.12, -0.08), stride(t - 0.63, 0.22, 0.23, 0.12, 0.08)];
  const bob = Math.cos(turn * 1 + 0.6) * 0.022;
  const feet = [...fore, ...hind];
  return {
    chest: v(0, 0.415 + bob, -0.15 - flex * 0.008),
    chestTurn: pitch(-0.04 + 0.07 * Math.cos(turn)),
    pelvis: v(0, 0.445 - bob * 0.8, 0.2 - flex * 0.02),
    pelvisTurn: pitch(-0.05 - 0.13 * Math.cos(turn)),
    head: v(0, 0.605 + bob * 1.2, -0.44),
    headTurn: pitch(-0.06 + 0.05 * Math.sin(turn)),
    feet: feet.map(([foot]) => foot) as DogStance["feet"],
    fold: feet.map(([, fold]) => fold) as DogStance["fold"],
    tail: [
      v(0, 0.5, 0.31),
      v(0, 0.53, 0.41),
      v(0.01, 0.55 + bob, 0.51),
      v(0.02, 0.53 + bob * 1.5, 0.6),
      v(0.02, 0.49 + bob * 2, 0.66),
    ],
    panting: true,
  };
}

function lie(t: number): DogStance {
  const breath = Math.sin(t * 2 * Math.PI) * 0.006;
  return {
    chest: v(-0.12, 0.125 + breath, -0.16),
    chestTurn: pitch(0, 0.75, 0.35),
    pelvis: v(-0.02, 0.12, 0.19),
    pelvisTurn: pitch(0, -0.75, 0.45),
    head: v(0.2, 0.1 + breath * 0.5, -0.15),
    headTurn: pitch(-0.12, -2.55, 0.12),
    feet: [v(0.06, 0.01, -0.2), v(0.12, 0.01, -0.22), v(0.2, 0.01, 0.08), v(0.24, 0.01, 0.12)],
    fold: [0.5, 0.5, 0.5, 0.5],
    tail: [
      v(0.12, 0.1, 0.27),
      v(0.22, 0.08, 0.25),
      v(0.3, 0.07, 0.17),
      v(0.33, 0.075, 0.06),
      v(0.29, 0.085, -0.02),
    ],
    panting: false,
  };
}

/** The stance of a dog in a pose at phase t of its loop. */
export function dogStance(pose: HuskyPose, t: number): DogStance {
  if (pose === "sit") return sit(t);
  if (pose === "run") return run(t);
  if (pose === "lie") return lie(t);
  return stand(t, pose === "look-back" ? 1 : 0);
}
