import { type Object3D, Vector3 } from "three";
import { trailMiddle } from "../world/layout";
import type { CameraPose, World } from "../world/stage";

export type Spot = readonly [number, number];

/** A place seen from a thing that looks along `turn` degrees: so many metres ahead of it and to its right. */
export function from([x, z]: Spot, turn: number, forward: number, right = 0): [number, number] {
  const [fx, fz] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
  return [x + fx * forward - fz * right, z + fz * forward + fx * right];
}

/** A camera at a place and a height above it that looks at another. */
export function view(eye: Spot, up: number, target: Spot, height: number, fov: number): CameraPose {
  return { position: [eye[0], up, eye[1]], target: [target[0], height, target[1]], fov };
}

/** Places as points of a track. */
export const route = (...spots: Spot[]): Vector3[] => spots.map(([x, z]) => new Vector3(x, 0, z));

/** The azimuth of the forest trail at z, on the way home (north) or out to the mire. */
export function trailTurn(z: number, home = true): number {
  const turn = (Math.atan2(trailMiddle(z - 1) - trailMiddle(z + 1), 2) * 180) / Math.PI;
  return home ? turn : turn + 180;
}

/** The ground, a little raised, for tracks that are seen from far off. */
export const raised = (world: World, lift: number) => (x: number, z: number) =>
  world.heightAt(x, z) + lift;

/** Sets a long thing on sloping snow: from its own place to `ahead` metres in front of it, it follows the ground. */
export function lay<Thing extends Object3D>(
  world: World,
  thing: Thing,
  at: Spot,
  turn: number,
  ahead: number,
  lift = 0.02,
): Thing {
  const [x, z] = from(at, turn, ahead);
  world.place(thing, ...at, turn, lift);
  thing.rotation.order = "YXZ";
  thing.rotation.x = Math.atan2(world.heightAt(x, z) - world.heightAt(...at), ahead);
  return thing;
}
