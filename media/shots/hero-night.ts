import { createCampfire, poseCampfire } from "../models/campfire";
import { createPerson } from "../models/person";
import { createLantern } from "../models/props";
import { drift } from "../sets/drift";
import { stillShadows } from "../sets/still-shadows";
import { createPlume, createSparks } from "../world/particles";
import { createLavvu } from "../world/shore-things";
import type { Shot, World } from "../world/stage";

function addLavvu(world: World, x: number, z: number, turn: number, seed = 3): void {
  world.place(createLavvu({ seed }), x, z, turn, -0.16);
  const smoke = createPlume(world.pixels, {
    color: "#5b6f8d",
    rise: 9,
    width: 1.8,
    strength: 0.12,
    seed: 4,
  });
  world.place(smoke.points, x, z, 0, 4.2);
  const sparks = createSparks(world.pixels, { rise: 3.5 });
  world.place(sparks.points, x, z, 0, 4.2);
  world.animate(smoke.pose);
  world.animate(sparks.pose);
}

export const featureAurora: Shot = {
  name: "feature-aurora",
  ratio: 4 / 5,
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
      {
        from: -85,
        to: 48,
        distance: [4, 5],
        base: 2.4,
        height: 6.5,
        folds: 1.6,
        brightness: 0.85,
        violet: 2,
      },
      {
        from: -60,
        to: 70,
        distance: [8, 10],
        base: 2,
        height: 7,
        folds: 2.2,
        brightness: 0.65,
        violet: 1.6,
      },
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
    world.place(createLantern({ light: 2 }), -84.9, 170.9, 0);
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
      {
        from: -110,
        to: 30,
        distance: [16, 9],
        base: 1.6,
        height: 5,
        folds: 2.4,
        brightness: 0.95,
        violet: 0.5,
      },
      {
        from: -90,
        to: 20,
        distance: [7, 14],
        base: 2.2,
        height: 4.5,
        folds: 1.8,
        brightness: 0.5,
        violet: 0.7,
      },
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
      {
        from: -120,
        to: 55,
        distance: [6, 9],
        base: 2.1,
        height: 6,
        folds: 2.1,
        brightness: 0.95,
        violet: 1.1,
      },
      {
        from: -80,
        to: 60,
        distance: [14, 8],
        base: 2.4,
        height: 6,
        folds: 2.4,
        brightness: 0.55,
        violet: 1.6,
      },
    ],
  },
  build(world) {
    stillShadows(world);
    const fire = world.place(createCampfire({ seats: 3, light: 1.6, pot: false }), -103, 223, -20);
    world.animate((t) => poseCampfire(fire, t));
    [0, 1, 2].forEach((index) => {
      const angle = -Math.PI / 2 + (index - 1) * 1.25;
      const person = createPerson({ seed: 41 + index, pose: "sit-fire", detail: "far" });
      person.position.set(Math.cos(angle) * 1.7, 0, Math.sin(angle) * 1.7);
      person.rotation.y = Math.PI / 2 - angle;
      fire.add(person);
    });
  },
};
