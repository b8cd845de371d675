import { lakeTrackMiddle } from "../world/layout";
import { createSpruce } from "../world/spruce";
import type { Shot } from "../world/stage";
import { addVillage } from "../world/village";
import { createTrailCross } from "../world/yard-things";

export const auroraLake: Shot = {
  name: "aurora-lake",
  sky: "aurora",
  seed: 1,
  t: 0.1,
  camera: { position: [-128, 2.2, 74], bearing: [54, 10.5], fov: 42 },
  aurora: {
    seed: 12,
    curtains: [
      {
        from: 0,
        to: 115,
        distance: [24, 7],
        base: 1.6,
        height: 5,
        folds: 2.4,
        brightness: 0.85,
        violet: 0.9,
      },
      {
        from: -10,
        to: 75,
        distance: [8, 19],
        base: 1.9,
        height: 5,
        folds: 2.2,
        brightness: 0.55,
        violet: 1,
      },
    ],
  },
  build: (world) =>
    addVillage(world, { lit: 0.85, smoke: "#4d7382", lamps: "west", lampStrength: 40 }),
};

export const lakeNoon: Shot = {
  name: "lake-noon",
  sky: "noon",
  seed: 2,
  camera: { position: [-58, 2, -6], bearing: [-44, 1.2], fov: 34 },
  shadow: { at: 40, reach: 70 },
  sheen: { color: "#fff1d8", azimuth: -20, strength: 0.05 },
  build(world) {
    for (let index = 0; index < 9; index++) {
      const z = -20 - index * 26;
      world.place(createTrailCross({ seed: index + 1 }), lakeTrackMiddle(z) + 2.6, z, 30);
    }
  },
};

export const fellsDawn: Shot = {
  name: "fells-pink-dawn",
  sky: "pink-dawn",
  seed: 3,
  camera: { position: [10, 2.4, -22], bearing: [50, 3], fov: 27 },
  forest: { clearings: [[20, -32, 24]] },
  build(world) {
    world.place(createSpruce({ seed: 44, height: 7.5, spread: 0.15 }), 21.5, -37.5, 0);
    world.place(createSpruce({ seed: 51, height: 4.6, spread: 0.17 }), 19.6, -39.2, 0);
    world.place(createSpruce({ seed: 61, height: 1.7, spread: 0.26 }), 24.6, -36.4, 0);
  },
};

export const villageBlueHour: Shot = {
  name: "village-blue-hour",
  sky: "blue-hour",
  seed: 4,
  camera: { position: [150, 4, 66], target: [172, 7, 160], fov: 27 },
  shadow: { at: 95, reach: 90 },
  build: (world) =>
    addVillage(world, { lit: 0.95, smoke: "#b7c6de", lamps: "street", lampStrength: 34 }),
};
