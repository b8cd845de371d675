import { createCampfire, poseCampfire } from "../models/campfire";
import { createDogTeam } from "../models/dog-team";
import { createPerson } from "../models/person";
import type { Look } from "../models/person-look";
import { createSnowmobile } from "../models/snowmobile";
import { curtain } from "../world/aurora";
import { trailMiddle } from "../world/layout";
import { createLavvu } from "../world/shore-things";
import { lightFrom } from "../world/sky-presets";
import { createSpruce } from "../world/spruce";
import type { Shot } from "../world/stage";
import { createWoodpile } from "../world/yard-things";
import { from, lay, raised, route, type Spot, trailTurn, view } from "./page-ways";

const fireAt: Spot = [-300, 560];
const guests: [number, Partial<Look>, boolean][] = [
  [-1.35, { outfit: "overalls", jacket: "#2f6266", headWear: "pompom", hat: "#c2452f" }, false],
  [-0.3, { outfit: "parka", jacket: "#8f3226", headWear: "hood" }, false],
  [0.55, { outfit: "overalls", jacket: "#c88a2c", headWear: "pompom", hat: "#3f7f86" }, true],
  [1.45, { outfit: "overalls", jacket: "#34506e", headWear: "trapper" }, false],
];

export const packageComplete: Shot = {
  name: "package-complete",
  sky: "aurora",
  seed: 151,
  t: 0.15,
  camera: view(from(fireAt, 200, 7.2, -0.4), 1.35, from(fireAt, 20, 2, 1.1), 2.55, 50),
  forest: {
    clearings: [
      [...fireAt, 15],
      [...from(fireAt, 20, 14), 9],
    ],
  },
  aurora: {
    seed: 9,
    curtains: [
      curtain([-50, 75], [7, 10], 2.6, 6, 2, 0.75, 1.1),
      curtain([-30, 95], [16, 9], 2.4, 5, 2.2, 0.5, 0.8),
    ],
  },
  build(world) {
    world.place(createLavvu(3), ...from(fireAt, 20, 6.4, 3), 170);
    world.place(createWoodpile({ length: 2.2, seed: 5 }), ...from(fireAt, 20, 5, -3.2), 50);
    const fire = world.place(createCampfire({ seats: 3, light: 1.5, seed: 3 }), ...fireAt, 20);
    world.animate((t) => poseCampfire(fire, t));
    guests.forEach(([aside, look, child], index) => {
      const angle = -Math.PI / 2 + aside;
      const person = createPerson({ seed: 51 + index, pose: "sit-fire", child, look });
      person.position.set(Math.cos(angle) * 1.75, child ? 0.12 : 0, Math.sin(angle) * 1.75);
      person.rotation.y = Math.PI / 2 - angle;
      fire.add(person);
    });
    world.lamp(
      ...([...from(fireAt, 20, 6.4, 0.2)].flatMap((value, index) =>
        index ? [1, value] : [value],
      ) as [number, number, number]),
      6,
      9,
    );
  },
};

// The way up the bare fell, whose top stands at [2222, -7268]; the tree line is a circle round it.
const slope: Spot = [1656, -4998];
const climb = (forward: number, right: number) => from(slope, 14, forward, right);

export const packageAdventure: Shot = {
  name: "package-adventure",
  sky: "golden",
  seed: 152,
  camera: { position: [slope[0], 2.6, slope[1]], bearing: [14, 9.2], fov: 33 },
  air: { light: lightFrom(280, 10, "#ffc48a", 5.4, 2.5), disc: undefined },
  forest: {
    density: 0.8,
    clearings: [
      [2222, -7268, 2255],
      [...climb(30, 3), 26],
      [...climb(64, 6), 24],
    ],
  },
  shadow: { at: 40, reach: 55 },
  build(world) {
    const bends: [number, number][] = [
      [-6, 7],
      [9, 4.2],
      [20, 1.8],
      [31, 2],
      [46, 6],
      [62, 9],
      [82, 8],
      [112, -2],
      [150, -16],
    ];
    world.track({
      heightAt: raised(world, 0.03),
      // Up to the first machine: the fell before it is untouched.
      points: route(...bends.slice(0, -1).map(([forward, right]) => climb(forward, right))),
    });
    const colours = ["#9c2f26", "#2b4d6b", "#c07f2a", "#2e343c", "#4a6648", "#9c2f26"];
    [
      [112, -2],
      [82, 8],
      [62, 9],
      [46, 6],
      [31, 2],
    ].forEach(([forward, right], index) => {
      const next = bends[bends.findIndex(([f]) => f === forward) + 1];
      const [x, z] = climb(forward, right);
      const [nx, nz] = climb(...next);
      const machine = world.place(
        createSnowmobile({
          driver: true,
          passenger: index === 2,
          lights: "glow",
          colour: colours[index],
          seed: index + 2,
          detail: index < 4 ? "far" : "near",
        }),
        x,
        z,
      );
      machine.rotation.order = "YXZ";
      machine.rotation.y = Math.atan2(-(nx - x), -(nz - z));
      machine.rotation.x = Math.atan2(
        world.heightAt(nx, nz) - world.heightAt(x, z),
        Math.hypot(nx - x, nz - z),
      );
    });
    for (const [forward, right, height, seed] of [
      [17, -9, 3.4, 5],
      [19, -7.6, 2, 9],
      [40, -17, 3, 12],
      [30, 15, 2.6, 21],
      [15, 13, 3.8, 33],
    ])
      world.place(createSpruce({ seed, height, spread: 0.2 }), ...climb(forward, right));
  },
};

const out: Spot = [trailMiddle(550), 550];
const outward = trailTurn(547, false);

export const packageThreeDay: Shot = {
  name: "package-three-day",
  sky: "golden",
  seed: 153,
  camera: view(from(out, outward, 12.2, 2.9), 1.25, from(out, outward, 3.2, -0.5), 1.5, 38),
  air: { light: lightFrom(252, 8, "#ffb672", 4.8, 2.5) },
  shadow: { at: 14, reach: 26 },
  build(world) {
    lay(world, createDogTeam({ seed: 6, t: 0.4, pairs: 3 }), out, outward, 6);
  },
};

const coffee: Spot = [-92, -96];

export const packageTaster: Shot = {
  name: "package-taster",
  sky: "pink-dawn",
  seed: 154,
  camera: view(from(coffee, 180, 3.0, -0.3), 1.3, from(coffee, 0, 1.2, 0.55), 0.74, 42),
  lens: { focus: 3.1, blur: 0.006, depth: 0.2 },
  air: { light: lightFrom(285, 7, "#ffb199", 3.4, 3) },
  shadow: { at: 5, reach: 9 },
  build(world) {
    const fire = world.place(createCampfire({ light: 0.3, seed: 2 }), ...coffee, 25, 0.02);
    world.animate((t) => poseCampfire(fire, t));
    const parked = from(coffee, 20, 4.2, 1.1);
    world.place(createSnowmobile({ colour: "#a5342a", seed: 4 }), ...parked, 232);
    world.track({ points: route(from(parked, 52, 70, -20), from(parked, 52, 22, -2), parked) });
  },
};
