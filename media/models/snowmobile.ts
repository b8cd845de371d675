import { CatmullRomCurve3, CylinderGeometry, Group, type Object3D, type Vector3 } from "three";
import { type Blob, ball, cut, limb, pressed, type Rgb, rgb } from "./field";
import { finish, gloss } from "./materials";
import { meshField } from "./mesh-field";
import { createPerson } from "./person";
import type { Detail, Look } from "./person-look";
import { between, box, loft, merge, placed, solid, tube, v } from "./shapes";
import { lightsOf, stripes } from "./snowmobile-lights";

export interface SnowmobileOptions {
  colour?: string;
  driver?: boolean;
  passenger?: boolean;
  /** Headlight and tail light on: with a glow, and with a real spot light when "light". */
  lights?: "off" | "glow" | "light";
  seed?: number;
  t?: number;
  detail?: Detail;
  driverLook?: Partial<Look>;
  passengerLook?: Partial<Look>;
}

function hull(colour: string): Blob[] {
  const main = rgb(colour);
  const dark = rgb("#363d47");
  const tone = ({ y, z }: { y: number; z: number }): Rgb =>
    y < 0.43 + (z + 0.6) * 0.08 ? dark : main;
  const flat = pressed(0.62);
  return [
    limb(v(0, 0.5, -0.25), v(0, 0.5, -0.85), 0.4, 0.34, { tone, blend: 0.08, squash: flat }),
    limb(v(0, 0.52, -0.85), v(0, 0.46, -1.3), 0.32, 0.17, {
      tone,
      blend: 0.1,
      squash: pressed(0.6),
    }),
    limb(v(0, 0.66, -0.25), v(0, 0.62, -0.95), 0.23, 0.19, { tone, blend: 0.12 }),
    ...[-1, 1].map((side) =>
      ball(v(side * 0.25, 0.49, -1.02), [0.13, 0.13, 0.3], undefined, { tone, blend: 0.1 }),
    ),
    limb(v(0, 0.36, -0.1), v(0, 0.34, -1.15), 0.3, 0.24, {
      tone,
      blend: 0.05,
      squash: pressed(0.6),
    }),
    cut(v(0, 0, -0.02), v(0, 0.25, -0.97)),
  ];
}

function seat(): Blob[] {
  const [dark, trim] = [rgb("#343b45"), rgb("#4b5562")];
  const flat = { axis: v(1, 0, 0), factor: 0.62 };
  return [
    limb(v(0, 0.52, -0.2), v(0, 0.56, 1.0), 0.2, 0.2, { tone: dark, blend: 0.06, squash: flat }),
    limb(v(0, 0.57, -0.2), v(0, 0.585, 0.35), 0.16, 0.18, {
      tone: trim,
      blend: 0.05,
      squash: { axis: v(1, 0, 0), factor: 0.9 },
    }),
    limb(v(0, 0.62, 0.5), v(0, 0.63, 0.95), 0.17, 0.16, {
      tone: trim,
      blend: 0.06,
      squash: { axis: v(1, 0, 0), factor: 0.95 },
    }),
    limb(v(-0.12, 0.86, 1.06), v(0.12, 0.86, 1.06), 0.1, 0.1, {
      tone: dark,
      blend: 0.12,
      squash: { axis: v(0, 0, 1), factor: 0.6 },
    }),
    cut(v(0, 0.42, 0), v(0, 1, 0)),
  ];
}

function track(): Object3D[] {
  const path: Vector3[] = [];
  const [front, rear, radius] = [-0.45, 1.15, 0.17];
  for (let step = 0; step <= 8; step += 1)
    path.push(
      v(
        0,
        radius + Math.cos((step / 8) * Math.PI) * radius + 0.01,
        rear + Math.sin((step / 8) * Math.PI) * radius,
      ),
    );
  for (let step = 0; step <= 8; step += 1)
    path.push(
      v(
        0,
        radius - Math.cos((step / 8) * Math.PI) * radius + 0.01 + (step / 8) * 0.12,
        front - Math.sin((step / 8) * Math.PI) * (radius + 0.04),
      ),
    );
  const rings = [...path, path[0]].map((point, index, all) => {
    const next = all[Math.min(index + 1, all.length - 1)];
    const before = all[Math.max(index - 1, 0)];
    const way = next.clone().sub(before).normalize();
    const out = v(0, way.z, -way.y).multiplyScalar(0.018);
    return [
      point.clone().add(v(-0.22, 0, 0)),
      point.clone().add(v(0.22, 0, 0)),
      point
        .clone()
        .add(v(0.22, 0, 0))
        .add(out),
      point
        .clone()
        .add(v(-0.22, 0, 0))
        .add(out),
    ];
  });
  const lugs = Array.from({ length: 22 }, (_, index) =>
    placed(box(0.42, 0.035, 0.022, 0.006), 0, 0.005, -0.4 + index * 0.075),
  );
  const wheels = [-0.3, 0, 0.3, 0.6, 0.9, 1.13].flatMap((z) =>
    [-0.12, 0.12].map((x) =>
      placed(new CylinderGeometry(0.09, 0.09, 0.03, 20), x, 0.12, z, 0, 0, Math.PI / 2),
    ),
  );
  return [
    solid(
      merge([loft(rings, false), ...lugs]),
      finish({ colour: "#31363d", roughness: 0.95, doubleSided: true }),
    ),
    solid(
      merge([...wheels, placed(box(0.06, 0.05, 1.5, 0.02), 0, 0.16, 0.42)]),
      finish({ colour: "#565f6b", roughness: 0.7 }),
    ),
  ];
}

function frontEnd(): Object3D[] {
  const skis = [-1, 1].flatMap((side) => {
    const line = new CatmullRomCurve3([
      v(side * 0.5, 0.05, -0.3),
      v(side * 0.5, 0.022, -0.5),
      v(side * 0.5, 0.022, -1.1),
      v(side * 0.5, 0.06, -1.35),
      v(side * 0.49, 0.17, -1.5),
      v(side * 0.485, 0.27, -1.54),
    ]).getPoints(24);
    const rings = line.map((point, index) => {
      const way = line[Math.min(index + 1, 24)]
        .clone()
        .sub(line[Math.max(index - 1, 0)])
        .normalize();
      const up = v(0, -way.z, way.y).multiplyScalar(0.012);
      const half = 0.07 * Math.min(1, 0.55 + (24 - index) / 10);
      return [
        [-half, 1],
        [half, 1],
        [half, -1],
        [-half, -1],
      ].map(([x, sign]) =>
        point
          .clone()
          .add(v(x, 0, 0))
          .addScaledVector(up, sign),
      );
    });
    const handle = tube(
      [v(side * 0.5, 0.06, -1.25), v(side * 0.5, 0.2, -1.32), v(side * 0.485, 0.27, -1.49)],
      0.014,
      14,
      7,
    );
    return [loft(rings), handle];
  });
  const arms = [-1, 1].flatMap((side) => [
    tube(
      [v(side * 0.5, 0.07, -0.85), v(side * 0.49, 0.3, -0.88), v(side * 0.47, 0.36, -0.88)],
      0.028,
      8,
      8,
    ),
    tube([v(side * 0.49, 0.2, -0.9), v(side * 0.2, 0.34, -1.0)], 0.016, 4, 7),
    tube([v(side * 0.49, 0.2, -0.86), v(side * 0.2, 0.34, -0.7)], 0.016, 4, 7),
    tube([v(side * 0.47, 0.32, -0.88), v(side * 0.25, 0.52, -0.88)], 0.03, 12, 9),
  ]);
  return [
    solid(merge(skis), gloss("#2c323a", 0.5)),
    solid(merge(arms), finish({ colour: "#6b7581", roughness: 0.6 })),
  ];
}

function windshield(): Object3D {
  const rings = [0, 0.25, 0.5, 0.75, 1].map((up) => {
    const half = 0.29 - 0.05 * up;
    return Array.from({ length: 15 }, (_, index) => {
      const across = index / 7 - 1;
      return v(
        across * half,
        0.74 + up * 0.42 - across * across * 0.06 * up,
        -0.62 + up * 0.24 + across * across * 0.16,
      );
    });
  });
  const skin = loft(
    rings.map((ring) => [
      ...ring,
      ...[...ring].reverse().map((point) => point.clone().add(v(0, 0, 0.004))),
    ]),
    false,
  );
  return solid(
    skin,
    finish({ colour: "#33414f", roughness: 0.12, opacity: 0.42, doubleSided: true }),
  );
}

function details(): Object3D[] {
  const bar = tube(
    [
      v(-0.4, 1.0, -0.32),
      v(-0.22, 1.0, -0.4),
      v(-0.1, 0.94, -0.42),
      v(0, 0.93, -0.43),
      v(0.1, 0.94, -0.42),
      v(0.22, 1.0, -0.4),
      v(0.4, 1.0, -0.32),
    ],
    0.014,
    30,
    8,
  );
  const grips = [-1, 1].map((side) =>
    between(
      new CylinderGeometry(0.021, 0.021, 1, 12).translate(0, 0.5, 0),
      v(side * 0.27, 1.0, -0.38),
      v(side * 0.41, 1.0, -0.315),
    ),
  );
  const column = tube([v(0, 0.93, -0.43), v(0, 0.7, -0.5)], 0.045, 6, 10);
  const mirrors = [-1, 1].map((side) =>
    placed(box(0.13, 0.08, 0.03, 0.02), side * 0.33, 0.87, -0.62, 0, side * -0.25),
  );
  const tunnel = placed(box(0.48, 0.26, 1.55, 0.04), 0, 0.34, 0.5);
  const boards = [-1, 1].map((side) =>
    placed(box(0.17, 0.025, 1.35, 0.01), side * 0.31, 0.23, 0.25),
  );
  const flap = placed(box(0.44, 0.3, 0.02, 0.008), 0, 0.32, 1.36, 0.35);
  const rack = [
    tube(
      [v(-0.2, 0.62, 1.1), v(-0.2, 0.62, 1.42), v(0.2, 0.62, 1.42), v(0.2, 0.62, 1.1)],
      0.014,
      30,
      7,
    ),
    ...[-0.08, 0.08].map((x) => tube([v(x, 0.62, 1.1), v(x, 0.62, 1.42)], 0.01, 4, 6)),
    ...[-0.18, 0.18].map((x) => tube([v(x, 0.46, 1.15), v(x, 0.62, 1.4)], 0.012, 4, 6)),
  ];
  const bumper = tube(
    [
      v(-0.26, 0.38, -1.22),
      v(-0.14, 0.4, -1.46),
      v(0, 0.4, -1.5),
      v(0.14, 0.4, -1.46),
      v(0.26, 0.38, -1.22),
    ],
    0.018,
    30,
    8,
  );
  return [
    solid(merge([bar, ...rack, bumper]), finish({ colour: "#454d58", roughness: 0.6 })),
    solid(
      merge([...grips, column, ...mirrors, flap]),
      finish({ colour: "#2c3138", roughness: 0.85 }),
    ),
    solid(merge([tunnel, ...boards]), finish({ colour: "#454d58", roughness: 0.7 })),
  ];
}

/** A touring snowmobile of 3 m, its nose towards -Z, with driver and passenger when asked. */
export function createSnowmobile(options: SnowmobileOptions = {}): Group {
  const {
    colour = "#9c2f26",
    driver = false,
    passenger = false,
    lights = "off",
    seed = 1,
    t = 0,
    detail = "near",
  } = options;
  const cell = detail === "far" ? 0.03 : 0.017;
  const group = new Group();
  const body = hull(colour);
  group.add(
    solid(meshField(body, { cell, edge: 0.95 }), finish({ vertexColours: true, roughness: 0.32 })),
    solid(meshField(seat(), { cell, edge: 0.6 }), finish({ vertexColours: true, roughness: 0.75 })),
    ...track(),
    ...frontEnd(),
    windshield(),
    ...details(),
    ...lightsOf(body, lights),
    ...stripes(body),
  );
  const people = [
    driver && {
      name: "driver",
      pose: "drive" as const,
      z: 0.2,
      look: options.driverLook,
      seed: seed * 17 + 3,
    },
    passenger && {
      name: "passenger",
      pose: "ride" as const,
      z: 0.68,
      look: options.passengerLook,
      seed: seed * 17 + 9,
    },
  ];
  for (const each of people) {
    if (!each) continue;
    const person = createPerson({
      seed: each.seed,
      pose: each.pose,
      t,
      detail,
      look: { headWear: "helmet", outfit: "overalls", hair: "short", ...each.look },
    });
    person.name = each.name;
    person.position.z = each.z;
    group.add(person);
  }
  return group;
}
