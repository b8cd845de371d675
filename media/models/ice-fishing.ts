import { CylinderGeometry, Group, type Object3D, type Vector3 } from "three";
import { type Blob, ball, blendTones, limb, pressed, rgb, type Spot } from "./field";
import { finish, gloss, metal, snow, wood } from "./materials";
import { meshField } from "./mesh-field";
import { noise3, smoothStep } from "./noise";
import { box, lathe, merge, placed, solid, tube, v } from "./shapes";
import { reindeerSkin } from "./sled";

export interface IceFishingOptions {
  /** Number of char on the ice. */
  fish?: number;
  drill?: boolean;
  rod?: boolean;
}

/** An Arctic char of 0.4 m lying on its side, its head towards -Z. */
export function createChar(): Group {
  const tone = ({ x, y, z }: Spot) => {
    const back = smoothStep(0.01, 0.045, x);
    const belly = smoothStep(-0.005, -0.05, x);
    const spots =
      smoothStep(0.4, 0.6, noise3(x * 210, y * 40, z * 210)) *
      (1 - belly) *
      smoothStep(-0.13, -0.1, z);
    return blendTones(
      blendTones(blendTones(rgb("#8fa0a4"), rgb("#3f5a60"), back), rgb("#e2703a"), belly),
      rgb("#f2c9a8"),
      spots * 0.7,
    );
  };
  const fin = rgb("#d9683a");
  const flat = pressed(0.55);
  const thin = pressed(0.16);
  const blobs: Blob[] = [
    limb(v(0, 0.03, -0.13), v(0, 0.03, 0.0), 0.04, 0.054, { tone, blend: 0.03, squash: flat }),
    limb(v(0, 0.03, 0), v(0.003, 0.027, 0.15), 0.054, 0.018, { tone, blend: 0.03, squash: flat }),
    limb(v(0, 0.03, -0.13), v(-0.004, 0.028, -0.19), 0.04, 0.02, {
      tone,
      blend: 0.02,
      squash: flat,
    }),
    ...[-1, 1].map((side) =>
      limb(v(0.002, 0.025, 0.15), v(side * 0.05, 0.02, 0.215), 0.016, 0.014, {
        tone: fin,
        blend: 0.015,
        squash: thin,
      }),
    ),
    limb(v(0.045, 0.028, -0.01), v(0.075, 0.025, 0.03), 0.022, 0.012, {
      tone: rgb("#46595c"),
      blend: 0.012,
      squash: thin,
    }),
    limb(v(-0.045, 0.028, 0.03), v(-0.07, 0.024, 0.06), 0.018, 0.01, {
      tone: fin,
      blend: 0.012,
      squash: thin,
    }),
    limb(v(-0.03, 0.05, -0.08), v(-0.045, 0.042, -0.04), 0.014, 0.01, {
      tone: fin,
      blend: 0.008,
      squash: thin,
    }),
  ];
  return new Group().add(
    solid(
      meshField(blobs, { cell: 0.0045, edge: 0.6 }),
      finish({ vertexColours: true, roughness: 0.3 }),
    ),
    solid(
      lathe([0.001, 0.004, 0.006, 0.003, 0.007, 0], 14),
      gloss("#121212", 0.15),
      [0.006, 0.05, -0.165],
    ),
  );
}

function hole(): Object3D[] {
  const water = solid(
    new CylinderGeometry(0.13, 0.13, 0.004, 40),
    finish({ colour: "#0b1d2b", roughness: 0.08, metalness: 0.2 }),
    [0, 0.022, 0],
  );
  const collar = solid(
    lathe([0.13, 0.0, 0.128, 0.05, 0.15, 0.055, 0.2, 0.03, 0.26, 0.0], 40),
    finish({ colour: "#a9c6da", roughness: 0.25 }),
  );
  const slush: Blob[] = Array.from({ length: 34 }, (_, index) => {
    const angle = index * 2.399;
    const out = 0.2 + 0.14 * (((index * 7) % 10) / 10);
    return ball(
      v(Math.cos(angle) * out, 0.012, Math.sin(angle) * out),
      [0.055, 0.035 + 0.012 * (index % 3), 0.055],
      undefined,
      { blend: 0.05, tone: index % 3 ? rgb("#eaf2f8") : rgb("#b9d2e4") },
    );
  });
  const ring = solid(
    meshField(slush, { cell: 0.014, relief: (x, y, z) => noise3(x * 40, y * 40, z * 40) * 0.01 }),
    finish({ vertexColours: true, roughness: 0.6 }),
  );
  return [water, collar, ring];
}

function drill(): Group {
  const group = new Group();
  const crank: Vector3[] = [
    v(0, 0.62, 0),
    v(0, 0.86, 0),
    v(0.16, 0.9, 0),
    v(0.16, 1.06, 0),
    v(0, 1.1, 0),
    v(0, 1.24, 0),
  ];
  const screw = Array.from({ length: 80 }, (_, index) =>
    v(Math.cos(index * 0.4) * 0.055, -0.1 + index * 0.009, Math.sin(index * 0.4) * 0.055),
  );
  group.add(
    solid(
      merge([tube(crank, 0.013, 60, 8), tube([v(0, -0.12, 0), v(0, 0.65, 0)], 0.02, 4, 8)]),
      gloss("#d8492f", 0.4),
    ),
    solid(tube(screw, 0.012, 240, 6), metal("#8d99a5", 0.35)),
    solid(
      merge([
        placed(new CylinderGeometry(0.022, 0.022, 0.13, 12), 0.16, 0.98, 0),
        placed(lathe([0.001, 0.04, 0.035, 0.03, 0.04, 0, 0.02, -0.02], 16), 0, 1.25, 0),
      ]),
      wood("#8a5a33"),
    ),
  );
  return group;
}

/** A short ice-fishing rod lying on the snow or stuck upright at the origin, 0.55 m long along -Z. */
export function createIceRod(): Group {
  return new Group().add(
    solid(
      tube([v(0, 0.03, 0.2), v(0, 0.035, 0.02)], 0.014, 6, 10),
      finish({ colour: "#c49a62", roughness: 0.9 }),
    ),
    solid(
      tube(
        [v(0, 0.035, 0.02), v(0, 0.07, -0.2), v(0, 0.09, -0.38)],
        (t) => 0.006 - 0.0045 * t,
        16,
        6,
      ),
      gloss("#23282e", 0.4),
    ),
    solid(
      placed(
        lathe(
          [
            0.012, -0.018, 0.036, -0.018, 0.036, -0.012, 0.022, -0.01, 0.022, 0.01, 0.036, 0.012,
            0.036, 0.018, 0.012, 0.018,
          ],
          20,
        ),
        0,
        0.005,
        0.06,
        0,
        0,
        Math.PI / 2,
      ),
      gloss("#d8492f", 0.35),
    ),
  );
}

/** A fishing place on the ice: hole with slush at the origin, drill, stool with a skin at z = 0.95 and the catch beside it. */
export function createIceFishing(options: IceFishingOptions = {}): Group {
  const { fish = 2, drill: withDrill = true, rod = true } = options;
  const group = new Group().add(...hole());
  if (withDrill) {
    const tool = drill();
    tool.position.set(-0.62, 0.05, -0.35);
    tool.rotation.set(0.1, 0.5, 0.12);
    group.add(
      tool,
      solid(
        meshField([ball(v(-0.62, 0, -0.35), [0.16, 0.07, 0.16])], {
          cell: 0.02,
          relief: (x, y, z) => noise3(x * 20, y * 20, z * 20) * 0.012,
        }),
        snow(),
      ),
    );
  }
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      tube([v(x * 0.2, 0, 0.95 + z * 0.15), v(x * 0.14, 0.32, 0.95 + z * 0.1)], 0.018, 4, 7),
    ),
  );
  group.add(
    solid(merge([...legs, placed(box(0.42, 0.04, 0.32, 0.015), 0, 0.32, 0.95)]), wood("#9a6b3d")),
    reindeerSkin(
      [v(0, 0.27, 1.15), v(0, 0.36, 1.08), v(0, 0.37, 0.95), v(0, 0.36, 0.8), v(0, 0.27, 0.75)],
      0.4,
    ),
  );
  for (let index = 0; index < fish; index += 1) {
    const char = createChar();
    char.position.set(0.42 + index * 0.16, 0.005, 0.1 + index * 0.12);
    char.rotation.y = 0.7 + index * 0.35;
    group.add(char);
  }
  if (rod) {
    const short = createIceRod();
    short.position.set(0.12, 0.05, 0.36);
    short.rotation.set(0.12, 0.25, 0);
    group.add(short);
  }
  return group;
}
