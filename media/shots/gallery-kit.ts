import type { BufferGeometry, Group, Mesh, Object3D } from "three";
import { createPerson, type PersonOptions } from "../models/person";
import { merge, tube, v } from "../models/shapes";
import { azimuthOf } from "../world/bearing";
import { createPlume, type PlumeOptions } from "../world/particles";
import type { World } from "../world/stage";
import { from, type Spot } from "./page-ways";

/** Powder thrown up behind a machine or a sled at a place, heading along `turn` degrees. */
export function addPowder(
  world: World,
  [x, z]: Spot,
  turn: number,
  options: PlumeOptions = {},
): void {
  const powder = createPlume(world.pixels, {
    rise: 1,
    width: 1.5,
    from: 0.5,
    drift: 2.6,
    color: "#f4f7fb",
    strength: 0.13,
    count: 90,
    ...options,
  });
  world.play(powder, x, z, turn + 90, 0.12);
}

/** Sets a thing on sloping snow, pitched and rolled with the ground over its own length and width. */
export function placeOnSlope<Thing extends Object3D>(
  world: World,
  thing: Thing,
  at: Spot,
  turn: number,
  length = 3,
  width = 1,
): Thing {
  const height = (spot: Spot) => world.heightAt(...spot);
  world.place(thing, ...at, turn, 0);
  thing.rotation.order = "YXZ";
  thing.rotation.x = Math.atan2(
    height(from(at, turn, length / 2)) - height(from(at, turn, -length / 2)),
    length,
  );
  thing.rotation.z = Math.atan2(
    height(from(at, turn, 0, width / 2)) - height(from(at, turn, 0, -width / 2)),
    width,
  );
  thing.position.y = (height(from(at, turn, length / 2)) + height(from(at, turn, -length / 2))) / 2;
  return thing;
}

/** People on the seats of a campfire made with as many seats. */
export function seatAround(fire: Group, seats: readonly PersonOptions[]): void {
  seats.forEach((seat, index) => {
    const angle = -Math.PI / 2 + (index - (seats.length - 1) / 2) * 1.25;
    const person = createPerson({ pose: "sit-fire", ...seat });
    person.position.set(Math.cos(angle) * 1.7, 0, Math.sin(angle) * 1.7);
    person.rotation.y = Math.PI / 2 - angle;
    fire.add(person);
  });
}

/** Sets a bowed tree so that its top hangs towards an azimuth, bent `arch` times as far as it was made. */
export function placeBowed(
  world: World,
  tree: Group,
  [x, z]: Spot,
  azimuth: number,
  arch = 0.42,
): void {
  const mesh = tree.children[0] as Mesh;
  const position = mesh.geometry.getAttribute("position");
  let [height, leanX, leanZ] = [0, 0, 0];
  for (let index = 0; index < position.count; index++)
    height = Math.max(height, position.getY(index));
  for (let index = 0; index < position.count; index++)
    if (position.getY(index) > height * 0.8)
      [leanX, leanZ] = [leanX + position.getX(index), leanZ + position.getZ(index)];
  const [along, across] = [leanX, leanZ].map((value) => value / Math.hypot(leanX, leanZ));
  // Every height is turned about the foot, so that the stem keeps its length.
  for (let index = 0; index < position.count; index++) {
    const [px, py, pz] = [position.getX(index), position.getY(index), position.getZ(index)];
    const turn = arch * 3 * Math.max(0, py / height) ** 1.5;
    const out = px * along + pz * across;
    const [bent, up] = [
      (py * (1 - Math.cos(turn))) / Math.max(turn, 0.01) + out * Math.cos(turn),
      (py * Math.sin(turn)) / Math.max(turn, 0.01) - out * Math.sin(turn),
    ];
    position.setXYZ(
      index,
      px + (bent - out) * along,
      turn < 0.01 ? py : up,
      pz + (bent - out) * across,
    );
  }
  mesh.geometry.computeVertexNormals();
  world.place(tree, x, z, azimuth - azimuthOf(along, across));
}

/** Draws the lines of a team anew, from wherever its dogs were put: taut, as they are before the start. */
export function tautLines(team: Group): void {
  const { dogs, gangline } = team.userData as { dogs: Group; gangline: Mesh };
  const onDog = (dog: Object3D, x: number, y: number, z: number) => {
    dog.updateMatrix();
    return v(x, y, z).applyMatrix4(dog.matrix);
  };
  const main = [v(0, 0.24, -1.15)];
  const lines: BufferGeometry[] = [];
  for (let first = 0; first < dogs.children.length; first += 2) {
    const pair = dogs.children.slice(first, first + 2);
    const height = 0.34 + pair.reduce((sum, { position }) => sum + position.y, 0) * 0.3;
    const [tugs, necks] = [0.95, -0.22].map((behind) => v(0, height, pair[0].position.z + behind));
    main.push(tugs, necks);
    for (const dog of pair) {
      const side = Math.sign(dog.position.x);
      lines.push(
        tube([onDog(dog, -side * 0.02, 0.53, 0.3), tugs], 0.008, 12, 5),
        tube([onDog(dog, -side * 0.09, 0.47, -0.28), necks], 0.006, 10, 5),
      );
    }
  }
  gangline.geometry = merge([tube(main, 0.011, 60, 6), ...lines]);
}
