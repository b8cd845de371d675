import {
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  type Object3D,
  PointLight,
  SphereGeometry,
} from "three";
import { randomFrom } from "../world/random";
import { ball, blendTones, cut, limb, pressed, rgb, type Spot } from "./field";
import { glowSprite } from "./glow-sprite";
import { createChar } from "./ice-fishing";
import { finish, metal, wood } from "./materials";
import { meshField } from "./mesh-field";
import { noise3, smoothStep } from "./noise";
import { box, lathe, merge, placed, solid, tube, v } from "./shapes";

const pottery = (colour: string) => finish({ colour, roughness: 0.4 });

/** A plate of glazed stoneware, 0.27 m across. */
export function createPlate(colour = "#e9e4d8"): Object3D {
  return solid(
    lathe(
      [
        0.001, 0.008, 0.085, 0.008, 0.1, 0.012, 0.133, 0.024, 0.136, 0.022, 0.1, 0.004, 0.07, 0,
        0.001, 0,
      ],
      40,
    ),
    pottery(colour),
  );
}

/** A round loaf, dusted with flour and slashed. */
export function createLoaf(): Object3D {
  const tone = ({ x, y, z }: Spot) => {
    const slash =
      smoothStep(0.012, 0.004, Math.abs(((x + z * 0.35 + 0.3) % 0.062) - 0.031)) *
      smoothStep(0.04, 0.07, y);
    const crust = blendTones(
      rgb("#8a4f22"),
      rgb("#c48a4a"),
      smoothStep(-0.4, 0.5, noise3(x * 22, y * 22, z * 22)),
    );
    return blendTones(
      crust,
      rgb("#f0dfc0"),
      Math.max(slash * 0.8, smoothStep(0.1, 0.6, noise3(x * 60, y * 60, z * 60)) * 0.35),
    );
  };
  return solid(
    meshField(
      [
        ball(v(0, 0.05, 0), [0.14, 0.075, 0.115], undefined, { tone }),
        cut(v(0, 0.002, 0), v(0, 1, 0)),
      ],
      { cell: 0.006, relief: (x, y, z) => noise3(x * 26, y * 26, z * 26) * 0.004 },
    ),
    finish({ vertexColours: true, roughness: 1, grain: 0.2, strokes: [120, 120, 120] }),
  );
}

/** A stack of round crispbread with a hole in the middle. */
export function createCrispbread(count = 5): Group {
  const random = randomFrom(5);
  const group = new Group();
  for (let index = 0; index < count; index += 1) {
    const disc = solid(
      lathe([0.022, 0, 0.128, 0.002, 0.132, 0.006, 0.128, 0.011, 0.022, 0.012, 0.022, 0], 36),
      finish({
        colour: index % 2 ? "#b98a58" : "#a87748",
        roughness: 1,
        grain: 0.5,
        strokes: [140, 140, 140],
      }),
      [(random() - 0.5) * 0.02, index * 0.0135, (random() - 0.5) * 0.02],
    );
    disc.rotation.set((random() - 0.5) * 0.05, random() * 3, (random() - 0.5) * 0.05);
    group.add(disc);
  }
  return group;
}

/** A bowl heaped with cloudberries. */
export function createCloudberries(seed = 1): Group {
  const random = randomFrom(seed * 11 + 4);
  const drupes = [new SphereGeometry(0.0055, 6, 5)];
  for (let index = 0; index < 11; index += 1) {
    const height = 1 - (index / 10) * 1.5;
    const ring = Math.sqrt(Math.max(0, 1 - height * height));
    drupes.push(
      new SphereGeometry(0.0056, 6, 5).translate(
        Math.cos(index * 2.4) * ring * 0.0095,
        height * 0.008,
        Math.sin(index * 2.4) * ring * 0.0095,
      ),
    );
  }
  const berries = new InstancedMesh(
    merge(drupes),
    finish({ colour: "#f0922e", roughness: 0.3, emissive: "#7a2c00", emissiveIntensity: 0.35 }),
    130,
  );
  const matrix = new Matrix4();
  for (let index = 0; index < 130; index += 1) {
    const [angle, out] = [random() * 2 * Math.PI, Math.sqrt(random()) * 0.088];
    matrix
      .makeRotationY(random() * 6)
      .setPosition(
        Math.cos(angle) * out,
        0.062 + 0.042 * (1 - (out / 0.09) ** 2) * (0.6 + 0.4 * random()),
        Math.sin(angle) * out,
      );
    berries.setMatrixAt(index, matrix);
  }
  berries.castShadow = true;
  const bowl = solid(
    lathe(
      [
        0.001, 0.01, 0.05, 0.012, 0.09, 0.045, 0.102, 0.075, 0.107, 0.075, 0.098, 0.04, 0.058, 0,
        0.001, 0,
      ],
      36,
    ),
    wood("#8d6238"),
  );
  return new Group().add(
    bowl,
    solid(
      new SphereGeometry(0.09, 20, 12).scale(1, 0.5, 1),
      finish({ colour: "#c96a1c", roughness: 0.8 }),
      [0, 0.045, 0],
    ),
    berries,
  );
}

function ringOf(count: number, out: number, height: number) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI + count;
    return v(Math.cos(angle) * out, height, Math.sin(angle) * out);
  });
}

/** A bowl of boiled potatoes with dill. */
export function createPotatoes(): Group {
  const random = randomFrom(9);
  const group = new Group();
  // Seven around, four in their hollows, one on top: a heap whose height the dill can follow.
  const places = [
    ...ringOf(7, 0.078, 0.068),
    ...ringOf(4, 0.04, 0.092),
    ...ringOf(1, 0.006, 0.112),
  ];
  const potatoes = places.map((at) =>
    ball(at, [0.032 + random() * 0.005, 0.026, 0.029], undefined, {
      tone: rgb(random() > 0.5 ? "#e3c67e" : "#d9b768"),
      blend: 0.001,
    }),
  );
  group.add(
    solid(
      meshField(potatoes, {
        cell: 0.006,
        relief: (x, y, z) => noise3(x * 40, y * 40, z * 40) * 0.002,
      }),
      finish({ vertexColours: true, roughness: 0.55 }),
    ),
    solid(
      lathe(
        [
          0.001, 0.01, 0.06, 0.012, 0.11, 0.055, 0.125, 0.085, 0.13, 0.085, 0.118, 0.045, 0.068, 0,
          0.001, 0,
        ],
        36,
      ),
      pottery("#39576b"),
    ),
  );
  const dill = places.slice(5).flatMap((potato) =>
    Array.from({ length: 4 }, () => {
      const [angle, reach] = [random() * 6.28, 0.008 + random() * 0.009];
      const [x, z] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      const crown = potato.clone().add(v(0, 0.027, 0));
      return tube(
        [crown, crown.clone().add(v(x, -0.001, z)), crown.clone().add(v(2 * x, -0.007, 2 * z))],
        0.0013,
        6,
        5,
      );
    }),
  );
  group.add(solid(merge(dill), finish({ colour: "#5f8a3c", roughness: 1 })));
  return group;
}

/** A slice of lemon, 56 mm across, lying on its middle. */
export function createLemonSlice(): Group {
  const slice = new Group().add(
    solid(
      new CylinderGeometry(0.028, 0.028, 0.006, 28),
      finish({ colour: "#e6b422", roughness: 0.5 }),
    ),
    solid(
      new CylinderGeometry(0.0255, 0.0255, 0.0066, 28),
      finish({ colour: "#f7efc4", roughness: 0.6 }),
    ),
  );
  const flesh = new CylinderGeometry(0.0225, 0.0225, 0.0072, 6, 1, false, 0.06, Math.PI / 4 - 0.12);
  for (let index = 0; index < 8; index++)
    slice.add(
      solid(
        flesh.clone().rotateY((index * Math.PI) / 4),
        finish({ colour: "#f0cf4a", roughness: 0.35 }),
      ),
    );
  return slice;
}

/** Baked char on a long platter with lemon and dill. */
export function createFishPlatter(): Group {
  const group = new Group().add(
    solid(placed(box(0.62, 0.02, 0.24, 0.1), 0, 0.012, 0), wood("#7a5230")),
  );
  [-0.05, 0.055].forEach((z, index) => {
    const char = createChar();
    char.position.set(index * 0.03, 0.022, z);
    char.rotation.y = Math.PI / 2 + index * 0.08;
    char.scale.setScalar(1.2);
    group.add(char);
  });
  for (const [x, z, turn] of [
    [-0.24, 0.07, 0.3],
    [-0.2, 0.085, 0.1],
    [0.22, -0.085, -0.2],
    [0.26, -0.06, 0.4],
  ] as const) {
    const slice = createLemonSlice();
    slice.position.set(x, 0.033, z);
    slice.rotation.set(0.25, turn, 0.15);
    group.add(slice);
  }
  const sprigs = [-0.18, -0.08, 0.04, 0.13].flatMap((x) =>
    Array.from({ length: 7 }, (_, index) =>
      tube(
        [
          v(x, 0.085, 0),
          v(x + Math.cos(index) * 0.025, 0.094, Math.sin(index * 1.7) * 0.035),
          v(x + Math.cos(index) * 0.045, 0.086, Math.sin(index * 1.7) * 0.06),
        ],
        0.0022,
        5,
        5,
      ),
    ),
  );
  group.add(solid(merge(sprigs), finish({ colour: "#5f8a3c", roughness: 1 })));
  return group;
}

/** A candle on an iron foot; `light` is the strength of its own lamp, 0 for a flame alone. */
export function createCandle(height: number, light = 0): Group {
  const group = new Group().add(
    solid(
      lathe(
        [
          0.001, 0, 0.05, 0, 0.052, 0.006, 0.012, 0.014, 0.01, 0.04, 0.022, 0.045, 0.022, 0.055,
          0.001, 0.055,
        ],
        24,
      ),
      metal("#24262a", 0.6),
    ),
    solid(
      lathe(
        [
          [0.013, 0.05],
          [0.0125, 0.05 + height],
          [0.009, 0.053 + height],
          [0.001, 0.051 + height],
        ].flat(),
        16,
      ),
      finish({ colour: "#f4ead6", roughness: 0.6, emissive: "#ff9a40", emissiveIntensity: 0.18 }),
    ),
  );
  const sway = Math.sin(height * 40) * 0.003;
  const flame = solid(
    lathe([0.001, 0, 0.006, 0.005, 0.0075, 0.013, 0.005, 0.026, 0.0015, 0.04, 0.0005, 0.044], 12),
    finish({ colour: "#000000", emissive: "#ffcf78", emissiveIntensity: 3.2 }),
    [sway, 0.055 + height, 0],
  );
  flame.castShadow = false;
  const glow = glowSprite("#ffb35a", 0.34, 0.55);
  glow.position.set(0, 0.078 + height, 0);
  group.add(flame, glow);
  if (light > 0) {
    const lamp = new PointLight("#ffb060", light * (1 + 0.05 * Math.sin(height * 30)), 7, 1.8);
    lamp.position.set(0, 0.12 + height, 0);
    group.add(lamp);
  }
  return group;
}

/** A tumbler, a jug or a wooden drinking cup. */
export function createVessel(kind: "glass" | "jug" | "cup"): Object3D {
  if (kind === "glass")
    return solid(
      lathe([0.001, 0.004, 0.03, 0.004, 0.036, 0.1, 0.038, 0.1, 0.032, 0, 0.001, 0], 24),
      finish({ colour: "#cfe0ea", roughness: 0.08, opacity: 0.38, doubleSided: true }),
    );
  if (kind === "cup")
    return solid(
      lathe([0.001, 0.008, 0.03, 0.01, 0.042, 0.05, 0.046, 0.05, 0.034, 0, 0.001, 0], 24),
      wood("#b98a55"),
    );
  const jug = lathe(
    [
      0.001, 0, 0.06, 0, 0.075, 0.05, 0.07, 0.11, 0.045, 0.17, 0.05, 0.2, 0.044, 0.2, 0.038, 0.17,
      0.001, 0.16,
    ],
    28,
  );
  return solid(
    merge([
      jug,
      tube([v(0.046, 0.18, 0), v(0.1, 0.17, 0), v(0.105, 0.1, 0), v(0.07, 0.07, 0)], 0.009, 20, 8),
    ]),
    pottery("#5a7386"),
  );
}

/** A wedge of cheese and butter on a small board. */
export function createCheese(): Group {
  const group = new Group().add(
    solid(placed(box(0.26, 0.018, 0.17, 0.02), 0, 0.009, 0), wood("#a87a4a")),
  );
  const wheel = [
    limb(v(-0.05, 0.05, -0.01), v(-0.05, 0.056, -0.01), 0.075, 0.075, {
      tone: rgb("#e9c877"),
      squash: pressed(0.42),
    }),
    cut(v(-0.05, 0, 0), v(-0.5, 0, -0.86)),
  ];
  group.add(
    solid(meshField(wheel, { cell: 0.005 }), finish({ vertexColours: true, roughness: 0.6 })),
    solid(
      placed(box(0.07, 0.035, 0.045, 0.008), 0.07, 0.035, 0.02, 0, 0.3),
      finish({ colour: "#f4e3a0", roughness: 0.5 }),
    ),
  );
  return group;
}
