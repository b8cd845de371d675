import type { CameraPose } from "../world/stage";
import { heightAt } from "../world/terrain";

export type Place = readonly [number, number];

/** A camera that drifts by a small ellipse (metres to the right, up and ahead) and is back at t = 1. */
export function drift(
  pose: CameraPose,
  [right, up, ahead]: readonly [number, number, number] = [0.4, 0.08, 0.25],
): (t: number) => CameraPose {
  const [x, above, z] = pose.position;
  const floor = Math.max(0, heightAt(x, z));
  const azimuth = pose.target
    ? Math.atan2(pose.target[0] - x, z - pose.target[2])
    : ((pose.bearing?.[0] ?? 0) * Math.PI) / 180;
  const [fx, fz] = [Math.sin(azimuth), -Math.cos(azimuth)];
  return (t) => {
    const turn = t * Math.PI * 2;
    const side = Math.sin(turn) * right;
    const far = (1 - Math.cos(turn)) * ahead * 0.5;
    const [px, pz] = [x + fx * far - fz * side, z + fz * far + fx * side];
    return {
      ...pose,
      position: [
        px,
        floor +
          above +
          Math.sin(turn + 0.9) * up -
          Math.sin(0.9) * up -
          Math.max(0, heightAt(px, pz)),
        pz,
      ],
    };
  };
}

/** The place so many metres ahead and to the right of another, seen along a bearing in degrees. */
export function beside([x, z]: Place, turn: number, ahead: number, right = 0): [number, number] {
  const angle = (turn * Math.PI) / 180;
  const [fx, fz] = [Math.sin(angle), -Math.cos(angle)];
  return [x + fx * ahead - fz * right, z + fz * ahead + fx * right];
}
