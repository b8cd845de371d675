import { Vector3 } from "three";
import { drift } from "../sets/drift";
import { stillShadows } from "../sets/still-shadows";
import { curtain } from "../world/aurora";
import { lakeTrackMiddle } from "../world/layout";
import type { Shot } from "../world/stage";
import { addVillage } from "../world/village";
import { createTrailCross } from "../world/yard-things";

/** The way over the ice from the north-west to the schoolhouse's shore. */
const way = Array.from({ length: 16 }, (_, index) => -2 - index * 9).map(
  (z) => new Vector3(lakeTrackMiddle(z), 0, z),
);

export const homeHero: Shot = {
  name: "home-hero",
  sky: "aurora",
  seed: 101,
  sway: 11,
  camera: drift({ position: [-150, 2.3, -102], bearing: [114, 8.6], fov: 39 }, [0.7, 0.1, 0.5]),
  aurora: {
    seed: 4,
    swing: 0.24,
    curtains: [
      curtain([30, 165], [5, 23], 1.6, 5.5, 2.6, 0.78, 0.75),
      curtain([70, 190], [26, 8], 2.2, 6, 2.6, 0.6, 0.95),
    ],
  },
  build(world) {
    stillShadows(world);
    addVillage(world, {
      lit: 0.95,
      smoke: "#4d7382",
      lamps: "west",
      lampStrength: 46,
      dogs: false,
      houses: false,
    });
    for (let index = 0; index < 5; index++) {
      const z = -24 - index * 17;
      world.place(createTrailCross({ seed: index + 1 }), lakeTrackMiddle(z) - 2.8, z, 128);
    }
    world.track({ points: way });
  },
};
