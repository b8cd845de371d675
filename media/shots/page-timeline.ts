import { createHusky } from "../models/husky";
import { createIceFishing } from "../models/ice-fishing";
import { createOldSnowmobile, createWorkSled } from "../models/old-snowmobile";
import { curtain } from "../world/aurora";
import { createDogHouse, createSchoolhouse } from "../world/buildings";
import { lightFrom } from "../world/sky-presets";
import type { Shot } from "../world/stage";
import { addVillage } from "../world/village";
import {
  createBoards,
  createKennelBoards,
  createLadder,
  createPlankStack,
  createScaffold,
} from "./page-timeline-things";
import { from, route, type Spot, view } from "./page-ways";

const hole: Spot = [-90, -130];
const machine = from(hole, 10, 2.9, 0.45);

export const timeline1990s: Shot = {
  name: "timeline-1990s",
  sky: "noon",
  seed: 141,
  camera: view(from(hole, 170, 5.3, -0.2), 1.3, from(hole, 10, 2.2, 0.84), 0.78, 35),
  lens: { focus: 7.6, blur: 0.006, depth: 0.22 },
  // The colours of an old slide.
  air: {
    zenith: "#7ba3b4",
    middle: "#b7cbc4",
    horizon: "#efe4c4",
    exposure: 1.16,
    light: lightFrom(254, 7, "#ffdfa6", 6, 2.5),
    hemisphere: { sky: "#b8cfd6", ground: "#a89d8c", intensity: 1.4 },
    disc: undefined,
  },
  shadow: { at: 6, reach: 10 },
  build(world) {
    world.place(createIceFishing({ fish: 1, drill: false }), ...hole, 105, 0.02);
    world.place(createOldSnowmobile(), ...machine, 292, 0.03);
    const sled = from(machine, 292, -2.5, 0.04);
    world.place(createWorkSled(), ...sled, 291, 0.03);
    world.track({
      points: route(
        from(machine, 112, 60, -30),
        from(machine, 112, 24, -6),
        from(machine, 112, 6),
        from(machine, 292, 1.15),
      ),
    });
    world.track({
      kind: "boots",
      points: route(
        from(machine, 202, 0.8, 0.2),
        from(machine, 202, 1.6, 0.3),
        from(hole, 60, 0.9),
      ),
    });
  },
};

const kennel: Spot = [-39, -14];
export const timeline2000s: Shot = {
  name: "timeline-2000s",
  sky: "pink-dawn",
  seed: 142,
  lens: { focus: 5.4, blur: 0.006, depth: 0.2 },
  camera: view(from(kennel, 140, 5.4), 1.1, from(kennel, 320, 0, 0.02), 0.85, 28.5),
  air: {
    light: lightFrom(44, 9, "#ffb49e", 3.6, 3),
    hemisphere: { sky: "#a5bdf0", ground: "#8a8fb8", intensity: 1.7 },
  },
  shadow: { at: 5, reach: 10 },
  build(world) {
    // Two pups beside their house, with their backs to us, look out over the lake they are to run on.
    world.place(createDogHouse().add(createKennelBoards()), ...from(kennel, 320, 0.3, -0.95), 250);
    for (const [seed, coat, ahead, right, turn] of [
      [5, "grey", -0.1, 0.35, 326],
      [9, "brown", 0.12, 1.02, 306],
    ] as const) {
      const dog = createHusky({ seed, pose: "sit", coat, harness: null });
      dog.scale.setScalar(0.84);
      world.place(dog, ...from(kennel, 320, ahead, right), turn, -0.1);
    }
  },
};
export const timeline2020: Shot = {
  name: "timeline-2020",
  sky: "snowfall",
  seed: 143,
  camera: { position: [-17, 1.6, -19.5], target: [-2.4, 4.2, -2], fov: 46 },
  air: {
    haze: { density: 5, height: 1500, mist: 0, mistHeight: 8 },
    hemisphere: { sky: "#b9cce6", ground: "#4c628a", intensity: 1.45 },
    light: lightFrom(300, 34, "#e6ecf5", 1.1, 10),
  },
  shadow: { at: 16, reach: 26 },
  build(world) {
    world.place(createSchoolhouse({ lit: 0, seed: 3 }), 0, 0, 0, -0.1);
    const wall = -4.75;
    world.place(createLadder(6.3, 1.75), -6.8, wall, 0).position.y =
      world.heightAt(-6.8, wall - 1.7) - 0.1;
    for (const x of [-3.2, 5.6])
      world.place(createBoards(), x, -4.7).position.y = world.heightAt(0, 0) + 1.9;
  },
};

export const timeline2022: Shot = {
  name: "timeline-2022",
  sky: "noon",
  seed: 144,
  camera: { position: [17.5, 1.65, -19], target: [3.5, 3.9, -3], fov: 46 },
  air: { light: lightFrom(38, 15, "#ffe6bf", 5.4, 2.5), disc: undefined },
  shadow: { at: 16, reach: 28 },
  build(world) {
    world.place(createSchoolhouse({ lit: 0.15, seed: 3 }), 0, 0, 0, -0.1);
    const base = world.heightAt(0, 0) - 0.1;
    world.place(createScaffold(7), 6.2, -4.9).position.y = base;
    world.place(createScaffold(8), 9.75, 0, 90).position.y = base;
    world.place(createPlankStack(4.6, 7), 4.4, -12.3, -14, 0.02);
    world.place(createPlankStack(3.6, 3), 8.8, -12.9, 24, 0.02);
  },
};

export const timeline2024: Shot = {
  name: "timeline-2024",
  sky: "aurora",
  seed: 145,
  t: 0.2,
  camera: { position: [31, 1.6, -33], target: [3, 10.2, 0], fov: 44 },
  forest: {
    clearings: [
      [31, -33, 22],
      [16, -24, 16],
    ],
  },
  aurora: {
    seed: 12,
    curtains: [
      curtain([150, 262], [7, 14], 2.4, 5.5, 2.4, 0.75, 0.9),
      curtain([175, 300], [18, 9], 2, 5, 2.2, 0.45, 1),
    ],
  },
  build: (world) =>
    addVillage(world, { lit: 1, smoke: "#6f8f9a", lamps: "schoolhouse", lampStrength: 12 }),
};
