import type { Vector3 } from "three";

/** The middle joint of a limb of two bones that reaches from `root` towards `end`, bent towards `pole`. */
export function middleJoint(
  root: Vector3,
  end: Vector3,
  upper: number,
  lower: number,
  pole: Vector3,
): Vector3 {
  const way = end.clone().sub(root);
  const distance = Math.min(way.length(), (upper + lower) * 0.999);
  way.normalize();
  const along = (upper * upper - lower * lower + distance * distance) / (2 * distance);
  const out = Math.sqrt(Math.max(0, upper * upper - along * along));
  const side = pole.clone().addScaledVector(way, -pole.dot(way)).normalize();
  return root.clone().addScaledVector(way, along).addScaledVector(side, out);
}

/** `end`, or the farthest point in its direction that a limb of this length reaches. */
export function withinReach(root: Vector3, end: Vector3, length: number): Vector3 {
  const way = end.clone().sub(root);
  return way.length() <= length
    ? end.clone()
    : root.clone().addScaledVector(way.normalize(), length);
}
