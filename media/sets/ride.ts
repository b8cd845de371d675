import { beside } from "./drift";

/** Where on the frozen lake the films of dogs and machines are made: x and z in metres. */
export const rideAt = [150, -350] as const;

/** A point beside a ride: metres ahead of it, to its right and above the snow, for a heading in degrees. */
export function eye(
  heading: number,
  ahead: number,
  right: number,
  up: number,
): [number, number, number] {
  const [x, z] = beside(rideAt, heading, ahead, right);
  return [x, up, z];
}
