import { CylinderGeometry, type Group, SphereGeometry } from "three";
import { Kit } from "./kit";
import { glow, matte, palette, snowCover } from "./palette";
import { randomFrom } from "./random";

/** A split-rail fence along +x, snow on every rail. */
export function createFence({
  length = 12,
  seed = 1,
}: {
  length?: number;
  seed?: number;
} = {}): Group {
  const random = randomFrom(seed);
  const kit = new Kit();
  const wood = matte("#6b5d52");
  for (let x = 0; x <= length; x += 2) {
    kit.rod(wood, [x, -1.2, 0], [x + (random() - 0.5) * 0.1, 1.25 + random() * 0.15, 0], 0.06, 6);
    kit.add(snowCover(), new SphereGeometry(0.12, 8, 6), [x, 1.36, 0]);
    kit.add(snowCover(), new SphereGeometry(0.55, 16, 8).scale(1, 0.4, 1), [x, -0.3, 0.05]);
  }
  for (const y of [0.5, 0.98])
    for (let x = 0; x < length; x += 2) {
      kit.rod(
        wood,
        [x - 0.15, y + random() * 0.06, 0.06],
        [x + 2.15, y + random() * 0.06, 0.06],
        0.045,
        6,
      );
      kit.snow([2.1, 0.11, 0.13], [x + 1, y + 0.04, 0.06]);
    }
  return kit.build("fence");
}

/** Stacked split birch under a cap of snow, along x. */
export function createWoodpile({
  length = 3,
  seed = 1,
}: {
  length?: number;
  seed?: number;
} = {}): Group {
  const random = randomFrom(seed);
  const kit = new Kit();
  const ends = [matte("#d3b48c"), matte("#c4a078"), matte("#e0c6a2")];
  for (let row = 0; row < 7; row++)
    for (let x = 0; x < length; x += 0.19) {
      const radius = 0.085 + random() * 0.025;
      kit.add(
        ends[Math.floor(random() * 3)],
        new CylinderGeometry(radius, radius, 0.5 + random() * 0.08, 7),
        [x - length / 2 + (row % 2) * 0.09, 0.12 + row * 0.165, (random() - 0.5) * 0.06],
        [Math.PI / 2, random() * 3, 0],
      );
    }
  for (const x of [-1, 1])
    kit.rod(
      matte(palette.timberDark),
      [x * (length / 2 + 0.12), -0.2, 0],
      [x * (length / 2 + 0.12), 1.5, 0],
      0.06,
    );
  kit.snow([length + 0.5, 0.36, 0.8], [0, 1.2, 0]);
  return kit.build("woodpile");
}

/** A wooden lamp post, its lamp at 3.1 m; pair it with world.lamp(). */
export function createLampPost({ lit = true }: { lit?: boolean } = {}): Group {
  const kit = new Kit();
  kit.rod(matte(palette.timberDark), [0, -0.3, 0], [0, 3.4, 0], 0.07, 8, 0.055);
  kit.rod(matte(palette.iron), [0, 3.3, 0], [0, 3.4, -0.5], 0.025, 6);
  kit.box(matte(palette.iron), [0.3, 0.06, 0.3], [0, 3.32, -0.5]);
  kit.box(lit ? glow("#ffc27a", 1.8) : matte("#444b55"), [0.2, 0.26, 0.2], [0, 3.15, -0.5]);
  kit.snow([0.4, 0.18, 0.4], [0, 3.34, -0.5]);
  kit.add(snowCover(), new SphereGeometry(0.11, 8, 6), [0, 3.43, 0]);
  return kit.build("lamp post");
}

/** The red cross on a pole that marks a winter trail, 2.2 m high. */
export function createTrailCross({ seed = 1 }: { seed?: number } = {}): Group {
  const random = randomFrom(seed);
  const kit = new Kit();
  const red = matte("#b5392c");
  kit.rod(matte("#8a7560"), [0, -0.4, 0], [(random() - 0.5) * 0.12, 2.2, 0], 0.04, 6);
  for (const side of [-1, 1])
    kit.rod(red, [-side * 0.42, 1.62, 0.05], [side * 0.42, 2.26, 0.05], 0.05, 5);
  kit.add(snowCover(), new SphereGeometry(0.09, 8, 6), [0, 2.2, 0]);
  return kit.build("trail cross");
}
