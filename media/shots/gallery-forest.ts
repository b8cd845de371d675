import { createCampfire } from "../models/campfire";
import { createDogTeam } from "../models/dog-team";
import { glowSprite } from "../models/glow-sprite";
import { createSnowmobile } from "../models/snowmobile";
import { curtain } from "../world/aurora";
import { trailMiddle } from "../world/layout";
import { createPlume, createSnowfall, createSparks } from "../world/particles";
import { createLavvu } from "../world/shore-things";
import { lightFrom } from "../world/sky-presets";
import { createSpruce } from "../world/spruce";
import type { Shot } from "../world/stage";
import { addPowder, placeBowed, placeOnSlope } from "./gallery-kit";
import { from, type Spot, trailTurn, view } from "./page-ways";

export const gallerySpruceSnow: Shot = {
  name: "gallery--spruce-snow",
  sky: "golden",
  seed: 305,
  camera: view([-330, 566], 1.1, [-338, 553], 4.2, 44),
  air: { light: lightFrom(236, 6, "#ffb873", 6.2, 3) },
  shadow: { at: 16, reach: 26 },
  forest: { clearings: [[-338, 553, 15]], density: 0.7 },
  build(world) {
    world.place(
      createSpruce({ seed: 33, height: 9.2, spread: 0.27, snow: 1.7, bow: 2.2 }),
      -338,
      553,
    );
    world.place(
      createSpruce({ seed: 8, height: 2.4, spread: 0.34, snow: 1.8, bow: 5 }),
      -334.4,
      555.5,
    );
    world.place(
      createSpruce({ seed: 19, height: 3.6, spread: 0.26, snow: 1.6, bow: 4 }),
      -343.5,
      555,
    );
  },
};

const deep: Spot = [trailMiddle(352), 352];
const deepTurn = trailTurn(346);
export const galleryDogsForest: Shot = {
  name: "gallery--dogs-forest",
  sky: "snowfall",
  seed: 306,
  air: {
    haze: { density: 12, height: 1500, mist: 0, mistHeight: 8 },
    light: lightFrom(128, 32, "#f4ece2", 1.5, 10),
    hemisphere: { sky: "#bcd0ec", ground: "#46597f", intensity: 1.35 },
  },
  camera: view(from(deep, deepTurn, 10.6, 1.6), 0.95, from(deep, deepTurn, 0, 0), 1.7, 34),
  forest: {
    clearings: [
      [...from(deep, deepTurn, 10.6, 1.3), 4],
      [...from(deep, deepTurn, 4, -4.5), 2.6],
    ],
  },
  shadow: { at: 9, reach: 16 },
  build(world) {
    placeOnSlope(
      world,
      createDogTeam({ seed: 7, t: 0.3, pairs: 2 }),
      deep,
      deepTurn,
      6,
    ).position.y += 0.1;
    addPowder(world, from(deep, deepTurn, -0.8), deepTurn, { strength: 0.1, rise: 0.7 });
    world.place(
      createSpruce({ seed: 15, height: 17, spread: 0.15, snow: 1.2 }),
      ...from(deep, deepTurn, -1, -6.2),
    );
    world.place(
      createSpruce({ seed: 25, height: 15, spread: 0.16, snow: 1.2 }),
      ...from(deep, deepTurn, -5, 6),
    );
    const snow = createSnowfall(world.pixels, world.eye, { count: 5000, strength: 0.8 });
    world.fill(snow);
  },
};

const bendZ = 148;
export const gallerySnowmobileColumn: Shot = {
  name: "gallery--snowmobile-column",
  sky: "pink-dawn",
  seed: 308,
  camera: view(
    from([trailMiddle(bendZ), bendZ], trailTurn(bendZ), 9.5, -3.4),
    2.1,
    [trailMiddle(bendZ + 9), bendZ + 9],
    1.6,
    38,
  ),
  air: { light: lightFrom(104, 12, "#ffab98", 3.4, 4) },
  forest: {
    clearings: [
      [...from([trailMiddle(bendZ), bendZ], trailTurn(bendZ), 8, -3), 6],
      [trailMiddle(bendZ) + 5, bendZ, 3],
      [trailMiddle(bendZ) - 5, bendZ, 3],
    ],
  },
  shadow: { at: 18, reach: 26 },
  build(world) {
    ["#b0342a", "#2b4d6b", "#c07f2a", "#2e343c"].forEach((colour, index) => {
      const z = bendZ + index * 7.2;
      placeOnSlope(
        world,
        createSnowmobile({
          driver: true,
          passenger: index === 1,
          lights: "glow",
          colour,
          seed: index + 2,
          detail: index > 1 ? "far" : "near",
        }),
        [trailMiddle(z), z],
        trailTurn(z),
      );
    });
    // Young spruces bowed over the trail from both sides.
    [
      [-3.6, 2, 41],
      [3.7, 3, 12],
      [-3.6, 9, 23],
      [3.6, 10, 34],
      [-3.7, 16, 9],
      [3.7, 18, 51],
    ].forEach(([aside, along, seed]) => {
      const z = bendZ + along;
      placeBowed(
        world,
        createSpruce({ seed, height: 6 + (seed % 3), spread: 0.13, snow: 1.5, bow: 1 }),
        [trailMiddle(z) + aside, z],
        aside > 0 ? 280 : 80,
      );
    });
  },
};

export const galleryLavvu: Shot = {
  name: "gallery--lavvu",
  sky: "starry",
  seed: 314,
  camera: { position: [-118.5, 1.2, 265], target: [-124.5, 4.9, 250], fov: 46 },
  forest: {
    clearings: [
      [-124, 251, 8],
      [-119, 262, 5],
      [-121, 257, 5],
    ],
  },
  build(world) {
    world.place(createLavvu(3), -124.5, 251, 150);
    for (const [x, z] of [
      [-121.4, 254.8],
      [-127.4, 254],
      [-124.5, 247],
      [-122.8, 254.9],
    ])
      world.lamp(x, 0.8, z, 11, 13);
    const smoke = createPlume(world.pixels, {
      color: "#7b879c",
      rise: 13,
      width: 1.9,
      strength: 0.17,
      seed: 4,
      drift: 0.4,
    });
    const sparks = createSparks(world.pixels, { rise: 5, count: 60 });
    for (const loop of [smoke, sparks]) {
      world.play(loop, -124.5, 251, 0, 4.2);
    }
  },
};

export const galleryAuroraForest: Shot = {
  name: "gallery--aurora-forest",
  sky: "aurora",
  seed: 317,
  t: 0.55,
  camera: { position: [-150, 1.4, 330], bearing: [24, 41], fov: 62 },
  forest: { clearings: [[-150, 330, 6]], density: 1.1 },
  aurora: {
    seed: 14,
    curtains: [
      curtain([-40, 75], [4, 5], 2.6, 6.5, 1.4, 0.8, 2.4),
      curtain([-20, 95], [8, 6], 2.2, 7, 2, 0.65, 2.1),
    ],
  },
};

const dusk: Spot = [trailMiddle(236), 236];
const duskTurn = trailTurn(232);
export const gallerySnowmobileNight: Shot = {
  name: "gallery--snowmobile-night",
  sky: "blue-hour",
  seed: 319,
  air: {
    zenith: "#14294f",
    middle: "#2a4b80",
    horizon: "#6f8ebd",
    hemisphere: { sky: "#6f97d8", ground: "#22375a", intensity: 0.85 },
    stars: 0.3,
    haze: { density: 2.2, height: 260, mist: 0.4, mistHeight: 8 },
  },
  camera: view(from(dusk, duskTurn, 14.5, 3.2), 1.7, from(dusk, duskTurn, 0.5, 0.2), 1.9, 32),
  lens: { focus: 14.4, blur: 0.005, depth: 0.3 },
  forest: {
    clearings: [
      [...from(dusk, duskTurn, 17, 3.4), 4],
      [...from(dusk, duskTurn, 8, 4.5), 3],
      [...from(dusk, duskTurn, 11, 4), 3],
    ],
  },
  shadow: { at: 16, reach: 22 },
  build(world) {
    const machines = [
      placeOnSlope(
        world,
        createSnowmobile({ driver: true, lights: "light", colour: "#2e343c", seed: 3 }),
        dusk,
        duskTurn,
      ),
      placeOnSlope(
        world,
        createSnowmobile({
          driver: true,
          passenger: true,
          lights: "light",
          colour: "#7d2a22",
          seed: 5,
          detail: "far",
        }),
        [trailMiddle(246), 246],
        trailTurn(243),
      ),
    ];
    for (const machine of machines) {
      const halo = glowSprite("#ffcf8e", 3.4, 0.55);
      halo.position.set(0, 0.68, -1.6);
      machine.add(halo);
    }
    world.place(
      createSpruce({ seed: 61, height: 13, spread: 0.17, snow: 1.2 }),
      ...from(dusk, duskTurn, 7.5, 8),
    );
    addPowder(world, from(dusk, duskTurn, -1.4), duskTurn, { color: "#d8c9b8", strength: 0.1 });
  },
};

const ember: Spot = [-431, 742];
export const galleryCoffeeFire: Shot = {
  name: "gallery--coffee-fire",
  sky: "starry",
  seed: 329,
  lens: { focus: 2.5, blur: 0.011, depth: 0.2 },
  camera: view(from(ember, 168, 2.5, 0.15), 1.02, from(ember, 348, 0.1, 0.12), 0.7, 34),
  forest: {
    clearings: [
      [...ember, 7],
      [...from(ember, 344, 11), 6],
    ],
  },
  shadow: { at: 3, reach: 9 },
  air: {
    hemisphere: { sky: "#6b97d2", ground: "#1d3152", intensity: 0.9 },
    bloom: { threshold: 0.78, strength: 0.28 },
  },
  build(world) {
    world.place(createCampfire({ seed: 2, t: 0.35, light: 0.26 }), ...ember, 34);
    world.place(createLavvu(3), ...from(ember, 346, 11.5, 1.4), 160);
    const [lampX, lampZ] = from(ember, 346, 8.6, 1);
    world.lamp(lampX, 0.8, lampZ, 6, 9);
  },
};
