import { Euler, Quaternion, type Vector3 } from "three";
import { v } from "./shapes";

export type PersonPose =
  | "stand"
  | "walk"
  | "point"
  | "wave"
  | "sit-fire"
  | "sit-table"
  | "sit-sled"
  | "crouch"
  | "drive"
  | "ride"
  | "runners"
  | "push"
  | "fish"
  | "cup";

/** Where a person's parts are; hands and feet are targets which the limbs reach for. */
export interface PersonStance {
  pelvis: Vector3;
  pelvisTurn: Quaternion;
  chestTurn: Quaternion;
  headTurn: Quaternion;
  hands: [Vector3, Vector3];
  elbows: [Vector3, Vector3];
  feet: [Vector3, Vector3];
  footTurns: [Quaternion, Quaternion];
  knees: [Vector3, Vector3];
}

const turn = (pitch = 0, yaw = 0, roll = 0) =>
  new Quaternion().setFromEuler(new Euler(pitch, yaw, roll, "YXZ"));
const mirror = (x: number, y: number, z: number): [Vector3, Vector3] => [v(-x, y, z), v(x, y, z)];

function base(t: number): PersonStance {
  const breath = Math.sin(t * 2 * Math.PI);
  return {
    pelvis: v(0.015, 0.92, 0),
    pelvisTurn: turn(0, 0.06),
    chestTurn: turn(-0.02, -0.05, 0.012 * breath),
    headTurn: turn(0.0, 0.1 * breath, 0.02),
    hands: [v(-0.25, 0.85 + 0.003 * breath, -0.1), v(0.26, 0.85 + 0.003 * breath, -0.07)],
    elbows: mirror(0.5, 0, 0.8),
    feet: [v(-0.12, 0, -0.03), v(0.125, 0, 0.04)],
    footTurns: [turn(0, 0.22), turn(0, -0.25)],
    knees: mirror(0.12, 0, -1),
  };
}

function walk(t: number): PersonStance {
  const step = (phase: number): [Vector3, Quaternion] => {
    const p = ((phase % 1) + 1) % 1;
    if (p < 0.55)
      return [v(0, 0, -0.24 + 0.48 * (p / 0.55)), turn(-0.5 * Math.max(0, p / 0.55 - 0.75) * 3)];
    const u = (p - 0.55) / 0.45;
    return [v(0, 0.15 * Math.sin(Math.PI * u), 0.24 - 0.48 * u), turn(-0.5 + 0.75 * u)];
  };
  const [left, leftTurn] = step(t);
  const [right, rightTurn] = step(t + 0.5);
  const swing = Math.cos(t * 2 * Math.PI);
  return {
    ...base(0),
    pelvis: v(0.012 * Math.sin(t * 2 * Math.PI), 0.893 - 0.014 * Math.cos(t * 4 * Math.PI), 0),
    pelvisTurn: turn(0, -0.1 * swing),
    chestTurn: turn(-0.08, 0.13 * swing),
    headTurn: turn(0.0, 0),
    hands: [v(-0.28, 0.87, -0.08 + 0.24 * swing), v(0.28, 0.87, -0.08 - 0.24 * swing)],
    feet: [left.add(v(-0.095, 0, 0)), right.add(v(0.095, 0, 0))],
    footTurns: [leftTurn, rightTurn],
  };
}

function seated(t: number, height: number, reach: number, lean: number): PersonStance {
  return {
    ...base(t),
    pelvis: v(0, height + 0.13, 0),
    pelvisTurn: turn(0),
    chestTurn: turn(lean, 0, Math.sin(t * 2 * Math.PI) * 0.012),
    hands: mirror(0.15, height + 0.22, -0.36),
    elbows: mirror(1, -0.3, 0.5),
    feet: mirror(0.14, 0, -reach),
    footTurns: [turn(0, 0.15), turn(0, -0.15)],
    knees: mirror(0.25, 1, -0.6),
  };
}

const STANDS: Partial<PersonStance>[] = [
  {},
  {
    pelvis: v(-0.03, 0.915, 0),
    pelvisTurn: turn(0, -0.2),
    chestTurn: turn(-0.02, -0.12, 0.03),
    hands: [v(-0.24, 0.86, -0.1), v(0.2, 0.98, -0.15)],
    elbows: [v(-0.5, 0, 0.8), v(1, 0.1, 0.5)],
    feet: [v(-0.12, 0, -0.02), v(0.15, 0, -0.1)],
    footTurns: [turn(0, 0.2), turn(0, -0.45)],
  },
  { chestTurn: turn(0.02, 0.08), hands: mirror(0.06, 0.95, -0.2), elbows: mirror(1, -0.2, 0.5) },
  {
    pelvis: v(0.03, 0.915, 0),
    chestTurn: turn(-0.02, 0.16, -0.03),
    hands: [v(-0.2, 0.99, -0.12), v(0.25, 0.85, -0.1)],
    elbows: [v(-1, 0.1, 0.5), v(0.5, 0, 0.8)],
    feet: [v(-0.15, 0, -0.1), v(0.12, 0, 0)],
    footTurns: [turn(0, 0.5), turn(0, -0.15)],
  },
];

const POSES: Record<PersonPose, (t: number, seed: number) => PersonStance> = {
  stand: (t, seed) => ({ ...base(t), ...STANDS[seed % STANDS.length] }),
  walk,
  point: (t) => ({
    ...base(t),
    chestTurn: turn(-0.03, 0.12),
    headTurn: turn(0.06, -0.16),
    hands: [v(-0.32, 0.98, -0.02), v(0.27, 1.5, -0.62)],
    elbows: [v(-1, 0.1, 0.4), v(0.6, -1, 0.2)],
  }),
  wave: (t) => ({
    ...base(t),
    headTurn: turn(0.05, -0.05, -0.06),
    hands: [v(-0.29, 0.84, -0.07), v(0.42 + 0.05 * Math.sin(t * 4 * Math.PI), 1.72, -0.14)],
    elbows: [v(-0.5, 0, 0.8), v(1, -0.6, 0.2)],
  }),
  "sit-fire": (t) => ({
    ...seated(t, 0.34, 0.42, -0.32),
    headTurn: turn(-0.1, 0.12 * Math.sin(t * 2 * Math.PI)),
    hands: mirror(0.1, 0.62, -0.6),
    elbows: mirror(0.7, -1, 0.3),
  }),
  "sit-table": (t) => ({
    ...seated(t, 0.44, 0.36, -0.1),
    hands: [v(-0.17, 0.8, -0.36), v(0.2, 0.8, -0.38)],
    elbows: mirror(1, -0.5, 0.6),
  }),
  "sit-sled": (t) => ({
    ...seated(t, 0.06, 0.86, 0.2),
    feet: mirror(0.1, 0.06, -0.92),
    footTurns: [turn(1.1), turn(1.1)],
    hands: mirror(0.08, 0.5, -0.34),
    knees: mirror(0.1, 1, -0.2),
  }),
  crouch: (t) => ({
    ...base(t),
    pelvis: v(0, 0.36, 0.06),
    pelvisTurn: turn(-0.15),
    chestTurn: turn(-0.4, 0.08),
    headTurn: turn(-0.12, 0.1),
    hands: [v(-0.18, 0.56, -0.34), v(0.16, 0.42, -0.55)],
    elbows: mirror(1, -0.2, 0.5),
    feet: [v(-0.15, 0, -0.22), v(0.14, 0, 0.24)],
    footTurns: [turn(0, 0.2), turn(-0.75, -0.1)],
    knees: [v(-0.3, 0.9, -1), v(0.4, -0.5, -1)],
  }),
  drive: (t) => ({
    ...seated(t, 0.62, 0.34, -0.2),
    feet: mirror(0.25, 0.24, -0.4),
    footTurns: [turn(0.12), turn(0.12)],
    hands: mirror(0.34, 1.0, -0.56),
    elbows: mirror(1, 0.1, 0.6),
    knees: mirror(0.35, 0.6, -1),
  }),
  ride: (t) => ({
    ...seated(t, 0.66, 0.28, -0.08),
    feet: mirror(0.25, 0.24, -0.26),
    hands: mirror(0.22, 0.98, -0.34),
    elbows: mirror(1, -0.4, 0.4),
    knees: mirror(0.6, 0.6, -1),
    headTurn: turn(0.02, 0.28),
  }),
  runners: (t) => ({
    ...base(t),
    pelvis: v(0, 0.93 + 0.012 * Math.sin(t * 4 * Math.PI), 0.06),
    pelvisTurn: turn(-0.12),
    chestTurn: turn(-0.26, 0.05),
    headTurn: turn(-0.02),
    hands: mirror(0.22, 0.98, -0.4),
    elbows: mirror(1, -0.6, 0.6),
    feet: mirror(0.21, 0.1, 0.02),
    footTurns: [turn(), turn()],
    knees: mirror(0.2, 0, -1),
  }),
  push: (t) => ({
    ...walk(t),
    pelvisTurn: turn(-0.2),
    chestTurn: turn(-0.4),
    headTurn: turn(0.05),
    hands: mirror(0.22, 0.98, -0.52),
    elbows: mirror(1, -0.5, 0.6),
  }),
  fish: (t) => ({
    ...seated(t, 0.34, 0.46, -0.3),
    headTurn: turn(-0.38),
    hands: [
      v(-0.06, 0.62, -0.42),
      v(0.13, 0.58 + 0.02 * Math.max(0, Math.sin(t * 4 * Math.PI)), -0.5),
    ],
    elbows: mirror(1, -0.8, 0.4),
  }),
  cup: (t) => ({
    ...base(t),
    headTurn: turn(-0.1, 0.12),
    hands: mirror(0.075, 1.15, -0.3),
    elbows: mirror(0.9, -0.9, 0.2),
  }),
};

/** The stance of a person in a pose at phase t of its loop; standing people differ by seed. */
export function personStance(pose: PersonPose, t: number, seed: number): PersonStance {
  return POSES[pose](t, seed);
}
