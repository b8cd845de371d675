import { createCampfire, poseCampfire } from "../models/campfire";
import { createPerson } from "../models/person";
import { createLantern } from "../models/props";
import { drift } from "../sets/drift";
import { stillShadows } from "../sets/still-shadows";
import { curtain } from "../world/aurora";
import { createPlume, createSparks } from "../world/particles";
import { createLavvu } from "../world/shore-things";
import type { Shot, World } from "../world/stage";
import { seatAround } from "./gallery-kit";

function addLavvu(world: World, x: number, z: number, turn: number, seed = 3): void {
  world.place(createLavvu(seed), x, z, turn, -0.16);
  const smoke = createPlume(world.pixels, {
    color: "#5b6f8d",
    rise: 9,
    width: 1.8,
    strength: 0.12,
    seed: 4,
  });
  world.play(smoke, x, z, 0, 4.2);
  world.play(createSparks(world.pixels, { rise: 3.5 }), x, z, 0, 4.2);
}

export const featureAurora: Shot = {
  name: "feature-aurora",
  sky: "aurora",
  seed: 131,
  sway: 11,
  camera: drift({ position: [-84, 1.5, 182], bearing: [-14, 17], fov: 66 }, [0.2, 0.05, 0.2]),
  forest: {
    clearings: [
      [-87, 171, 11],
      [-89, 160, 7],
    ],
  },
  aurora: {
    seed: 9,
    swing: 0.24,
    curtains: [
      curtain([-85, 48], [4, 5], 2.4, 6.5, 1.6, 0.85, 2),
      curtain([-60, 70], [8, 10], 2, 7, 2.2, 0.65, 1.6),
    ],
  },
  build(world) {
    stillShadows(world);
    world.place(
      createPerson({
        seed: 5,
        pose: "stand",
        glance: { pitch: 0.5 },
        look: { headWear: "pompom", outfit: "parka", jacket: "#b23a2a", hat: "#e0a63a" },
      }),
      -85.6,
      170.6,
      -14,
    );
    world.place(createLantern(2), -84.9, 170.9, 0);
  },
};

export const packageAurora: Shot = {
  name: "package-film-aurora",
  sky: "aurora",
  seed: 132,
  sway: 11,
  camera: drift({ position: [-415, 1.6, 600], bearing: [-45, 9], fov: 46 }, [0.35, 0.06, 0.3]),
  forest: { clearings: [[-421, 592, 10]], reach: 1100 },
  aurora: {
    seed: 21,
    swing: 0.24,
    curtains: [
      curtain([-110, 30], [16, 9], 1.6, 5, 2.4, 0.95, 0.5),
      curtain([-90, 20], [7, 14], 2.2, 4.5, 1.8, 0.5, 0.7),
    ],
  },
  build(world) {
    stillShadows(world);
    addLavvu(world, -421.5, 590, 120);
    world.lamp(-417.4, 1.1, 592.4, 12, 15);
    world.lamp(-424.4, 1.1, 594, 10, 14);
  },
};

export const northernLightsHero: Shot = {
  name: "northern-lights-hero",
  sky: "aurora",
  seed: 133,
  sway: 11,
  camera: drift({ position: [-98.5, 1.8, 236.5], bearing: [-35, 11], fov: 66 }, [0.4, 0.08, 0.3]),
  forest: {
    clearings: [
      [-104, 226, 17],
      [-98, 236, 8],
    ],
  },
  aurora: {
    seed: 33,
    swing: 0.24,
    curtains: [
      curtain([-120, 55], [6, 9], 2.1, 6, 2.1, 0.95, 1.1),
      curtain([-80, 60], [14, 8], 2.4, 6, 2.4, 0.55, 1.6),
    ],
  },
  build(world) {
    stillShadows(world);
    const fire = world.place(createCampfire({ seats: 3, light: 1.6, pot: false }), -103, 223, -20);
    world.animate((t) => poseCampfire(fire, t));
    seatAround(
      fire,
      [41, 42, 43].map((seed) => ({ seed, detail: "far" })),
    );
  },
};
