import { Group } from "three";
import { cloth, wool } from "../models/materials";
import { box, merge, placed, solid, tube, v } from "../models/shapes";

/** Bags, a rolled blanket and a rope, packed on a sled. */
export function createLuggage(): Group {
  const group = new Group();
  const bag = (
    wide: number,
    high: number,
    deep: number,
    colour: string,
    x: number,
    y: number,
    z: number,
    turn = 0,
  ) =>
    group.add(
      solid(
        placed(box(wide, high, deep, Math.min(wide, high, deep) * 0.42), 0, 0, 0, 0, turn),
        cloth(colour),
        [x, y, z],
      ),
    );
  bag(0.46, 0.32, 0.66, "#b4472f", 0.01, 0.5, -0.62, 0.06);
  bag(0.44, 0.36, 0.52, "#2f5a7a", -0.01, 0.53, -0.02, -0.05);
  bag(0.4, 0.24, 0.5, "#c9973f", 0, 0.76, -0.36, 0.12);
  group.add(solid(placed(box(0.56, 0.2, 0.2, 0.095), 0, 0, 0), wool("#e6ddcb"), [0, 0.78, 0.06]));
  const rope = (z: number, high: number) =>
    tube(
      [
        v(-0.27, 0.42, z),
        v(-0.25, high * 0.8, z),
        v(-0.12, high, z),
        v(0.12, high, z),
        v(0.25, high * 0.8, z),
        v(0.27, 0.42, z),
      ],
      0.011,
      30,
      6,
    );
  group.add(
    solid(merge([rope(-0.75, 0.68), rope(-0.36, 0.9), rope(0.08, 0.88)]), cloth("#22303f")),
  );
  return group;
}
