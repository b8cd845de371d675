import { Group, Mesh } from "three";
import { createDogTeam } from "../models/dog-team";
import { createSnowmobile } from "../models/snowmobile";
import { curtain } from "../world/aurora";
import { birchGeometry } from "../world/birch";
import { trailMiddle } from "../world/layout";
import { painted } from "../world/palette";
import { createPlume } from "../world/particles";
import { lightFrom } from "../world/sky-presets";
import { createSpruce } from "../world/spruce";
import type { Shot } from "../world/stage";
import { addVillage } from "../world/village";
import { from, lay, route, type Spot, trailTurn, view } from "./page-ways";

const leader: Spot = [-260, -330];
const second = from(leader, 262, 9.5, -1.2);

export const experienceSnowmobile: Shot = {
  name: "experience-snowmobile",
  sky: "golden",
  seed: 101,
  camera: view(from(leader, 42, 8.6, 0.2), 1.35, from(leader, 260, 4, -0.1), 1.15, 35),
  air: { light: lightFrom(239, 5, "#ffb268", 7, 3) },
  sheen: { color: "#ffcf8e", azimuth: 239, strength: 0.1 },
  shadow: { at: 12, reach: 18 },
  build(world) {
    world.track({
      points: route(
        from(leader, 250, 150, 20),
        from(leader, 256, 70, 6),
        from(leader, 260, 30, 0.6),
        from(second, 82, 0),
        from(leader, 262, 3),
        from(leader, 80, 0.4),
      ),
    });
    world.place(
      createSnowmobile({
        driver: true,
        lights: "glow",
        colour: "#b0342a",
        seed: 3,
        driverLook: { jacket: "#2b4562", trousers: "#2b4562", hat: "#e9edf0", accent: "#c2452f" },
      }),
      ...leader,
      80,
    );
    world.place(
      createSnowmobile({
        driver: true,
        passenger: true,
        lights: "glow",
        colour: "#2b5478",
        seed: 5,
        driverLook: { jacket: "#b95c33", trousers: "#b95c33", hat: "#22262c", accent: "#e0a63a" },
        passengerLook: { jacket: "#2f6266", trousers: "#2f6266", hat: "#9c2f26" },
      }),
      ...second,
      76,
    );
    for (const [at, seed] of [
      [from(leader, 262, 1.6), 3],
      [from(second, 258, 1.6), 4],
    ] as const) {
      const powder = createPlume(world.pixels, {
        color: "#ffe9cf",
        rise: 0.9,
        width: 1.5,
        from: 0.5,
        drift: -1.6,
        strength: 0.13,
        count: 60,
        seed,
      });
      world.play(powder, ...at, 0, 0.15);
    }
  },
};

export const experienceAurora: Shot = {
  name: "experience-aurora",
  sky: "aurora",
  seed: 102,
  t: 0.35,
  camera: { position: [-420, 1.9, 520], bearing: [8, 15], fov: 46 },
  // The slope stays bare, so that the spruces are one dark line.
  forest: {
    clearings: [
      [-420, 520, 34],
      [-424, 470, 30],
      [-395, 468, 30],
      [-440, 470, 22],
    ],
  },
  aurora: {
    seed: 31,
    curtains: [
      curtain([-75, 70], [6.5, 11], 2.3, 5, 2.2, 1, 0.1),
      curtain([-50, 85], [17, 9], 2.1, 4.5, 2.4, 0.75, 0.1),
    ],
  },
  build(world) {
    world.place(createSpruce({ seed: 9, height: 9, spread: 0.14 }), -405, 496);
    world.place(createSpruce({ seed: 17, height: 5.5, spread: 0.17 }), -402.5, 495);
    world.place(createSpruce({ seed: 23, height: 3, spread: 0.2 }), -431, 499);
  },
};

const teamAt: Spot = [trailMiddle(199), 199];
const homeward = trailTurn(196);

export const experienceDogs: Shot = {
  name: "experience-dogs",
  sky: "golden",
  seed: 103,
  camera: view(from(teamAt, homeward, 9.9, -1.5), 1.0, from(teamAt, homeward, 3.2, 0.1), 1.12, 43),
  air: { light: lightFrom(homeward + 170, 9, "#ffc07c", 6.5, 2.5) },
  sheen: { color: "#ffcf8e", azimuth: homeward + 170, strength: 0.08 },
  forest: {
    clearings: [
      [...from(teamAt, homeward, 10, -3), 5.5],
      [...from(teamAt, homeward, 3, -4.5), 2.5],
      [...from(teamAt, homeward, 2.5, 5), 3.6],
      [...from(teamAt, homeward + 176, 55), 9],
      [...from(teamAt, homeward + 174, 72), 13],
      [...from(teamAt, homeward + 172, 96), 16],
    ],
  },
  shadow: { at: 10, reach: 18 },
  build(world) {
    lay(world, createDogTeam({ seed: 3, t: 0.15, pairs: 3 }), teamAt, homeward, 6);
  },
};

/** A frosted birch as a thing of its own. */
export function createBirch(seed: number, height: number): Group {
  const mesh = new Mesh(birchGeometry(seed, height), painted(true));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return new Group().add(mesh);
}

export const experienceLodging: Shot = {
  name: "experience-lodging",
  sky: "blue-hour",
  seed: 104,
  camera: { position: [13.2, 1.55, -17.2], target: [1.6, 4.2, -4], fov: 46 },
  air: {
    zenith: "#12274c",
    middle: "#2a4b7d",
    horizon: "#6d8bb8",
    hemisphere: { sky: "#7098d6", ground: "#2c4268", intensity: 0.9 },
    stars: 0.35,
  },
  shadow: { at: 20, reach: 30 },
  build(world) {
    addVillage(world, { lit: 1, smoke: "#8ea3c6", lamps: "schoolhouse", lampStrength: 18 });
    world.place(createBirch(7, 7.5), 6.6, -16.4);
    world.place(createBirch(19, 6.5), 5.2, -15.2, 90);
    world.place(createBirch(3, 5), 13.4, -11.6, 40);
  },
};
