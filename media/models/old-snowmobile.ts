import { CylinderGeometry, Group, type Vector3 } from "three";
import { finish, gloss, metal } from "./materials";
import { box, loft, merge, pairOfTubes, placed, solid, tube, v } from "./shapes";

function section(z: number, half: number, low: number, high: number): Vector3[] {
  return Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.42;
    return v(
      round(Math.cos(angle)) * half,
      (low + high) / 2 + (round(Math.sin(angle)) * (high - low)) / 2,
      z,
    );
  });
}

/** A snowmobile of the 1980s: a wedge of a hood with one square lamp, a straight bench and a wide belt; 2.6 m, its nose towards -Z. */
export function createOldSnowmobile(colour = "#c99a2e"): Group {
  const group = new Group();
  const hood = loft([
    section(-1.22, 0.24, 0.3, 0.38),
    section(-1.12, 0.33, 0.26, 0.47),
    section(-0.7, 0.38, 0.26, 0.66),
    section(-0.34, 0.39, 0.28, 0.76),
    section(-0.22, 0.36, 0.3, 0.72),
  ]);
  const pan = loft([
    section(-1.16, 0.3, 0.2, 0.33),
    section(-0.9, 0.37, 0.16, 0.36),
    section(-0.1, 0.37, 0.16, 0.36),
  ]);
  group.add(
    solid(hood, gloss(colour, 0.5)),
    solid(pan, gloss("#23262b", 0.7)),
    solid(
      merge([-0.12, 0.12].map((x) => placed(box(0.09, 0.012, 0.78, 0.005), x, 0.662, -0.72, 0.27))),
      gloss("#2a241f", 0.6),
    ),
    solid(placed(box(0.3, 0.15, 0.1, 0.03), 0, 0.55, -1.0, 0.25), metal("#8d949b")),
    solid(
      placed(box(0.24, 0.1, 0.02, 0.02), 0, 0.545, -1.055, 0.25),
      finish({ colour: "#f6ecd2", roughness: 0.2 }),
    ),
  );
  const shield = loft(
    [0, 1]
      .map((up) =>
        Array.from({ length: 11 }, (_, index) => {
          const across = index / 5 - 1;
          return v(
            across * (0.33 - 0.06 * up),
            0.7 + 0.24 * up,
            -0.46 + 0.16 * up + across * across * 0.12,
          );
        }),
      )
      .map((ring) => [
        ...ring,
        ...[...ring].reverse().map((point) => point.clone().add(v(0, 0, 0.004))),
      ]),
    false,
  );
  group.add(
    solid(shield, finish({ colour: "#5a4a36", roughness: 0.15, opacity: 0.5, doubleSided: true })),
    solid(
      placed(box(0.4, 0.2, 1.3, 0.06), 0, 0.55, 0.5),
      finish({ colour: "#26211e", roughness: 0.7 }),
    ),
    solid(placed(box(0.41, 0.05, 1.24, 0.02), 0, 0.5, 0.5), gloss("#8f2f26", 0.5)),
    solid(placed(box(0.5, 0.22, 1.5, 0.03), 0, 0.34, 0.45), metal("#7d858d", 0.5)),
  );
  const bar = tube(
    [
      v(-0.36, 0.94, -0.12),
      v(-0.2, 0.95, -0.2),
      v(0, 0.93, -0.24),
      v(0.2, 0.95, -0.2),
      v(0.36, 0.94, -0.12),
    ],
    0.015,
    24,
    8,
  );
  const rack = tube(
    [v(-0.2, 0.5, 1.1), v(-0.2, 0.5, 1.4), v(0.2, 0.5, 1.4), v(0.2, 0.5, 1.1)],
    0.014,
    20,
    7,
  );
  group.add(
    solid(
      merge([bar, rack, tube([v(0, 0.93, -0.24), v(0, 0.7, -0.3)], 0.03, 4, 8)]),
      metal("#31363c"),
    ),
  );
  const belt = [0, 1].map((end) =>
    placed(
      new CylinderGeometry(0.16, 0.16, 0.46, 28),
      0,
      0.17,
      end ? 1.12 : -0.3,
      0,
      0,
      Math.PI / 2,
    ),
  );
  const lugs = Array.from({ length: 20 }, (_, index) =>
    placed(box(0.46, 0.03, 0.03, 0.008), 0, 0.012, -0.3 + index * 0.075),
  );
  group.add(
    solid(
      merge([...belt, placed(box(0.45, 0.32, 1.42, 0.02), 0, 0.17, 0.41), ...lugs]),
      finish({ colour: "#1a1b1d", roughness: 0.95 }),
    ),
  );
  const skis = [-1, 1].flatMap((side) => [
    loft(
      Array.from({ length: 14 }, (_, index) => {
        const z = -0.35 - index * 0.085;
        const lift = index > 9 ? ((index - 9) / 4) ** 2 * 0.24 : 0;
        return [
          v(side * 0.36 - 0.065, 0.045 + lift, z),
          v(side * 0.36 + 0.065, 0.045 + lift, z),
          v(side * 0.36 + 0.065, 0.02 + lift, z),
          v(side * 0.36 - 0.065, 0.02 + lift, z),
        ];
      }),
    ),
    tube(
      [v(side * 0.36, 0.05, -0.5), v(side * 0.36, 0.13, -0.8), v(side * 0.36, 0.05, -1.1)],
      0.02,
      14,
      6,
    ),
    tube([v(side * 0.36, 0.13, -0.8), v(side * 0.33, 0.34, -0.8)], 0.026, 4, 8),
  ]);
  group.add(solid(merge(skis), metal("#5d646b")));
  return group;
}

/** A small open work sled of boards on two runners with a drawbar, 1.7 m; its drawbar towards -Z. */
export function createWorkSled(): Group {
  const group = new Group();
  const runners = pairOfTubes(
    0.3,
    [0.03, 0.8, 0.025, 0, 0.03, -0.6, 0.12, -0.82, 0.28, -0.9],
    0.028,
    40,
    8,
  );
  const posts = [-0.5, 0, 0.55].flatMap((z) =>
    [-1, 1].map((side) => placed(box(0.05, 0.2, 0.06, 0.01), side * 0.3, 0.13, z)),
  );
  const deck = [-0.28, -0.14, 0, 0.14, 0.28].map((x) =>
    placed(box(0.125, 0.025, 1.5, 0.008), x, 0.24, -0.02),
  );
  const sides = [-1, 1].flatMap((side) =>
    [0.33, 0.45].map((y) => placed(box(0.022, 0.09, 1.5, 0.008), side * 0.35, y, -0.02)),
  );
  const ends = [-0.77, 0.73].flatMap((z) =>
    [0.33, 0.45].map((y) => placed(box(0.7, 0.09, 0.022, 0.008), 0, y, z)),
  );
  group.add(
    solid(
      merge([...runners, ...posts, ...deck, ...sides, ...ends]),
      finish({ colour: "#8a6a49", roughness: 0.95, grain: 0.35, strokes: [50, 50, 6] }),
    ),
    solid(
      merge(
        [-1, 1].map((side) =>
          tube([v(side * 0.26, 0.2, -0.8), v(side * 0.06, 0.26, -1.35)], 0.016, 4, 7),
        ),
      ),
      metal("#3a4048"),
    ),
  );
  const crate = [placed(box(0.42, 0.28, 0.5, 0.015), 0, 0.4, 0.3)];
  group.add(
    solid(
      merge(crate),
      finish({ colour: "#b98a4e", roughness: 0.95, grain: 0.4, strokes: [8, 70, 8] }),
    ),
    solid(
      placed(new CylinderGeometry(0.13, 0.11, 0.28, 24), -0.1, 0.4, -0.3),
      gloss("#d8dde0", 0.5),
    ),
  );
  return group;
}
