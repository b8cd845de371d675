import {
  CylinderGeometry,
  Group,
  type Material,
  type Mesh,
  type Object3D,
  PointLight,
  SphereGeometry,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { randomFrom } from "../world/random";
import { coffeePot } from "./campfire";
import { createLoaf } from "./food";
import { finish, gloss, metal, wood, wool } from "./materials";
import { noise3 } from "./noise";
import { createRoomCorner, windowFrame } from "./room";
import { box, lathe, merge, placed, solid, tube, v } from "./shapes";

const linen = (colour = "#f1ece2") =>
  finish({ colour, roughness: 1, grain: 0.1, strokes: [220, 220, 220], fuzz: 0.35 });

/** Something stuffed, such as a pillow: a box with round edges whose sides bulge and sag. */
function cushion(
  size: readonly [number, number, number],
  material: Material,
  at: readonly [number, number, number],
  lump = 0.02,
  seed = 1,
): Mesh {
  const geometry = new RoundedBoxGeometry(...size, 14, Math.min(...size) * 0.46);
  const position = geometry.attributes.position;
  for (let index = 0; index < position.count; index++) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)];
    const fold = noise3(x * 4 + seed, y * 4, z * 4) + 0.5 * noise3(x * 11, y * 9 + seed, z * 11);
    position.setXYZ(
      index,
      x * (1 + lump * fold),
      y + lump * fold + (y > 0 ? -0.25 * lump : 0),
      z * (1 + lump * fold),
    );
  }
  geometry.computeVertexNormals();
  return solid(geometry, material, at);
}

/** A made bed of 0.95 m by 2.05 m, its head towards -Z: white linen, and a striped wool blanket over the foot. */
function createBed(blanket: string, stripe: string, seed: number): Group {
  const group = new Group();
  const pine = finish({ colour: "#c0925f", roughness: 0.85, grain: 0.3, strokes: [5, 60, 50] });
  const frame = [
    placed(box(1.02, 0.62, 0.07, 0.03), 0, 0.55, -1.04),
    placed(box(1.02, 0.34, 0.06, 0.03), 0, 0.32, 1.04),
    ...[-1, 1].map((side) => placed(box(0.05, 0.16, 2.05, 0.015), side * 0.49, 0.28, 0)),
    ...[-1, 1].flatMap((side) =>
      [-1.04, 1.04].map((z) =>
        placed(box(0.07, 0.9, 0.07, 0.02), side * 0.48, z < 0 ? 0.45 : 0.3, z),
      ),
    ),
  ];
  group.add(
    solid(merge(frame), pine),
    cushion([0.94, 0.2, 2.02], linen("#e6dfd2"), [0, 0.38, 0], 0.006, seed),
    cushion([1.03, 0.17, 1.5], linen(), [0, 0.5, 0.26], 0.03, seed + 3),
    cushion([0.66, 0.16, 0.44], linen("#f6f2ea"), [0, 0.56, -0.76], 0.035, seed + 7),
    cushion([1.07, 0.13, 0.62], wool(blanket), [0, 0.565, 0.62], 0),
  );
  for (const z of [0.42, 0.52, 0.72, 0.82])
    group.add(solid(box(1.09, 0.142, 0.04, 0.02), wool(stripe), [0, 0.565, z]));
  return group;
}

function bedsideLamp(): Group {
  const group = new Group();
  const shade = solid(
    new CylinderGeometry(0.075, 0.12, 0.17, 28, 1, true),
    finish({ colour: "#f3dcb4", emissive: "#ffb768", emissiveIntensity: 0.9, doubleSided: true }),
    [0, 0.3, 0],
  );
  shade.castShadow = false;
  const light = new PointLight("#ffb56a", 3.6, 6, 1.6);
  light.position.y = 0.32;
  const foot = lathe([0.001, 0.22, 0.012, 0.22, 0.014, 0.1, 0.05, 0.07, 0.062, 0.02, 0.06, 0], 28);
  group.add(solid(foot, gloss("#7f9aa5", 0.5)), shade, light);
  return group;
}

/** A bedroom of the old school: two beds under the window, a lamp, and the blackboard that stayed; look from +Z. */
export function createBedroom(): Group {
  const room = createRoomCorner({
    width: 4.6,
    depth: 4.2,
    bare: true,
    dusk: ["#1d3f78", "#8fb0dc"],
  });
  const left = createBed("#a8402f", "#f0e6d4", 1);
  left.position.set(-0.82, 0, -0.95);
  const right = createBed("#3f6f86", "#f0e6d4", 5);
  right.position.set(1.02, 0, -0.95);
  const table = solid(
    merge([
      placed(box(0.44, 0.04, 0.4, 0.015), 0, 0.52, 0),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) => placed(box(0.04, 0.52, 0.04, 0.01), x * 0.18, 0.26, z * 0.16)),
      ),
    ]),
    wood("#a5784a"),
  );
  table.position.set(0.1, 0, -1.78);
  const lamp = bedsideLamp();
  lamp.position.set(0.04, 0.54, -1.8);
  const book = solid(
    merge([placed(box(0.13, 0.03, 0.18, 0.006), 0, 0, 0)]),
    wool("#7b4a2f"),
    [0.22, 0.555, -1.7],
  );
  book.rotation.y = 0.4;
  const slate = new Group().add(
    solid(
      box(0.03, 0.78, 1.24, 0.01),
      finish({ colour: "#2b3a38", roughness: 0.95, grain: 0.2, strokes: [3, 20, 9] }),
    ),
    solid(
      merge([
        ...[-1, 1].map((side) => placed(box(0.05, 0.07, 1.36, 0.01), 0, side * 0.42, 0)),
        ...[-1, 1].map((side) => placed(box(0.05, 0.9, 0.07, 0.01), 0, 0, side * 0.65)),
        placed(box(0.1, 0.03, 1.2, 0.01), 0.05, -0.46, 0),
      ]),
      wood("#a5784a"),
    ),
    solid(chalkedSpruces(), finish({ colour: "#dfe6e2", roughness: 1 })),
  );
  slate.position.set(-2.18, 1.52, -0.35);
  const rug = solid(
    box(1.0, 0.014, 1.9, 0.006),
    finish({ colour: "#c9b795", roughness: 1, grain: 0.4, strokes: [120, 60, 20] }),
    [0.1, 0.008, 0.1],
  );
  const slippers = [-0.09, 0.09].map((x) =>
    cushion([0.11, 0.09, 0.26], wool("#b8a88e"), [0.12 + x, 0.05, 0.35 + x * 0.4], 0.01),
  );
  room.add(left, right, table, lamp, book, slate, rug, ...slippers);
  return room;
}

// Three spruces and the line of a fell, as a child would draw them.
function chalkedSpruces() {
  const at = (y: number, z: number) => v(0.02, y, z);
  const trees = [-0.38, -0.2, 0.06].flatMap((z, index) => {
    const tall = [0.34, 0.26, 0.3][index];
    return [
      tube([at(-0.22, z), at(-0.22 + tall, z)], 0.004, 6, 5),
      ...[0.3, 0.55, 0.8].map((up) =>
        tube(
          [
            at(-0.22 + tall * (up - 0.14), z - 0.1 * (1.1 - up)),
            at(-0.22 + tall * (up + 0.1), z),
            at(-0.22 + tall * (up - 0.14), z + 0.1 * (1.1 - up)),
          ],
          0.004,
          10,
          5,
        ),
      ),
    ];
  });
  return merge([
    ...trees,
    tube(
      [at(-0.05, -0.5), at(0.1, -0.1), at(0.02, 0.2), at(0.16, 0.42), at(0.04, 0.55)],
      0.004,
      30,
      5,
    ),
  ]);
}

/** A kitchen corner: a counter under the window, pots on their rail, cups on a shelf, the tiled stove; look from +X +Z. */
export function createKitchen(): Group {
  const room = createRoomCorner({
    width: 5,
    depth: 4,
    stoveLight: 1.1,
    dusk: ["#2b4d82", "#a9c0de"],
  });
  const back = -2 + 0.36;
  const group = new Group();
  const painted = finish({ colour: "#8fa6a0", roughness: 0.75 });
  const doors = Array.from({ length: 4 }, (_, index) =>
    placed(box(0.66, 0.66, 0.03, 0.02), -0.6 + index * 0.71, 0.43, 0.31),
  );
  group.add(
    solid(merge([placed(box(2.9, 0.78, 0.58, 0.01), 0.46, 0.42, 0), ...doors]), painted),
    solid(
      merge(
        Array.from({ length: 4 }, (_, index) =>
          placed(new SphereGeometry(0.018, 14, 10), -0.36 + index * 0.71, 0.55, 0.34),
        ),
      ),
      metal("#c79a4a", 0.35),
    ),
    solid(
      placed(box(3.0, 0.05, 0.66, 0.012), 0.46, 0.85, 0.02),
      finish({ colour: "#c0945f", roughness: 0.65, grain: 0.35, strokes: [4, 70, 60] }),
    ),
  );
  const bowl = lathe([0.001, 0.1, 0.21, 0.12, 0.235, 0.2, 0.255, 0.2, 0.24, 0.05, 0.001, 0], 48);
  group.add(solid(bowl.translate(0.1, 0.86, 0.02), finish({ colour: "#f0ece2", roughness: 0.3 })));
  const tap = tube(
    [v(0.1, 0.88, -0.22), v(0.1, 1.2, -0.22), v(0.1, 1.27, -0.14), v(0.1, 1.2, -0.06)],
    0.014,
    30,
    10,
  );
  group.add(solid(tap, metal("#b9a06a", 0.3)));
  const shelf = solid(placed(box(1.15, 0.035, 0.22, 0.01), 1.48, 1.62, -0.18), wood("#a5784a"));
  group.add(shelf);
  const cup = lathe(
    [0.001, 0, 0.034, 0.002, 0.042, 0.05, 0.043, 0.09, 0.038, 0.09, 0.035, 0.02, 0.001, 0.012],
    28,
  );
  ["#e9e4d8", "#7f9aa5", "#c2452f", "#e0a63a", "#e9e4d8", "#5d7f5a"].forEach((colour, index) =>
    group.add(solid(cup.clone().translate(1.02 + index * 0.17, 1.64, -0.18), gloss(colour, 0.4))),
  );
  const plate = lathe(
    [0.001, 0, 0.08, 0.002, 0.13, 0.02, 0.128, 0.026, 0.08, 0.01, 0.001, 0.008],
    40,
  );
  for (let index = 0; index < 6; index++)
    group.add(
      solid(
        plate.clone().translate(1.62, 0.88 + index * 0.014, 0.02),
        gloss(index % 2 ? "#e9e4d8" : "#c9d3d6", 0.35),
      ),
    );
  const rail = tube([v(-1.5, 1.86, 0.02), v(-0.62, 1.86, 0.02)], 0.011, 4, 8);
  group.add(solid(rail, metal("#3a4049", 0.5)));
  const pan = lathe(
    [0.001, 0, 0.1, 0.004, 0.115, 0.05, 0.109, 0.05, 0.096, 0.012, 0.001, 0.01],
    36,
  );
  [
    [-1.36, 1.05],
    [-1.06, 0.85],
    [-0.78, 0.68],
  ].forEach(([x, size]) => {
    const hung = new Group().add(
      solid(pan.clone(), metal("#b87345", 0.3)),
      solid(placed(box(0.026, 0.012, 0.2, 0.005), 0, 0.03, -0.2), metal("#3a4049", 0.5)),
    );
    hung.rotation.x = Math.PI / 2;
    hung.scale.setScalar(size);
    hung.position.set(x, 1.84 - 0.3 * size, 0.02);
    group.add(hung);
  });
  group.position.z = back;
  // The kettle steams on a trivet; the lamp hangs over the counter.
  const lamp = new PointLight("#ffcf9c", 6.5, 6, 1.6);
  lamp.position.set(0.9, 1.95, -0.9);
  const shade = solid(
    lathe([0.03, 0.2, 0.05, 0.17, 0.19, 0.02, 0.2, 0, 0.185, 0.01, 0.04, 0.16], 40),
    finish({ colour: "#3f6f6b", roughness: 0.5 }),
    [0.9, 1.98, -0.9],
  );
  const bulb = solid(
    new SphereGeometry(0.06, 20, 14),
    finish({ colour: "#fff0d0", emissive: "#ffd9a0", emissiveIntensity: 2 }),
    [0.9, 2.02, -0.9],
  );
  bulb.castShadow = false;
  shade.castShadow = false;
  const cord = solid(tube([v(0.9, 2.18, -0.9), v(0.9, 2.5, -0.9)], 0.006, 3, 6), gloss("#2c3138"));
  const loaf = createLoaf();
  loaf.position.set(1.02, 0.885, back + 0.1);
  const pot = coffeePot();
  pot.position.set(-0.42, 1.205, back + 0.02);
  room.add(group, lamp, shade, bulb, cord, loaf, pot);
  return room;
}

function panel(width: number, height: number, colour: readonly string[]): Group {
  const group = new Group();
  const random = randomFrom(9);
  for (let y = 0; y < height; y += 0.125)
    group.add(
      solid(
        placed(box(width, 0.121, 0.03, 0.008), 0, y + 0.0625, 0),
        finish({
          colour: colour[Math.floor(random() * colour.length)],
          roughness: 0.85,
          grain: 0.3,
          strokes: [3, 70, 60],
        }),
      ),
    );
  return group;
}

/** Inside the sauna: two benches, the stove with its stones and embers, bucket and ladle, a small blue window; look from +X +Z. */
export function createSaunaRoom(): { room: Group; stones: Object3D } {
  const room = new Group();
  const aspen = ["#c89a66", "#bd8e5b", "#d0a472", "#b7864f"];
  const back = panel(3.4, 2.4, aspen);
  back.position.z = -1.3;
  const left = panel(2.8, 2.4, aspen);
  left.rotation.y = Math.PI / 2;
  left.position.set(-1.7, 0, 0);
  const floor = panel(3.4, 2.9, ["#9b7247", "#8f6840"]);
  floor.rotation.x = Math.PI / 2;
  floor.position.set(0, -0.02, -1.4);
  const bench = (height: number, front: number, deep: number) =>
    solid(
      merge([
        ...Array.from({ length: Math.round(deep / 0.12) }, (_, index) =>
          placed(box(2.2, 0.032, 0.1, 0.012), -0.55, height, front - index * 0.12),
        ),
        placed(box(2.2, 0.09, 0.035, 0.01), -0.55, height - 0.06, front + 0.03),
        ...[-1.55, 0.45].map((x) =>
          placed(box(0.06, height, 0.06, 0.01), x, height / 2, front - 0.02),
        ),
      ]),
      finish({ colour: "#d3a672", roughness: 0.8, grain: 0.3, strokes: [4, 70, 60] }),
    );
  const window_ = new Group().add(...windowFrame(0.62, 0.5, ["#16305a", "#7d9fd0"]));
  window_.position.set(-0.75, 1.66, -1.21);
  const stove = new Group().add(
    solid(box(0.62, 0.66, 0.5, 0.03), finish({ colour: "#2f3339", roughness: 0.7 }), [0, 0.43, 0]),
    solid(
      box(0.3, 0.24, 0.02, 0.01),
      finish({ colour: "#3a1206", emissive: "#ff7a2a", emissiveIntensity: 1.6 }),
      [0, 0.36, 0.256],
    ),
    solid(
      merge([-0.1, 0, 0.1].map((x) => placed(box(0.012, 0.25, 0.012, 0.004), x, 0.36, 0.27))),
      metal("#22262b", 0.6),
    ),
    solid(
      placed(new CylinderGeometry(0.07, 0.07, 1.7, 28), 0, 1.62, -0.12),
      finish({ colour: "#3a3f46", roughness: 0.6 }),
    ),
  );
  const random = randomFrom(23);
  const stones = new Group();
  for (let index = 0; index < 46; index++) {
    const stone = new SphereGeometry(0.05 + random() * 0.035, 14, 10);
    const position = stone.attributes.position;
    for (let at = 0; at < position.count; at++) {
      const lump =
        1 +
        0.25 *
          noise3(position.getX(at) * 18 + index, position.getY(at) * 18, position.getZ(at) * 18);
      position.setXYZ(
        at,
        position.getX(at) * lump,
        position.getY(at) * lump * 0.8,
        position.getZ(at) * lump,
      );
    }
    stone.computeVertexNormals();
    const ring = random();
    stones.add(
      solid(
        stone,
        finish({
          colour: ["#6d6a68", "#7d7772", "#595a5e"][index % 3],
          roughness: 0.95,
          grain: 0.3,
          strokes: [60, 60, 60],
        }),
        [
          (random() - 0.5) * 0.5,
          0.78 + 0.14 * (1 - ring) + random() * 0.03,
          (random() - 0.5) * 0.38,
        ],
      ),
    );
  }
  stove.add(stones);
  const ember = new PointLight("#ff7a35", 3.2, 4, 1.6);
  ember.position.set(0, 0.4, 0.5);
  stove.add(ember);
  stove.position.set(1.05, 0, -0.85);
  stove.rotation.y = -0.25;
  const bucket = new Group();
  const staves = Array.from({ length: 18 }, (_, index) => {
    const turn = (index / 18) * Math.PI * 2;
    return placed(
      box(0.052, 0.24, 0.016, 0.006),
      Math.sin(turn) * 0.135,
      0.12,
      Math.cos(turn) * 0.135,
      0,
      turn,
    );
  });
  bucket.add(
    solid(merge(staves), wood("#c08d55")),
    solid(
      merge(
        [0.06, 0.19].map((y) =>
          new CylinderGeometry(0.147, 0.145, 0.022, 40, 1, true).translate(0, y, 0),
        ),
      ),
      finish({ colour: "#b87345", roughness: 0.4, metalness: 0.5, doubleSided: true }),
    ),
    solid(
      new CylinderGeometry(0.126, 0.126, 0.01, 36).translate(0, 0.19, 0),
      gloss("#3d5a68", 0.1),
    ),
    solid(
      tube(
        [v(-0.14, 0.22, 0), v(-0.12, 0.36, 0), v(0, 0.42, 0), v(0.12, 0.36, 0), v(0.14, 0.22, 0)],
        0.008,
        40,
        8,
      ),
      metal("#b87345", 0.4),
    ),
    solid(
      tube([v(0.03, 0.16, 0.02), v(0.16, 0.36, 0.08), v(0.26, 0.5, 0.13)], 0.012, 20, 8),
      wood("#a5784a"),
    ),
  );
  bucket.position.set(0.12, 0.5, -0.28);
  const towel = cushion([0.34, 0.12, 0.26], linen("#e9e2d4"), [-1.2, 1.0, -0.9], 0.03, 4);
  const second = cushion([0.34, 0.1, 0.26], wool("#a8402f"), [-1.2, 1.1, -0.9], 0.03, 9);
  const lamp = new PointLight("#ffb870", 5.5, 5, 1.5);
  lamp.position.set(-1.45, 1.95, -0.2);
  room.add(
    back,
    left,
    floor,
    bench(0.92, -0.62, 0.62),
    bench(0.48, -0.08, 0.5),
    window_,
    stove,
    bucket,
    towel,
    second,
    lamp,
  );
  return { room, stones };
}
