import { createHusky } from "../models/husky";
import type { Shot } from "../world/stage";
import { addVillage } from "../world/village";
import { createAsa, createErik, createMaja } from "./family";
import { softDrift } from "./page-timeline-things";

export const owners: Shot = {
  name: "owners",
  ratio: 4 / 5,
  sky: "golden",
  seed: 111,
  camera: { position: [6.1, 1.5, -13.2], target: [5.64, 1.44, -8], fov: 25.5 },
  air: {
    light: {
      azimuth: 62,
      elevation: 10,
      color: "#ffcb8e",
      intensity: 5.2,
      shadows: true,
      softness: 3,
    },
    disc: undefined,
  },
  shadow: { at: 6, reach: 9 },
  build(world) {
    addVillage(world, { lit: 0.6, smoke: "#f3cfa6" });
    world.place(softDrift(12, 1.42, 3.4), 6.4, -4.7, 0, -0.1);
    world.place(createErik({ seed: 3, glance: { yaw: -0.08 } }), 5.26, -8, -14, 0.02);
    world.place(createAsa({ seed: 5, glance: { yaw: 0.1 } }), 6.02, -8.15, 15, 0.02);
  },
};

export const meetUs: Shot = {
  name: "meet-us",
  ratio: 4 / 5,
  sky: "pink-dawn",
  seed: 112,
  camera: { position: [-2.9, 1.75, -13.6], target: [-0.15, 1.3, -7], fov: 38 },
  air: {
    light: {
      azimuth: 318,
      elevation: 12,
      color: "#ffb3a0",
      intensity: 3.2,
      shadows: true,
      softness: 4,
    },
    hemisphere: { sky: "#a5bdf0", ground: "#8a8fb8", intensity: 1.7 },
  },
  shadow: { at: 7, reach: 10 },
  build(world) {
    addVillage(world, { lit: 1, smoke: "#e6cfd8" });
    world.lamp(0, 2.7, -6.3, 4, 7);
    const base = world.heightAt(0, 0) - 0.1;
    const set = (
      thing: ReturnType<typeof createErik>,
      x: number,
      up: number,
      z: number,
      turn: number,
    ) => {
      world.place(thing, x, z, turn);
      thing.position.y = base + up;
    };
    set(createErik({ seed: 3 }), -0.45, 0.6, -6.6, -18);
    set(createAsa({ seed: 5 }), 0.5, 0.59, -6.75, -22);
    set(createMaja({ seed: 1, pose: "sit" }), -0.2, 0, -7.35, -18);
    set(createHusky({ seed: 5, pose: "sit", coat: "grey", harness: null }), 0.72, 0.25, -7.8, -6);
    world.place(createHusky({ seed: 8, pose: "stand", coat: "black" }), -1.15, -8.1, 10);
    world.place(createHusky({ seed: 11, pose: "stand", coat: "brown" }), -2.03, -8.9, -4);
    world.place(createHusky({ seed: 14, pose: "sit", coat: "pale", harness: null }), -0.2, -9, -10);
  },
};
