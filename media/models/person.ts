import { Group, type Mesh, type Object3D, Vector3 } from "three";
import { type Blob, limb } from "./field";
import { cloth, finish, wood } from "./materials";
import { meshField, onSurface } from "./mesh-field";
import { noise3 } from "./noise";
import { feet, hands, type Joints, jointsOf, lowerBody, sleeves, upperBody } from "./person-body";
import { furEdge } from "./person-hat";
import { personHead } from "./person-head";
import { type Detail, type Look, lookOf } from "./person-look";
import { type PersonPose, type PersonStance, personStance } from "./person-stance";
import { between, lathe, solid, tube, v } from "./shapes";

export type { Detail, Look } from "./person-look";
export type { PersonPose } from "./person-stance";

export interface PersonOptions {
  seed?: number;
  pose?: PersonPose;
  /** Phase of the loop in [0, 1). */
  t?: number;
  child?: boolean;
  /** What is not given here follows the seed. */
  look?: Partial<Look>;
  /** Turns of the head in radians, added to the pose: left is positive, up is positive. */
  glance?: { yaw?: number; pitch?: number };
  /** "far" for people more than 7 m away, "close" for a portrait. */
  detail?: Detail;
}

const folds = (x: number, y: number, z: number) =>
  noise3(x * 13 + 4, y * 22, z * 13) * 0.006 + noise3(x * 30, y * 46, z * 30) * 0.0022;

function trimmings(
  body: readonly Blob[],
  joints: Joints,
  stance: PersonStance,
  look: Look,
  cell: number,
): Object3D[] {
  const { at, hip } = joints;
  const parts: Object3D[] = [];
  const ring = (height: number, around: Joints["at"]) =>
    Array.from({ length: 20 }, (_, index) => {
      const angle = (index / 20) * 2 * Math.PI;
      return onSurface(body, around(Math.sin(angle) * 0.2, height, Math.cos(angle) * 0.17), 0.002);
    });
  if (look.outfit !== "sweater") {
    const collar = [
      limb(
        at(0, 0.19, -0.005),
        joints.neck.clone().add(v(0, 0.05, -0.014).applyQuaternion(stance.headTurn)),
        0.098,
        0.1,
        { blend: 0.03 },
      ),
    ];
    parts.push(
      solid(
        meshField(collar, {
          cell: 0.009,
          relief: (x, y, z) => noise3(x * 20, y * 60, z * 20) * 0.006,
        }),
        cloth(look.accent),
      ),
    );
    const front = Array.from({ length: 9 }, (_, index) =>
      onSurface(body, at(0, 0.185 - index * 0.052, -0.25), 0.0035),
    );
    parts.push(solid(tube(front, 0.003, 30, 5), cloth(look.accent)));
  }
  if (look.outfit === "overalls")
    parts.push(
      solid(
        tube(ring(0.1, hip), 0.017, 60, 6, true),
        finish({ colour: "#1c222b", roughness: 0.7 }),
      ),
    );
  if (look.outfit !== "sweater")
    for (const { ankle, knee } of joints.legs) {
      const top = ankle.clone().lerp(knee, 0.26);
      const axis = knee.clone().sub(ankle).normalize();
      const across = new Vector3(1, 0, 0).addScaledVector(axis, -axis.x).normalize();
      const other = axis.clone().cross(across);
      const cuff = Array.from({ length: 13 }, (_, index) =>
        top
          .clone()
          .addScaledVector(across, Math.sin((index / 6) * Math.PI) * 0.074)
          .addScaledVector(other, Math.cos((index / 6) * Math.PI) * 0.074),
      );
      if (look.outfit === "parka") parts.push(furEdge(cuff, 0.024, "#b89c7c", cell * 0.9));
    }
  return parts;
}

function cupIn(joints: Joints): Object3D {
  const [left, right] = joints.arms.map((arm) => arm.hand);
  const cup = solid(
    lathe(
      [
        0.001, -0.04, 0.03, -0.04, 0.042, -0.01, 0.043, 0.03, 0.039, 0.03, 0.036, -0.005, 0.001,
        -0.02,
      ],
      20,
    ),
    wood("#b98a55"),
  );
  cup.position.copy(left.clone().add(right).multiplyScalar(0.5)).add(v(0, 0.03, -0.02));
  return cup;
}

function rodIn(joints: Joints): Object3D {
  const hand = joints.arms[1].hand;
  const tip = hand.clone().add(v(-0.1, 0.1, -0.34));
  return new Group().add(
    solid(
      between(lathe([0.012, -0.25, 0.012, 0.1, 0.004, 0.15, 0.002, 1], 8), hand, tip),
      wood("#8a5a33"),
    ),
    solid(tube([tip, v(tip.x * 0.3, 0.02, -0.95)], 0.0012, 2, 4), finish({ colour: "#dfe6ea" })),
  );
}

function build(options: Required<PersonOptions>): Object3D[] {
  const { seed, pose, t, child, detail, glance } = options;
  const look = lookOf(seed, options.look, child);
  const stance = personStance(pose, t, seed);
  const headSize = child ? 1.38 : 1.1;
  const joints = jointsOf(stance, headSize);
  const cell = { close: 0.008, near: 0.014, far: 0.026 }[detail];
  const upper = upperBody(joints, stance, look);
  const lower = lowerBody(joints, look);
  const weave = finish({
    vertexColours: true,
    roughness: 0.85,
    grain: look.outfit === "sweater" ? 0.3 : 0.1,
    strokes: look.outfit === "sweater" ? [110, 150, 110] : [50, 50, 50],
    fuzz: 0.3,
  });
  const parts: (Object3D | Mesh)[] = [
    solid(meshField(lower, { cell, relief: folds, edge: 0.9 }), weave),
    solid(meshField(upper, { cell, relief: folds, edge: 0.9 }), weave),
    solid(meshField(sleeves(joints, look), { cell, relief: folds, edge: 0.9 }), weave),
    solid(meshField(feet(joints, look), { cell: cell * 0.85, edge: 0.9 }), weave),
    solid(
      meshField(hands(joints, look), {
        cell: cell * 0.72,
        relief: (x, y, z) => folds(x * 2, y, z) * 0.3,
      }),
      weave,
    ),
    ...trimmings(upper, joints, stance, look, cell),
  ];
  const head = personHead(look, child, detail);
  head.position.copy(joints.head);
  head.quaternion.copy(stance.headTurn);
  head.rotateY(glance.yaw ?? 0).rotateX(glance.pitch ?? 0);
  head.scale.setScalar(headSize);
  parts.push(head);
  if (pose === "cup") parts.push(cupIn(joints));
  if (pose === "fish") parts.push(rodIn(joints));
  return parts;
}

/** A winter guest or guide of about 1.75 m (a child 1.2 m), looking along -Z; sitting poses have the seat over the origin. */
export function createPerson(options: PersonOptions = {}): Group {
  const complete = {
    seed: 1,
    pose: "stand",
    t: 0,
    child: false,
    look: {},
    glance: {},
    detail: "near",
    ...options,
  } as Required<PersonOptions>;
  const group = new Group();
  group.scale.setScalar(complete.child ? 0.66 : 1);
  group.add(...build(complete));
  return group;
}
