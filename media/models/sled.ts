import { Group, type Vector3 } from "three";
import { ball, chain, limb, rgb, type Spot } from "./field";
import { cloth, finish, wood } from "./materials";
import { meshField } from "./mesh-field";
import { noise3, smoothStep } from "./noise";
import { box, merge, placed, solid, tube, v } from "./shapes";

export interface SledOptions {
  /** A reindeer skin over basket and backrest. */
  skin?: boolean;
}

/** A reindeer skin draped over a line of points across the given width. */
export function reindeerSkin(line: readonly Vector3[], width: number, thickness = 0.028): Group {
  const tone = ({ x, y, z }: Spot) => {
    const t = smoothStep(
      -0.4,
      0.6,
      noise3(x * 7, y * 7, z * 7) + noise3(x * 22, y * 22, z * 22) * 0.3,
    );
    const [dark, pale] = [rgb("#8f8073"), rgb("#e6ddd0")];
    return [
      dark[0] + (pale[0] - dark[0]) * t,
      dark[1] + (pale[1] - dark[1]) * t,
      dark[2] + (pale[2] - dark[2]) * t,
    ] as const;
  };
  const strips = Math.max(4, Math.ceil(width / 0.085));
  const blobs = Array.from({ length: strips }, (_, index) => {
    const x = (index / (strips - 1) - 0.5) * width;
    const ragged = line.map((point) => point.clone().add(v(x, -Math.abs(x) * 0.1, 0)));
    return chain(ragged, () => thickness * 1.5, { tone, blend: 0.07 });
  }).flat();
  const shag = (x: number, y: number, z: number) =>
    noise3(x * 42, y * 42, z * 42) * 0.007 + noise3(x * 12, y * 12, z * 12) * 0.01;
  return new Group().add(
    solid(
      meshField(blobs, { cell: 0.015, relief: shag }),
      finish({ vertexColours: true, roughness: 1, grain: 0.45, strokes: [90, 90, 40], fuzz: 0.6 }),
    ),
  );
}

/** A wooden dog sled of 2.4 m, its bow towards -Z: the guest sits around z = 0, the musher stands at z = 0.95. */
export function createSled(options: SledOptions = {}): Group {
  const group = new Group();
  const rail = (side: number) => [
    v(side * 0.22, 0.05, 1.35),
    v(side * 0.22, 0.045, 0.4),
    v(side * 0.22, 0.045, -0.6),
    v(side * 0.22, 0.1, -0.92),
    v(side * 0.2, 0.3, -1.08),
    v(side * 0.19, 0.42, -1.02),
  ];
  const top = (side: number) => [
    v(side * 0.21, 0.45, -1.0),
    v(side * 0.25, 0.44, -0.55),
    v(side * 0.27, 0.46, 0.0),
    v(side * 0.27, 0.55, 0.5),
    v(side * 0.255, 0.8, 0.62),
    v(side * 0.24, 0.98, 0.6),
  ];
  const timber = [-1, 1].flatMap((side) => [
    tube(rail(side), 0.024, 60, 8),
    tube(top(side), 0.018, 50, 8),
    tube(
      [v(side * 0.225, 0.25, -0.85), v(side * 0.25, 0.25, 0), v(side * 0.25, 0.27, 0.62)],
      0.014,
      20,
      7,
    ),
    ...[-0.6, -0.15, 0.3, 0.58].map((z) =>
      tube(
        [
          v(side * 0.22, 0.05, z),
          v(side * 0.245, 0.26, z + 0.02),
          v(side * 0.265, z > 0.4 ? 0.62 : 0.46, z + 0.03),
        ],
        0.016,
        10,
        7,
      ),
    ),
    tube(
      [v(side * 0.22, 0.05, 0.95), v(side * 0.25, 0.6, 0.66), v(side * 0.24, 0.98, 0.6)],
      0.016,
      20,
      7,
    ),
  ]);
  const bow = [
    v(-0.2, 0.42, -1.02),
    v(-0.13, 0.44, -1.22),
    v(0, 0.45, -1.28),
    v(0.13, 0.44, -1.22),
    v(0.2, 0.42, -1.02),
  ];
  const handle = [
    v(-0.24, 0.9, 0.62),
    v(-0.22, 1.02, 0.58),
    v(0, 1.05, 0.56),
    v(0.22, 1.02, 0.58),
    v(0.24, 0.9, 0.62),
  ];
  const slats = [-0.18, -0.09, 0, 0.09, 0.18].map((x) =>
    placed(box(0.05, 0.016, 1.55, 0.006), x, 0.27, -0.15),
  );
  const cross = [-0.85, -0.4, 0.05, 0.55].map((z) =>
    placed(box(0.52, 0.026, 0.04, 0.01), 0, 0.25, z),
  );
  const backrest = [0.4, 0.52, 0.64, 0.76, 0.88].map((y) =>
    placed(box(0.5, 0.07, 0.014, 0.006), 0, y, 0.62 - (y - 0.4) * 0.02),
  );
  group.add(
    solid(
      merge([...timber, tube(bow, 0.024, 24, 8), ...slats, ...cross, ...backrest]),
      wood("#a9743f"),
    ),
    solid(merge([tube(handle, 0.021, 30, 8)]), finish({ colour: "#2a2320", roughness: 0.8 })),
  );
  const pads = [-1, 1].map((side) => placed(box(0.07, 0.02, 0.5, 0.008), side * 0.22, 0.085, 1.02));
  const brake = [
    placed(box(0.3, 0.02, 0.05, 0.006), 0, 0.12, 0.86),
    tube([v(-0.1, 0.12, 0.86), v(-0.1, 0.13, 0.45)], 0.01, 4, 6),
    tube([v(0.1, 0.12, 0.86), v(0.1, 0.13, 0.45)], 0.01, 4, 6),
  ];
  group.add(
    solid(
      merge([...pads, ...brake]),
      finish({ colour: "#22262c", roughness: 0.7, metalness: 0.2 }),
    ),
  );
  const bag = [0, 1].map((side) =>
    limb(v(side ? 0.3 : -0.3, 0.42, -0.1), v(side ? 0.3 : -0.3, 0.42, 0.45), 0.07, 0.07, {
      tone: rgb("#c4502f"),
      squash: { axis: v(1, 0, 0), factor: 0.5 },
    }),
  );
  group.add(
    solid(
      meshField(
        [...bag, ball(v(0, 0.32, 0.4), [0.2, 0.06, 0.2], undefined, { tone: rgb("#c4502f") })],
        { cell: 0.014, relief: (x, y, z) => noise3(x * 16, y * 26, z * 16) * 0.006 },
      ),
      cloth("#8f3a2a"),
    ),
  );
  if (options.skin ?? true) {
    group.add(
      reindeerSkin(
        [
          v(0, 0.9, 0.6),
          v(0, 0.6, 0.57),
          v(0, 0.38, 0.42),
          v(0, 0.31, 0.1),
          v(0, 0.3, -0.35),
          v(0, 0.31, -0.8),
        ],
        0.4,
      ),
    );
  }
  return group;
}
