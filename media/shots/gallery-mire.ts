import { createCampfire } from "../models/campfire";
import { createPerson } from "../models/person";
import { createSnowmobile } from "../models/snowmobile";
import { createSnowfall, createSteam } from "../world/particles";
import { lightFrom } from "../world/sky-presets";
import { createSpruce } from "../world/spruce";
import type { Shot } from "../world/stage";
import { addPowder, placeOnSlope } from "./gallery-kit";
import { createBirch } from "./page-experience";
import { from, raised, route, type Spot, view } from "./page-ways";

const rest: Spot = [-268, 596];
export const gallerySnowmobileCoffee: Shot = {
  name: "gallery--snowmobile-coffee",
  sky: "blue-hour",
  seed: 316,
  lens: { focus: 6.2, blur: 0.006, depth: 0.22 },
  air: {
    hemisphere: { sky: "#9dbdf0", ground: "#3a5078", intensity: 1.5 },
    haze: { density: 3.5, height: 800, mist: 0, mistHeight: 8 },
  },
  camera: view(from(rest, 246, 6.4, -0.4), 1.5, from(rest, 66, 1, 0.55), 1.1, 36),
  forest: { clearings: [[...rest, 9]], density: 1.3 },
  shadow: { at: 7, reach: 12 },
  build(world) {
    // The machines wait behind the fire; whoever rides them has turned to the warmth.
    world.place(
      createCampfire({ seed: 5, t: 0.2, light: 1.15 }),
      ...from(rest, 66, 0.4, -0.7),
      112,
    );
    const seat = createCampfire({ seats: 1, light: 0, pot: false }).children.at(-1);
    if (seat) world.place(seat, ...from(rest, 66, -1.35, -0.55), 72);
    world.place(
      createPerson({
        seed: 52,
        pose: "sit-fire",
        look: {
          headWear: "pompom",
          outfit: "parka",
          jacket: "#c88a2c",
          hat: "#2f4a6a",
          accent: "#f0e6d4",
        },
      }),
      ...from(rest, 66, -1.35, -0.75),
      70,
    );
    world.place(
      createPerson({
        seed: 57,
        pose: "stand",
        look: {
          headWear: "pompom",
          hat: "#e0a63a",
          outfit: "overalls",
          jacket: "#8f3226",
          accent: "#e0a63a",
        },
      }),
      ...from(rest, 66, 1.2, 1.25),
      346,
    );
    for (const [colour, seed, ahead, right, turn] of [
      ["#b0342a", 2, 2.5, 1.9, 300],
      ["#2b4d6b", 3, 3.4, -1.7, 318],
    ] as const)
      placeOnSlope(world, createSnowmobile({ colour, seed }), from(rest, 66, ahead, right), turn);
    for (const [away, aside, height, seed] of [
      [8, -7, 10, 5],
      [9, 5.5, 12, 14],
      [11, -1, 9, 27],
    ])
      world.place(createSpruce({ seed, height, snow: 0.95 }), ...from(rest, 70, away, aside));
    const snow = createSnowfall(world.pixels, world.eye, { count: 1600, strength: 0.5 });
    world.fill(snow);
  },
};

const moonlit: Spot = [-466, 604];
export const galleryMoonMire: Shot = {
  name: "gallery--moon-mire",
  sky: "moonlit",
  seed: 322,
  camera: { position: [...([moonlit[0], 1.9, moonlit[1]] as const)], bearing: [152, 5.5], fov: 40 },
  air: {
    light: lightFrom(164, 13, "#c6daff", 3.2, 3),
    hemisphere: { sky: "#5d88c4", ground: "#223a60", intensity: 0.8 },
  },
  sheen: { color: "#a9c8f5", azimuth: 164, strength: 0.16 },
  forest: { density: 1.2, clearings: [[...from(moonlit, 158, 9), 8]] },
  shadow: { at: 26, reach: 34 },
  build(world) {
    world.track({
      kind: "skis",
      heightAt: raised(world, 0.015),
      points: route(
        from(moonlit, 135, 2),
        from(moonlit, 150, 8),
        from(moonlit, 158, 22),
        from(moonlit, 154, 48),
        from(moonlit, 160, 95),
      ),
    });
    for (const [away, aside, height, seed] of [
      [15, -4.6, 4.4, 14],
      [17, -6.6, 2.6, 27],
      [20, 8.5, 5.6, 5],
      [30, 2.5, 3.8, 51],
    ])
      world.place(createSpruce({ seed, height, snow: 1.2 }), ...from(moonlit, 158, away, aside));
  },
};

const crossing: Spot = [-452, 652];
export const gallerySnowmobileMire: Shot = {
  name: "gallery--snowmobile-mire",
  sky: "golden",
  lens: { focus: 19, blur: 0.004, depth: 0.4 },
  seed: 328,
  camera: view(from(crossing, 28, 19, 0), 1.6, from(crossing, 208, 20, 2), 2.2, 29),
  air: {
    light: lightFrom(219, 3.4, "#ff9a55", 6.5, 3),
    horizon: "#f4bd83",
    haze: { density: 10, height: 400, mist: 0.4, mistHeight: 9 },
    glow: { color: "#ff9442", strength: 1, spread: 2.8, height: 4.5 },
  },
  sheen: { color: "#ffb878", azimuth: 216, strength: 0.12 },
  forest: {
    density: 1.1,
    clearings: [
      [...crossing, 12],
      [...from(crossing, 28, 13), 7],
    ],
  },
  shadow: { at: 26, reach: 36 },
  build(world) {
    world.track({
      heightAt: raised(world, 0.02),
      points: route(
        from(crossing, 70, 60),
        from(crossing, 96, 26),
        from(crossing, 108, 10),
        crossing,
      ),
    });
    placeOnSlope(
      world,
      createSnowmobile({ driver: true, colour: "#b0342a", seed: 4 }),
      crossing,
      290,
    );
    addPowder(world, from(crossing, 110, 1.5), 290, {
      color: "#ffd3a4",
      strength: 0.1,
      rise: 1.4,
      drift: 4.5,
    });
    for (const [away, aside, height, seed] of [
      [4, -9, 5.2, 5],
      [6, 8.6, 4.1, 14],
      [12, 11, 6, 27],
      [16, -4, 3.4, 51],
      [9, -13, 3, 61],
    ])
      world.place(createSpruce({ seed, height, snow: 1.2 }), ...from(crossing, 208, away, aside));
  },
};

export const galleryRiverIce: Shot = {
  name: "gallery--river-ice",
  sky: "pink-dawn",
  seed: 326,
  water: true,
  camera: { position: [590, 2.6, 418], target: [606, 1.4, 352], fov: 42 },
  shadow: { at: 35, reach: 50 },
  build(world) {
    [
      [612, 352, 1],
      [604, 372, 2],
      [632, 335, 3],
    ].forEach(([x, z, seed]) => {
      const mist = createSteam(world.pixels, {
        color: "#f3cdd0",
        strength: 0.07,
        rise: 3,
        width: 7,
        from: 6,
        drift: 2,
        seed,
      });
      mist.points.position.set(x, -0.3, z);
      world.fill(mist);
    });
  },
};

export const galleryWinterSun: Shot = {
  name: "gallery--winter-sun",
  sky: "golden",
  seed: 330,
  camera: { position: [-262, 1.7, 52], bearing: [186, 7], fov: 38 },
  air: { light: lightFrom(190, 9.6, "#ffc788", 6.5, 3) },
  sheen: { color: "#ffd6a0", azimuth: 190, strength: 0.1 },
  forest: { birches: 0.22 },
  shadow: { at: 40, reach: 52 },
  build(world) {
    world.place(createBirch(7, 7.5), -266.8, 76);
    world.place(createBirch(19, 5), -270.5, 79, 90);
    world.place(createSpruce({ seed: 5, height: 6.5, spread: 0.17 }), -258.4, 80);
    world.track({
      kind: "skis",
      heightAt: raised(world, 0.015),
      points: route([-259.5, 53], [-262, 60], [-262.5, 72], [-263, 100]),
    });
  },
};
