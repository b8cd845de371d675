import type { Object3D } from "three";
import { createHusky } from "../models/husky";
import { createSled } from "../models/sled";
import { createSnowmobile } from "../models/snowmobile";
import { beside, drift } from "../sets/drift";
import { createLuggage } from "../sets/luggage";
import { stillShadows } from "../sets/still-shadows";
import { createSteam } from "../world/particles";
import { lightFrom } from "../world/sky-presets";
import type { Shot, World } from "../world/stage";
import { addVillage } from "../world/village";
import { createAsa, createErik, createMaja } from "./family";

export const aboutHero: Shot = {
  name: "about-hero",
  sky: "golden",
  seed: 111,
  sway: 11,
  camera: drift(
    { position: [-20.5, 1.65, -27], target: [-0.7, 4.6, -12.6], fov: 48 },
    [0.4, 0.08, 0.35],
  ),
  air: { light: lightFrom(158, 5, "#ffb878", 6, 3) },
  shadow: { at: 30, reach: 42 },
  build(world) {
    stillShadows(world);
    addVillage(world, { lit: 0.5, smoke: "#f6d9b4", houses: false });
    world.place(createErik({ seed: 1, glance: { yaw: -0.2 } }), -10.6, -12.6, -48);
    world.place(createAsa({ seed: 2, pose: "wave" }), -11.7, -11.9, -42);
    world.place(createMaja({ seed: 3, pose: "crouch" }), -12.6, -13.9, 40);
    world.place(createHusky({ seed: 5, pose: "sit", coat: "grey" }), -11.8, -14.7, -60);
    world.place(createHusky({ seed: 8, pose: "stand" }), -14.3, -13.4, 75);
  },
};

export const bookHero: Shot = {
  name: "book-hero",
  sky: "pink-dawn",
  seed: 112,
  // The house stands right of the words.
  camera: { position: [26, 2.6, -34], bearing: [201, 1.6], fov: 42 },
  air: { light: lightFrom(98, 7, "#ffa48f", 3.4, 3) },
  forest: {
    clearings: [
      [20, -28, 14],
      [8, -32, 9],
      [48, -28, 27],
      [86, -36, 30],
    ],
  },
  shadow: { at: 12, reach: 24 },
  build(world) {
    addVillage(world, { lit: 0.75, smoke: "#e8ced2", houses: false });
    const set = (thing: Object3D, ahead: number, right: number, turn: number) =>
      world.place(thing, ...beside([26, -34], 201, ahead, right), turn, -0.04);
    set(createSled({ skin: false }).add(createLuggage()), 8.6, 1.9, 272);
    set(createSnowmobile({ colour: "#9c2f26", seed: 1 }), 12.4, 5.2, 63);
    set(createSnowmobile({ colour: "#2b4d6b", seed: 2 }), 15.4, 8.2, 57);
  },
};

// The hot tub on the shore: its lamps, and the steam above it.
function lightTub(world: World): void {
  world.lamp(-30.6, 0.8, -4.4, 5, 9);
  world.lamp(-28.5, 1.6, -3, 3, 6, "#ffb25e");
  const steam = { color: "#b9b3ad", strength: 0.15, rise: 3.8, count: 110 };
  world.play(createSteam(world.pixels, steam), -28.5, -3, 0, 0.95);
}

export const accommodationHero: Shot = {
  name: "accommodation-hero",
  sky: "starry",
  seed: 113,
  air: {
    zenith: "#0a1730",
    middle: "#17305a",
    horizon: "#3d5f8c",
    hemisphere: { sky: "#5f88c8", ground: "#22365a", intensity: 0.85 },
  },
  sway: 11,
  camera: drift({ position: [-46, 2.2, -10.5], bearing: [97.5, 4.7], fov: 40 }, [0.35, 0.06, 0.3]),
  build(world) {
    stillShadows(world);
    addVillage(world, { lit: 1, smoke: "#5c7090", lamps: "none", dogs: false, houses: false });
    lightTub(world);
    world.lamp(-10, 2.7, -9.5, 26, 26);
    world.lamp(-11.5, 2.4, 0, 9, 12);
  },
};

export const featureSauna: Shot = {
  name: "feature-sauna",
  sky: "starry",
  seed: 114,
  air: { hemisphere: { sky: "#5f88c8", ground: "#1c2f50", intensity: 0.85 } },
  sway: 11,
  camera: drift(
    { position: [-39.2, 1.9, -13.2], target: [-28.8, 3.1, 2.4], fov: 50 },
    [0.25, 0.05, 0.25],
  ),
  build(world) {
    stillShadows(world);
    addVillage(world, { lit: 1, smoke: "#55698a", lamps: "none", dogs: false, houses: false });
    world.lamp(-31.6, 1.9, 8.6, 9, 12);
    lightTub(world);
  },
};
