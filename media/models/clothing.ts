import { Group, type Material, type Mesh, Vector3 } from "three";
import {
  type Blob,
  ball,
  blendTones,
  chain,
  cut,
  limb,
  pressed,
  type Rgb,
  rgb,
  type Spot,
  type Tone,
} from "./field";
import { finish, gloss } from "./materials";
import { meshField } from "./mesh-field";
import { noise3, smoothStep } from "./noise";
import { furEdge } from "./person-hat";
import { createFloor } from "./room";
import { merge, solid, tube, v } from "./shapes";

const creases = (size: number) => (x: number, y: number, z: number) =>
  (noise3(x * 16 + 3, y * 16, z * 9) + noise3(x * 34, y * 20, z * 24) * 0.4) * size;
const woven: Material = finish({
  vertexColours: true,
  roughness: 0.85,
  grain: 0.12,
  strokes: [60, 60, 60],
  fuzz: 0.3,
});
const knit: Material = finish({
  vertexColours: true,
  roughness: 1,
  grain: 0.35,
  strokes: [170, 60, 110],
  fuzz: 0.5,
});

interface Shirt {
  tone: Tone;
  thick: number;
  /** Half width of the body, length below the shoulder, width of the sleeve. */
  half: number;
  length: number;
  sleeve: number;
}

/** A shirt laid flat, its collar towards -Z, the shoulders at z = 0. */
function shirt({ tone, thick, half, length, sleeve }: Shirt): Blob[] {
  const flat = (wide: number) => pressed(thick / wide);
  const body = half * 0.5;
  const y = thick * 0.6;
  return [
    ...[-1, 0, 1].map((side) =>
      limb(
        v(side * (half - body), y, 0.03 + Math.abs(side) * 0.02),
        v(side * (half - body), y, length + 0.05),
        body,
        body,
        { tone, blend: 0.05, squash: flat(body) },
      ),
    ),
    ...[-1, 1].flatMap((side) => [
      limb(v(side * half * 0.7, y, 0.0), v(side * (half + 0.095), y, 0.23), sleeve, sleeve * 0.84, {
        tone,
        blend: 0.025,
        squash: flat(sleeve),
      }),
      limb(
        v(side * (half + 0.095), y, 0.23),
        v(side * (half + 0.12), y, 0.52),
        sleeve * 0.84,
        sleeve * 0.66,
        { tone, blend: 0.02, squash: flat(sleeve) },
      ),
    ]),
    ball(v(0, thick, -0.1), [0.075, 0.1, 0.05], undefined, { carve: true, blend: 0.01 }),
  ];
}

/** Ends a garment with a straight hem at z. */
const hem = (z: number) => cut(v(0, 0, z), v(0, 0, -1));

function collar(colour: string, y: number, z: number, radius: number): Mesh {
  const ring = Array.from({ length: 17 }, (_, index) =>
    v(
      Math.cos((index / 8) * Math.PI) * 0.085,
      y + 0.012 * Math.sin((index / 8) * Math.PI),
      z + Math.sin((index / 8) * Math.PI) * 0.05,
    ),
  );
  return solid(
    meshField(
      chain(ring, () => radius, { tone: rgb(colour), blend: 0.012 }),
      { cell: 0.006 },
    ),
    knit,
  );
}

function sweater(): Group {
  const [navy, cream, red] = [rgb("#2c4562"), rgb("#efe6d4"), rgb("#b3402f")];
  const tone = ({ x, z }: Spot): Rgb => {
    const [out, angle] = [Math.hypot(x, z + 0.06), Math.atan2(x, z + 0.06)];
    const teeth = Math.abs((((angle * 9) / Math.PI + 100) % 1) - 0.5) * 2;
    if (out < 0.125) return cream;
    if (out < 0.15) return teeth > (out - 0.125) / 0.025 ? cream : red;
    if (out < 0.165) return red;
    if (out < 0.215) return teeth > Math.abs(out - 0.19) / 0.025 ? cream : navy;
    if (out < 0.226) return cream;
    return z > 0.56 || (Math.abs(x) > 0.26 && z > 0.5) ? cream : navy;
  };
  return new Group().add(
    solid(
      meshField(
        [...shirt({ tone, thick: 0.04, half: 0.235, length: 0.6, sleeve: 0.082 }), hem(0.6)],
        { cell: 0.0062, relief: creases(0.004), edge: 1 },
      ),
      knit,
    ),
    collar("#efe6d4", 0.05, -0.09, 0.021),
  );
}

function baseLayers(): Group {
  const striped = ({ z }: Spot) => (Math.sin(z * 95) > 0.35 ? rgb("#5f7f8e") : rgb("#dfe4e4"));
  const group = new Group().add(
    solid(
      meshField(
        [
          ...shirt({ tone: striped, thick: 0.022, half: 0.2, length: 0.56, sleeve: 0.064 }),
          hem(0.56),
        ],
        { cell: 0.0068, relief: creases(0.003), edge: 1 },
      ),
      knit,
    ),
    collar("#5f7f8e", 0.026, -0.085, 0.011),
  );
  const flat = pressed(0.25);
  const legs = [-1, 1].flatMap((side) => [
    limb(v(side * 0.07, 0.018, 0.62), v(side * 0.1, 0.018, 0.9), 0.1, 0.078, {
      tone: striped,
      blend: 0.03,
      squash: flat,
    }),
    limb(v(side * 0.1, 0.018, 0.9), v(side * 0.13, 0.018, 1.2), 0.078, 0.05, {
      tone: striped,
      blend: 0.02,
      squash: { ...flat, factor: 0.3 },
    }),
  ]);
  group.add(
    solid(
      meshField([...legs, cut(v(0, 0, 0.6), v(0, 0, 1))], {
        cell: 0.0068,
        relief: creases(0.003),
        edge: 1,
      }),
      knit,
    ),
    solid(
      tube([v(-0.165, 0.02, 0.61), v(0, 0.024, 0.6), v(0.165, 0.02, 0.61)], 0.017, 16, 8),
      finish({ colour: "#5f7f8e", roughness: 1 }),
    ),
  );
  return group;
}

function overalls(colour: string): Group {
  const [main, band, dark] = [rgb(colour), rgb("#dfe6ea"), rgb("#1d2836")];
  const tone = ({ x, z }: Spot): Rgb => {
    if (Math.abs(z - 0.5) < 0.018 && Math.abs(x) < 0.26) return dark;
    if (Math.abs(z - 1.08) < 0.022) return band;
    if (Math.abs(x) > 0.24 && Math.abs(z - 0.27) < 0.02) return band;
    return main;
  };
  const legs = [-1, 1].flatMap((side) => [
    limb(v(side * 0.115, 0.04, 0.55), v(side * 0.14, 0.04, 0.88), 0.13, 0.105, {
      tone,
      blend: 0.03,
      squash: pressed(0.44),
    }),
    limb(v(side * 0.14, 0.04, 0.88), v(side * 0.165, 0.04, 1.3), 0.105, 0.1, {
      tone,
      blend: 0.02,
      squash: pressed(0.48),
    }),
  ]);
  const group = new Group().add(
    solid(
      meshField(
        [
          ...shirt({ tone, thick: 0.06, half: 0.25, length: 0.5, sleeve: 0.09 }),
          ...legs,
          ball(v(0, 0.045, 0.63), [0.1, 0.05, 0.09], undefined, { tone, blend: 0.03 }),
          hem(1.27),
        ],
        { cell: 0.009, relief: creases(0.007), edge: 1 },
      ),
      woven,
    ),
    solid(
      tube(
        [v(0, 0.1, -0.06), v(0, 0.105, 0.15), v(0.004, 0.105, 0.4), v(0, 0.1, 0.6)],
        0.008,
        30,
        6,
      ),
      finish({ colour: "#e0a63a", roughness: 0.5 }),
    ),
  );
  const hood = [
    limb(v(-0.07, 0.06, -0.12), v(0.07, 0.06, -0.12), 0.11, 0.11, {
      tone: main,
      blend: 0.05,
      squash: pressed(0.5),
    }),
    ball(v(0, 0.13, -0.13), [0.1, 0.06, 0.065], undefined, { carve: true, blend: 0.02 }),
  ];
  group.add(
    solid(meshField(hood, { cell: 0.008, relief: creases(0.005) }), woven),
    furEdge(
      [
        v(-0.15, 0.07, -0.06),
        v(-0.16, 0.085, -0.13),
        v(-0.1, 0.09, -0.21),
        v(0, 0.09, -0.235),
        v(0.1, 0.09, -0.21),
        v(0.16, 0.085, -0.13),
        v(0.15, 0.07, -0.06),
      ],
      0.028,
      "#cdb595",
    ),
  );
  return group;
}

function boots(): Group {
  const [leather, felt, sole] = [rgb("#6a4a32"), rgb("#cbbfae"), rgb("#1d1d1f")];
  const group = new Group();
  for (const side of [-1, 1]) {
    const at = (x: number, y: number, z: number) => v(side * 0.09 + x, y, z);
    const tone = ({ z }: Spot) => (z > 0.2 ? felt : leather);
    const blobs = [
      limb(at(0, 0.07, -0.13), at(0, 0.07, 0.04), 0.056, 0.05, { tone, blend: 0.04 }),
      limb(at(0, 0.075, 0.06), at(0.0, 0.08, 0.24), 0.066, 0.074, { tone, blend: 0.05 }),
      limb(at(0, 0.016, -0.14), at(0, 0.016, 0.07), 0.06, 0.052, {
        tone: sole,
        blend: 0.008,
        squash: pressed(0.3),
      }),
      limb(at(0, 0.09, 0.22), at(0, 0.1, 0.36), 0.052, 0.055, { carve: true, blend: 0.01 }),
    ];
    group.add(solid(meshField(blobs, { cell: 0.0065, edge: 0.9, relief: creases(0.003) }), woven));
    const laces = Array.from({ length: 5 }, (_, index) =>
      tube(
        [
          at(-0.035, 0.112 + index * 0.006, -0.04 + index * 0.04),
          at(0, 0.13 + index * 0.006, -0.03 + index * 0.04),
          at(0.035, 0.112 + index * 0.006, -0.04 + index * 0.04),
        ],
        0.005,
        8,
        6,
      ),
    );
    group.add(solid(merge(laces), finish({ colour: "#e0a63a", roughness: 0.9 })));
  }
  return group;
}

function mittens(colour: string): Group {
  const [main, cuff] = [rgb(colour), rgb("#efe6d4")];
  const tone = ({ z, x }: Spot) =>
    z > 0.1
      ? z < 0.125
        ? cuff
        : main
      : Math.hypot(Math.abs(x) - 0.1, z + 0.02) < 0.026
        ? cuff
        : main;
  const blobs = [-1, 1].flatMap((side) => [
    limb(v(side * 0.1, 0.02, -0.06), v(side * 0.1, 0.02, 0.06), 0.056, 0.05, {
      tone,
      blend: 0.03,
      squash: pressed(0.5),
    }),
    limb(v(side * 0.1, 0.022, 0.08), v(side * 0.1, 0.022, 0.15), 0.052, 0.064, {
      tone,
      blend: 0.02,
      squash: pressed(0.5),
    }),
    limb(v(side * 0.07, 0.022, 0.03), v(side * 0.03, 0.024, -0.02), 0.024, 0.021, {
      tone,
      blend: 0.016,
    }),
  ]);
  return new Group().add(
    solid(meshField(blobs, { cell: 0.0055, edge: 1, relief: creases(0.002) }), knit),
  );
}

function hat(): Group {
  const [red, cream] = [rgb("#b3402f"), rgb("#efe6d4")];
  const tone = ({ x, z }: Spot) =>
    z > 0.065
      ? red
      : Math.abs(z - 0.02) < 0.025 &&
          Math.abs(((x * 28 + 50) % 1) - 0.5) * 2 > Math.abs(z - 0.02) / 0.025
        ? cream
        : red;
  const ribs = (x: number, _y: number, z: number) =>
    z > 0.065 ? Math.abs(Math.sin(x * 170)) * -0.003 : Math.abs(Math.sin(x * 120)) * -0.0012;
  const blobs = [
    limb(v(0, 0.035, -0.04), v(0, 0.035, 0.06), 0.095, 0.112, {
      tone,
      blend: 0.03,
      squash: pressed(0.42),
    }),
    limb(v(-0.06, 0.035, 0.1), v(0.06, 0.035, 0.1), 0.056, 0.056, {
      tone,
      blend: 0.012,
      squash: pressed(0.85),
    }),
  ];
  return new Group().add(
    solid(meshField(blobs, { cell: 0.0055, edge: 1, relief: ribs }), knit),
    furEdge([v(-0.012, 0.045, -0.165), v(0.012, 0.045, -0.165)], 0.045, "#efe6d4", 0.006),
  );
}

function goggles(): Group {
  const group = new Group();
  const frame = [
    limb(v(-0.055, 0.035, 0), v(0.055, 0.035, 0), 0.055, 0.055, {
      blend: 0.02,
      squash: pressed(0.6),
    }),
    ball(v(0, 0.03, 0.06), [0.022, 0.06, 0.026], undefined, { carve: true, blend: 0.012 }),
  ];
  const lens = ({ x }: Spot): Rgb =>
    blendTones(rgb("#e8862c"), rgb("#7a3f9c"), smoothStep(-0.08, 0.1, x));
  const glass = [
    limb(v(-0.053, 0.045, -0.002), v(0.053, 0.045, -0.002), 0.043, 0.043, {
      tone: lens,
      blend: 0.02,
      squash: pressed(0.7),
    }),
    ball(v(0, 0.03, 0.055), [0.02, 0.06, 0.028], undefined, { carve: true, blend: 0.012 }),
  ];
  group.add(
    solid(meshField(frame, { cell: 0.005 }), gloss("#20242b", 0.5)),
    solid(meshField(glass, { cell: 0.005 }), finish({ vertexColours: true, roughness: 0.1 })),
  );
  const strap = [
    v(0.105, 0.02, 0),
    v(0.17, 0.02, 0.05),
    v(0.12, 0.02, 0.15),
    v(0, 0.02, 0.17),
    v(-0.12, 0.02, 0.15),
    v(-0.17, 0.02, 0.05),
    v(-0.105, 0.02, 0),
  ];
  group.add(
    solid(
      tube(strap, 0.014, 50, 8).scale(1, 0.9, 1),
      finish({ colour: "#b3402f", roughness: 0.9 }),
    ),
  );
  return group;
}

function socks(): Group {
  const tone = ({ z, x }: Spot) =>
    z < -0.16
      ? rgb("#b3402f")
      : z > 0.07 && Math.abs(x) > 0.04
        ? rgb("#8d8577")
        : Math.abs(z + 0.12) < 0.012
          ? rgb("#b3402f")
          : rgb("#d6cdbd");
  const flat = pressed(0.42);
  const blobs = [0, 1].flatMap((index) => {
    const [dx, dy] = [index * 0.15 - 0.07, index * 0.012];
    return [
      limb(v(dx, 0.022 + dy, -0.17), v(dx, 0.022 + dy, 0.06), 0.052, 0.05, {
        tone,
        blend: 0.02,
        squash: flat,
      }),
      limb(v(dx, 0.022 + dy, 0.08), v(dx + 0.1, 0.022 + dy, 0.13), 0.05, 0.043, {
        tone,
        blend: 0.03,
        squash: flat,
      }),
    ];
  });
  return new Group().add(
    solid(
      meshField(blobs, {
        cell: 0.0055,
        edge: 1,
        relief: (x, _y, z) =>
          Math.abs(Math.sin(x * 150)) * -0.0015 + noise3(x * 18, 0, z * 14) * 0.003,
      }),
      knit,
    ),
  );
}

function neckWarmer(): Group {
  const tone = ({ z }: Spot) => (Math.abs(z) < 0.03 ? rgb("#efe6d4") : rgb("#3f7f86"));
  const blobs = [
    limb(v(-0.075, 0.025, 0), v(0.075, 0.025, 0), 0.1, 0.1, {
      tone,
      blend: 0.02,
      squash: pressed(0.24),
    }),
    limb(v(-0.08, 0.04, -0.1), v(0.08, 0.04, -0.1), 0.03, 0.03, { carve: true, blend: 0.01 }),
  ];
  return new Group().add(
    solid(meshField(blobs, { cell: 0.006, edge: 1, relief: creases(0.003) }), knit),
  );
}

/** Winter clothing laid out on a wooden floor, 2.8 x 1.7 m; look down from y = 3.2 with -Z up in the picture. */
export function createClothing(): Group {
  const group = createFloor(4.4, 3.04, ["#8d6a4a", "#846142", "#977453", "#7c5a3d"], 0.19);
  const place = (item: Group, x: number, z: number, turn = 0) => {
    item.position.add(new Vector3(x, 0, z));
    item.rotation.y = turn;
    group.add(item);
  };
  place(baseLayers(), -1.14, -0.55, 0.03);
  place(sweater(), -0.32, -0.5, -0.05);
  place(overalls("#2f5d62"), 0.55, -0.46, 0.02);
  place(mittens("#b3402f"), -0.55, 0.5, 0.12);
  place(neckWarmer(), -0.12, 0.66, -0.1);
  place(hat(), 1.27, -0.45, -0.12);
  place(goggles(), 1.24, -0.15, 0.1);
  place(socks(), 1.22, 0.24, 0.05);
  place(boots(), 1.24, 0.62, -0.1);
  return group;
}
