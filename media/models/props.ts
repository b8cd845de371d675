import { BoxGeometry, Group, InstancedMesh, Matrix4, PointLight, Quaternion, Vector3 } from "three";
import { randomFrom } from "../world/random";
import { limb, pressed } from "./field";
import { glowSprite } from "./glow-sprite";
import { finish, gloss, metal, snow, wood } from "./materials";
import { meshField } from "./mesh-field";
import { noise3 } from "./noise";
import { headWearOf } from "./person-hat";
import { lookOf } from "./person-look";
import { box, lathe, merge, pairOfTubes, placed, solid, tube, v } from "./shapes";

/** Snowmobile helmets in a row along X on a plank shelf whose top is at y = 0. */
export function createHelmets(count = 3, shelf = true): Group {
  const group = new Group();
  const colours = ["#e9edf0", "#9c2f26", "#2b4d6b", "#20242b"];
  for (let index = 0; index < count; index += 1) {
    const helmet = new Group().add(
      ...headWearOf(
        lookOf(index, {
          headWear: "helmet",
          hat: colours[index % 4],
          accent: ["#c2452f", "#e0a63a", "#e9edf0"][index % 3],
        }),
        "near",
      ),
    );
    helmet.position.set((index - (count - 1) / 2) * 0.42, 0.155, 0);
    helmet.rotation.y = Math.PI + ((index * 37) % 10) * 0.06 - 0.3;
    group.add(helmet);
  }
  if (shelf)
    group.add(
      solid(placed(box(count * 0.42 + 0.2, 0.04, 0.34, 0.01), 0, -0.02, 0), wood("#9a6b3d")),
    );
  return group;
}

/** A kicksled 1.9 m long, looking along -Z. */
export function createKicksled(): Group {
  const group = new Group();
  const runners = pairOfTubes(
    0.2,
    [0.015, 1.15, 0.012, 0.2, 0.015, -0.55, 0.07, -0.7, 0.17, -0.75],
    0.011,
    50,
    7,
  );
  const stays = [-1, 1].flatMap((side) => [
    tube(
      [v(side * 0.2, 0.02, -0.35), v(side * 0.19, 0.4, -0.15), v(side * 0.19, 0.92, 0.08)],
      0.016,
      20,
      8,
    ),
    tube(
      [v(side * 0.2, 0.02, 0.1), v(side * 0.19, 0.3, 0.04), v(side * 0.19, 0.5, -0.08)],
      0.014,
      14,
      8,
    ),
  ]);
  const handle = tube(
    [
      v(-0.27, 0.92, 0.13),
      v(-0.19, 0.93, 0.09),
      v(0, 0.93, 0.08),
      v(0.19, 0.93, 0.09),
      v(0.27, 0.92, 0.13),
    ],
    0.016,
    24,
    8,
  );
  const slats = [-0.44, -0.36, -0.28, -0.2, -0.12].map((z) =>
    placed(box(0.4, 0.018, 0.06, 0.006), 0, 0.42, z),
  );
  const back = [0.62, 0.72, 0.82].map((y) =>
    placed(box(0.37, 0.045, 0.014, 0.006), 0, y, -0.06 + (y - 0.5) * 0.4),
  );
  const front = [-1, 1].map((side) =>
    tube(
      [v(side * 0.2, 0.05, -0.66), v(side * 0.19, 0.24, -0.52), v(side * 0.19, 0.42, -0.42)],
      0.013,
      12,
      8,
    ),
  );
  group.add(
    solid(merge(runners), metal("#4a525c")),
    solid(merge([...stays, ...front, handle]), gloss("#9c2f26", 0.5)),
    solid(merge([...slats, ...back]), wood("#c2904f")),
    solid(
      merge([-1, 1].map((side) => placed(box(0.05, 0.012, 0.22, 0.005), side * 0.2, 0.03, 0.35))),
      finish({ colour: "#1d1f23", roughness: 0.9 }),
    ),
  );
  return group;
}

/** A storm lantern 0.32 m high; lit, it glows and gives light of strength `light`. */
export function createLantern(light: number): Group {
  const group = new Group();
  const foot = lathe(
    [0.001, 0, 0.075, 0, 0.078, 0.02, 0.07, 0.05, 0.03, 0.062, 0.03, 0.075, 0.001, 0.075],
    28,
  );
  const crown = lathe(
    [0.05, 0.2, 0.056, 0.21, 0.045, 0.235, 0.03, 0.245, 0.03, 0.26, 0.04, 0.264, 0.001, 0.275],
    28,
  );
  const wires = [-1, 1].map((side) =>
    tube(
      [
        v(side * 0.06, 0.04, 0),
        v(side * 0.085, 0.1, 0),
        v(side * 0.082, 0.18, 0),
        v(side * 0.045, 0.235, 0),
      ],
      0.007,
      20,
      7,
    ),
  );
  const bail = tube(
    [v(-0.078, 0.19, 0), v(-0.06, 0.3, 0), v(0, 0.335, 0), v(0.06, 0.3, 0), v(0.078, 0.19, 0)],
    0.003,
    24,
    5,
  );
  group.add(solid(merge([foot, crown, ...wires, bail]), gloss("#7d2a22", 0.4)));
  const glass = solid(
    lathe([0.034, 0.075, 0.052, 0.11, 0.055, 0.14, 0.046, 0.18, 0.038, 0.205], 28),
    finish({
      colour: "#ffe6bd",
      roughness: 0.08,
      opacity: 0.28,
      doubleSided: true,
      emissive: "#ff9a40",
      emissiveIntensity: 0.35,
    }),
  );
  glass.castShadow = false;
  group.add(glass);
  const flame = solid(
    lathe([0.001, 0, 0.011, 0.01, 0.012, 0.022, 0.005, 0.045, 0.001, 0.056], 14),
    finish({ colour: "#000000", emissive: "#ffc36a", emissiveIntensity: 4 }),
    [0, 0.09, 0],
  );
  flame.castShadow = false;
  const glow = glowSprite("#ffb25a", 0.75, 0.7);
  glow.position.y = 0.13;
  const lamp = new PointLight("#ffae5c", 2.2 * light, 8, 1.8);
  lamp.position.y = 0.16;
  group.add(flame, glow, lamp);
  return group;
}

/** A bed of straw, 2 m along Z. */
export function createStrawBed(seed = 1): Group {
  const random = randomFrom(seed * 29 + 6);
  const group = new Group();
  const heap = [
    limb(v(-0.25, 0.06, -0.8), v(-0.25, 0.06, 0.8), 0.3, 0.3, {
      blend: 0.1,
      squash: pressed(0.42),
    }),
    limb(v(0.25, 0.06, -0.8), v(0.25, 0.06, 0.8), 0.3, 0.3, { blend: 0.1, squash: pressed(0.42) }),
  ];
  group.add(
    solid(
      meshField(heap, { cell: 0.03, relief: (x, y, z) => noise3(x * 14, y * 20, z * 14) * 0.025 }),
      finish({ colour: "#c29a4a", roughness: 1, grain: 0.5, strokes: [80, 80, 20] }),
    ),
  );
  const stalks = new InstancedMesh(
    new BoxGeometry(0.007, 0.005, 0.26),
    finish({ colour: "#dcbb6c", roughness: 0.9 }),
    900,
  );
  const [matrix, turn, up] = [new Matrix4(), new Quaternion(), new Vector3(0, 1, 0)];
  for (let index = 0; index < 900; index += 1) {
    const [x, z] = [(random() - 0.5) * 1.25, (random() - 0.5) * 2.2];
    const edge =
      Math.max(0, Math.abs(x) - 0.3) ** 2 * 0.9 + Math.max(0, Math.abs(z) - 0.8) ** 2 * 0.8;
    turn
      .setFromAxisAngle(up, random() * Math.PI)
      .multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), (random() - 0.5) * 0.7));
    matrix.compose(
      v(x, Math.max(0.01, 0.2 - edge + (random() - 0.5) * 0.03), z),
      turn,
      v(1, 1, 0.6 + random() * 0.7),
    );
    stalks.setMatrixAt(index, matrix);
  }
  stalks.castShadow = true;
  stalks.receiveShadow = true;
  group.add(stalks);
  return group;
}

/** A stretch of Falu-red plank wall, 3 m wide, behind things that lean (its face at z = 0), with snow along its foot. */
export function createBarnWall(width = 3, height = 2.6): Group {
  const group = new Group();
  const planks = Array.from({ length: Math.ceil(width / 0.2) }, (_, index) =>
    placed(
      new BoxGeometry(0.192, height, 0.03),
      -width / 2 + 0.1 + index * 0.2,
      height / 2,
      -0.015,
    ),
  );
  const battens = Array.from({ length: Math.ceil(width / 0.2) - 1 }, (_, index) =>
    placed(new BoxGeometry(0.05, height, 0.03), -width / 2 + 0.2 + index * 0.2, height / 2, 0.006),
  );
  group.add(
    solid(
      merge([...planks, ...battens]),
      finish({ colour: "#7a2a22", roughness: 0.95, grain: 0.3, strokes: [50, 4, 50] }),
    ),
    solid(
      meshField([limb(v(-width / 2, 0, 0.08), v(width / 2, 0, 0.08), 0.14, 0.14, { blend: 0.1 })], {
        cell: 0.035,
        relief: (x, y, z) => noise3(x * 4, y * 8, z * 8) * 0.04,
      }),
      snow(),
    ),
  );
  return group;
}
