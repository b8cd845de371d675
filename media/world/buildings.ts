import { BoxGeometry, CylinderGeometry, type Group } from "three";
import { gable, Kit } from "./kit";
import { matte, palette } from "./palette";
import { randomFrom } from "./random";
import { addWindow } from "./windows";

export interface HouseOptions {
  length?: number;
  depth?: number;
  eaves?: number;
  ridge?: number;
  colour?: string;
  /** Share of the windows that are lit. */
  lit?: number;
  seed?: number;
}

function walls(
  kit: Kit,
  length: number,
  depth: number,
  eaves: number,
  ridge: number,
  colour: string,
): void {
  const wall = matte(colour);
  const white = matte(palette.corner);
  kit.box(matte(palette.stone), [length + 0.06, 0.8, depth + 0.06], [0, 0.1, 0]);
  kit.box(wall, [length, eaves - 0.4, depth], [0, 0.4 + (eaves - 0.4) / 2, 0]);
  for (const side of [-1, 1])
    kit.add(wall, gable(depth, eaves, ridge), [side * (length / 2 - 0.05), 0, 0]);
  // Cover strips over the joints of the upright boards.
  const strip = matte(palette.faluDark);
  const tone = colour === palette.falu ? strip : wall;
  for (let x = -length / 2 + 0.3; x < length / 2; x += 0.32)
    for (const side of [-1, 1])
      kit.box(
        tone,
        [0.06, eaves - 0.45, 0.03],
        [x, 0.4 + eaves / 2 - 0.2, side * (depth / 2 + 0.012)],
      );
  for (let z = -depth / 2 + 0.3; z < depth / 2; z += 0.32) {
    const top = eaves + (ridge - eaves) * (1 - Math.abs(z) / (depth / 2));
    for (const side of [-1, 1])
      kit.box(
        tone,
        [0.03, top - 0.45, 0.06],
        [side * (length / 2 + 0.012), 0.4 + (top - 0.45) / 2, z],
      );
  }
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      kit.box(
        white,
        [0.26, eaves - 0.3, 0.06],
        [x * (length / 2 - 0.1), 0.35 + eaves / 2 - 0.15, z * (depth / 2 + 0.04)],
      );
      kit.box(
        white,
        [0.06, eaves - 0.3, 0.26],
        [x * (length / 2 + 0.04), 0.35 + eaves / 2 - 0.15, z * (depth / 2 - 0.1)],
      );
    }
  for (const side of [-1, 1])
    kit.box(white, [length + 0.9, 0.24, 0.06], [0, eaves - 0.2, side * (depth / 2 + 0.36)]);
  const slope = Math.atan2(ridge - eaves, depth / 2);
  for (const end of [-1, 1])
    for (const side of [-1, 1]) {
      kit.box(
        white,
        [0.07, 0.28, Math.hypot(ridge - eaves, depth / 2) + 0.5],
        [end * (length / 2 + 0.44), (eaves + ridge) / 2 - 0.18, side * (depth / 4 + 0.12)],
        [side * slope, 0, 0],
      );
    }
}

function chimney(kit: Kit, x: number, z: number, from: number, top: number, wide = 0.75): void {
  kit.box(matte("#7c5348"), [wide, top - from, wide], [x, (from + top) / 2, z]);
  kit.box(matte("#5c3f38"), [wide + 0.16, 0.16, wide + 0.16], [x, top, z]);
  kit.snow([wide + 0.2, 0.2, wide * 0.4], [x, top + 0.08, z - wide * 0.38]);
  kit.snow([wide + 0.2, 0.2, wide * 0.4], [x, top + 0.08, z + wide * 0.38]);
}

function banks(kit: Kit, length: number, depth: number, random: () => number): void {
  for (let at = -length / 2; at <= length / 2; at += 1.6)
    for (const side of [-1, 1]) {
      const size = 0.6 + 0.5 * random();
      kit.snow(
        [4.4 + random(), size, 2],
        [at, -0.3, side * (depth / 2 + 0.45)],
        [0, (random() - 0.5) * 0.2, 0],
      );
    }
  for (let at = -depth / 2; at <= depth / 2; at += 1.6)
    for (const side of [-1, 1])
      kit.snow([2, 0.6 + 0.4 * random(), 4.2], [side * (length / 2 + 0.4), -0.3, at]);
}

/** The village's old red schoolhouse, now the guest house: two storeys, 19 m long, its front (with the porch) towards -z. */
export function createSchoolhouse({
  lit = 1,
  seed = 1,
}: Pick<HouseOptions, "lit" | "seed"> = {}): Group {
  const random = randomFrom(seed);
  const kit = new Kit();
  const [length, depth, eaves, ridge] = [19, 9.4, 6.5, 10.2];
  walls(kit, length, depth, eaves, ridge, palette.falu);
  kit.roof(matte("#3a2f33"), length, depth, eaves, ridge, { snow: 0.62, overhang: 0.7 });
  const pane = (x: number, y: number, z: number, turn: number, width = 1.05, height = 1.6) =>
    addWindow(kit, [x, y, z], turn, {
      size: [width, height],
      lit: random() < lit,
      candles: true,
      warmth: random(),
    });
  for (const floor of [2, 4.9]) {
    for (const x of [-8, -5.6, -3.2, 3.2, 5.6, 8])
      for (const side of [-1, 1]) pane(x, floor, (side * depth) / 2, side < 0 ? Math.PI : 0);
    for (const z of [-2.9, 0, 2.9])
      for (const side of [-1, 1]) pane((side * length) / 2, floor, z, (side * Math.PI) / 2);
  }
  for (const side of [-1, 1]) pane((side * length) / 2, 7.9, 0, (side * Math.PI) / 2, 0.9, 1.1);
  for (const x of [-0.9, 0.9]) pane(x, 4.9, -depth / 2, Math.PI, 0.9, 1.6);
  pane(0, 4.9, depth / 2, 0);
  chimney(kit, -4.6, 0.5, 9, 11.9);
  chimney(kit, 4.9, 0.5, 9, 11.9);
  // The porch, with its own little gable turned towards the lake.
  const porch = -depth / 2 - 1.1;
  kit.box(matte(palette.timberDark), [3.6, 0.5, 2.3], [0, 0.35, porch]);
  for (let step = 0; step < 3; step++)
    kit.box(
      matte(palette.stone),
      [2.2, 0.18, 0.5],
      [0, 0.5 - step * 0.17, porch - 1.2 - step * 0.4],
    );
  for (const x of [-1.6, 1.6]) {
    kit.box(matte(palette.corner), [0.17, 2.5, 0.17], [x, 1.75, porch - 0.95]);
    kit.box(matte(palette.corner), [0.08, 0.08, 2], [x, 1.35, porch]);
  }
  const little = new Kit();
  little.roof(matte("#3a2f33"), 2.3, 3.7, 3, 4.05, { snow: 0.34, overhang: 0.35 });
  little.add(matte(palette.falu), gable(3.6, 3, 3.95), [1, 0, 0]);
  const top = little.build("porch roof");
  top.rotation.y = Math.PI / 2;
  top.position.z = porch;
  kit.box(matte("#4b3a2b"), [1.2, 2.2, 0.1], [0, 1.75, -depth / 2 - 0.06]);
  addWindow(kit, [0, 2.1, -depth / 2 - 0.1], Math.PI, {
    size: [0.7, 1],
    lit: lit > 0,
    panes: [2, 2],
  });
  for (const x of [-1.15, 1.15])
    addWindow(kit, [x, 1.9, -depth / 2], Math.PI, {
      size: [0.4, 1.6],
      lit: lit > 0,
      panes: [1, 3],
    });
  banks(kit, length, depth, random);
  return kit.build("schoolhouse").add(top);
}

/** One of the village's smaller houses. */
export function createHouse({
  length = 9,
  depth = 6.6,
  eaves = 3.3,
  ridge = 5.9,
  colour = palette.falu,
  lit = 0.7,
  seed = 1,
}: HouseOptions = {}): Group {
  const random = randomFrom(seed);
  const kit = new Kit();
  walls(kit, length, depth, eaves, ridge, colour);
  kit.roof(matte("#3a2f33"), length, depth, eaves, ridge, { snow: 0.5 });
  const columns = Math.max(2, Math.round(length / 2.6));
  for (let index = 0; index < columns; index++)
    for (const side of [-1, 1]) {
      const x = ((index + 0.5) / columns - 0.5) * (length - 0.8);
      addWindow(kit, [x, 1.9, (side * depth) / 2], side < 0 ? Math.PI : 0, {
        size: [1, 1.2],
        lit: random() < lit,
        panes: [2, 2],
        candles: true,
        warmth: random(),
      });
    }
  for (const side of [-1, 1]) {
    for (const z of [-1.5, 1.5])
      addWindow(kit, [(side * length) / 2, 1.9, z], (side * Math.PI) / 2, {
        size: [0.9, 1.2],
        lit: random() < lit,
        panes: [2, 2],
        candles: true,
      });
    addWindow(kit, [(side * length) / 2, eaves + 0.9, 0], (side * Math.PI) / 2, {
      size: [0.8, 0.9],
      lit: random() < lit,
      panes: [2, 2],
    });
  }
  chimney(kit, length * 0.18, 0.3, ridge - 0.8, ridge + 1.1, 0.6);
  banks(kit, length, depth, random);
  return kit.build("house");
}

/** A dog house with a flat, snowy roof; its opening towards -z. */
export function createDogHouse(): Group {
  const kit = new Kit();
  const wood = matte(palette.timber);
  kit.box(wood, [1.1, 0.8, 1], [0, 0.5, 0]);
  kit.add(
    matte("#17181c"),
    new CylinderGeometry(0.24, 0.24, 0.02, 20),
    [0, 0.48, -0.51],
    [Math.PI / 2, 0, 0],
  );
  kit.add(matte("#17181c"), new BoxGeometry(0.48, 0.3, 0.02), [0, 0.32, -0.51]);
  kit.box(matte(palette.timberDark), [1.35, 0.07, 1.3], [0, 0.95, -0.04], [0.1, 0, 0]);
  kit.snow([1.36, 0.3, 1.32], [0, 0.98, -0.04], [0.1, 0, 0]);
  kit.snow([1.5, 0.26, 1.3], [0, -0.1, 0.1]);
  return kit.build("dog house");
}
