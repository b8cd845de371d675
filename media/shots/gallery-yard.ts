import type { Group } from "three";
import { createDogTeam } from "../models/dog-team";
import { createPerson } from "../models/person";
import { createHelmets } from "../models/props";
import { createReindeer } from "../models/reindeer";
import { createSnowmobile } from "../models/snowmobile";
import { createPlume, createSnowfall, createSteam } from "../world/particles";
import { createHotTub, createJetty, createSauna } from "../world/shore-things";
import { lightFrom } from "../world/sky-presets";
import { createSpruce } from "../world/spruce";
import type { Shot } from "../world/stage";
import { addVillage } from "../world/village";
import { tautLines } from "./gallery-kit";
import { from, route, type Spot, view } from "./page-ways";

const start: Spot = [6.2, -16.5];
export const galleryDogsStart: Shot = {
  name: "gallery--dogs-start",
  sky: "pink-dawn",
  seed: 302,
  air: { light: lightFrom(62, 9, "#ffb49e", 3.4, 4) },
  camera: view([-3.1, -24.2], 0.95, [2.35, -15.9], 1.65, 31),
  lens: { focus: 10, blur: 0.005, depth: 0.25 },
  shadow: { at: 9, reach: 18 },
  build(world) {
    addVillage(world, { lit: 0.7, smoke: "#e6cfd8" });
    const team = createDogTeam({
      seed: 9,
      pairs: 3,
      guest: false,
      musherLook: { headWear: "pompom" },
    });
    world.place(team, ...start, -84);
    // Every dog leaps into the harness, each at its own height.
    const leaps = [
      [0.3, 0.36],
      [0.14, 0.16],
      [0.4, 0.5],
      [0.22, 0.28],
      [0.26, -0.1],
      [0.42, 0.44],
    ];
    (team.userData.dogs as Group).children.forEach((dog, index) => {
      dog.position.y = leaps[index][0];
      dog.rotation.set(leaps[index][1], Math.sin(index * 4) * 0.16, 0);
    });
    tautLines(team);
    world.place(
      createPerson({
        seed: 8,
        pose: "wave",
        look: { outfit: "anorak", jacket: "#2f6266", headWear: "trapper" },
      }),
      9.4,
      -13.6,
      -70,
    );
  },
};

export const gallerySauna: Shot = {
  name: "gallery--sauna",
  sky: "blue-hour",
  seed: 303,
  camera: { position: [-46, 1.4, 2.5], target: [-27.5, 7.3, 9.6], fov: 50 },
  air: {
    hemisphere: { sky: "#86abe6", ground: "#2c4268", intensity: 1.2 },
    light: lightFrom(290, 24, "#c6d6f5", 1, 9),
  },
  shadow: { at: 18, reach: 26 },
  build(world) {
    world.place(createSauna(), -27, 9, -90);
    world.place(createJetty({ length: 11 }), -38, 12, -88);
    [
      [-17, 16, 13, 5],
      [-19.5, 20, 10, 9],
      [-13, 8, 11, 14],
      [-21, 23, 14, 27],
      [-15, 21, 9, 31],
      [-12, 13, 15, 44],
      [-18, 3.6, 8, 51],
    ].forEach(([x, z, height, seed]) => world.place(createSpruce({ seed, height }), x, z));
    const smoke = createPlume(world.pixels, {
      color: "#dfe6f2",
      rise: 21,
      width: 2,
      drift: 0.25,
      strength: 0.3,
      seed: 6,
      count: 260,
    });
    world.play(smoke, -26.4, 7.7, 0, 5);
    world.lamp(-31.2, 1.5, 9.6, 13, 14);
    world.lamp(-31, 1.9, 6.9, 6, 10);
    world.track({ kind: "boots", points: route([-44, 2], [-40, 4.5], [-35, 7], [-31.5, 7.8]) });
  },
};

const tub: Spot = [-28.5, -3];
export const galleryHotTub: Shot = {
  name: "gallery--hot-tub",
  sky: "starry",
  seed: 307,
  lens: { focus: 3.9, blur: 0.003, depth: 0.35 },
  air: {
    zenith: "#0a1730",
    middle: "#16305a",
    horizon: "#3f6390",
    hemisphere: { sky: "#6f9ad6", ground: "#22375a", intensity: 0.95 },
    haze: { density: 0.11, height: 350, mist: 1.2, mistHeight: 6 },
  },
  camera: view(from(tub, 112, 3.7, 0.5), 1.62, from(tub, 292, 0, 0), 2.25, 48),
  shadow: { at: 5, reach: 12 },
  build(world) {
    world.place(createHotTub(), ...tub, 8);
    // Three hats and the backs of three heads; the rest is steam and sky.
    for (const [out, way, seed, hat, headWear] of [
      [0.62, 78, 12, "#c2452f", "pompom"],
      [0.6, 122, 25, "#e0a63a", "pompom"],
      [0.66, 160, 33, "#3f7f86", "beanie"],
    ] as const)
      world.place(
        createPerson({
          seed,
          pose: "sit-table",
          look: {
            outfit: "sweater",
            headWear,
            hat,
            skin: "#d39b78",
            jacket: "#d39b78",
            accent: "#f0e6d4",
            hair: "curly",
          },
        }),
        ...from(tub, way, out),
        way + 180 + (118 - way) * 0.35,
        -0.2,
      );
    world.lamp(-26.6, 1.1, -4.6, 3, 8);
    world.lamp(-28.4, 1.75, -3.1, 4.5, 5, "#ffb25e");
    const steam = createSteam(world.pixels, {
      color: "#8d9cb8",
      strength: 0.1,
      rise: 2.6,
      width: 2.2,
      count: 120,
    });
    world.play(steam, ...tub, 0, 0.95);
  },
};

export const galleryBlueVillage: Shot = {
  name: "gallery--blue-village",
  sky: "blue-hour",
  seed: 309,
  camera: { position: [62, 6.5, 112], target: [144.4, 9, 155], fov: 26 },
  forest: {
    clearings: [
      [93, 134, 13],
      [108, 132, 9],
    ],
  },
  shadow: { at: 75, reach: 80 },
  build: (world) =>
    addVillage(world, { lit: 1, smoke: "#b7c6de", lamps: "street", lampStrength: 34 }),
};

export const galleryReindeer: Shot = {
  name: "gallery--reindeer",
  sky: "pink-dawn",
  seed: 318,
  air: { light: lightFrom(96, 7, "#ffab98", 3.4, 4) },
  camera: { position: [11.2, 2, -33.6], target: [6.6, 2.6, -16], fov: 34 },
  forest: {
    clearings: [
      [9, -27, 10],
      [11, -34, 9],
    ],
  },
  lens: { focus: 12.5, blur: 0.003, depth: 0.25 },
  shadow: { at: 14, reach: 20 },
  build(world) {
    addVillage(world, { lit: 0.75, smoke: "#e6cfd8" });
    const snow = createSnowfall(world.pixels, world.eye, { count: 2200, strength: 0.7 });
    world.fill(snow);
    world.place(createReindeer({ seed: 2, pose: "alert" }), 11.4, -23.8, 312);
    world.place(createReindeer({ seed: 1, pose: "graze" }), 7, -22.6, 100);
    world.place(createReindeer({ seed: 5, pose: "walk", t: 0.2 }), 2.2, -20, 70);
    world.place(createReindeer({ seed: 9, pose: "stand", detail: "far" }), 9.6, -18.4, 250);
    world.track({ kind: "hooves", points: route([14, -30], [11, -26], [9.4, -22.6]) });
  },
};

export const gallerySchoolhouse: Shot = {
  name: "gallery--schoolhouse",
  sky: "blue-hour",
  seed: 325,
  air: {
    zenith: "#0c1b3a",
    middle: "#1d3763",
    horizon: "#54739f",
    hemisphere: { sky: "#6690d2", ground: "#2c4268", intensity: 0.8 },
    stars: 0.75,
  },
  camera: { position: [-0.8, 1.7, -37], target: [0, 5.6, 0], fov: 31 },
  shadow: { at: 30, reach: 40 },
  build(world) {
    addVillage(world, { lit: 1, smoke: "#8ea3c6", lamps: "schoolhouse", lampStrength: 20 });
    for (const [x, z, height, seed] of [
      [-16.5, 4, 12, 5],
      [-20.5, 9, 9, 9],
      [16.5, 5, 14, 14],
      [20.5, 8, 10, 21],
    ])
      world.place(createSpruce({ seed, height }), x, z);
  },
};

const parked: Spot = [-3.6, -15.2];
export const gallerySnowmobileYard: Shot = {
  name: "gallery--snowmobile-yard",
  sky: "pink-dawn",
  seed: 332,
  lens: { focus: 2.7, blur: 0.011, depth: 0.16 },
  air: {
    light: lightFrom(300, 11, "#ffb49e", 3.8, 3),
    hemisphere: { sky: "#a5bdf0", ground: "#8a8fb8", intensity: 1.7 },
  },
  camera: view(from(parked, 338, 2.75, 0.95), 1.3, from(parked, 338, 0, 0.22), 1.0, 23),
  shadow: { at: 4, reach: 8 },
  build(world) {
    addVillage(world, { lit: 1, smoke: "#e6cfd8", houses: false });
    world.lamp(0, 2.4, -6.6, 10, 9);
    ["#b0342a", "#2b4d6b", "#c07f2a"].forEach((colour, index) => {
      const at = from(parked, 196, index * 2);
      const machine = world.place(createSnowmobile({ colour, seed: index + 1 }), ...at, 262);
      const helmet = createHelmets(index + 1, false).children[index];
      helmet.position.set(0, 0.9, 0.42);
      helmet.rotation.y = -0.85 + index * 0.3;
      machine.add(helmet);
    });
  },
};
