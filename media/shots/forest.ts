import { createPlume, createSnowfall, createSparks } from "../world/particles";
import { createLavvu } from "../world/shore-things";
import { createSpruce } from "../world/spruce";
import type { Shot } from "../world/stage";
import { createWoodpile } from "../world/yard-things";

export const singleSpruce: Shot = {
  name: "single-spruce",
  sky: "golden",
  seed: 11,
  camera: { position: [-400, 1.3, 640], bearing: [-47, 12.5], fov: 36 },
  air: {
    light: {
      azimuth: 228,
      elevation: 5,
      color: "#ffb069",
      intensity: 6,
      shadows: true,
      softness: 3,
    },
  },
  shadow: { at: 25, reach: 50 },
  forest: {
    clearings: [
      [-412, 628, 26],
      [-440, 604, 22],
    ],
  },
  build(world) {
    world.place(createSpruce({ seed: 5, height: 12.5 }), -415.6, 623);
    world.place(createSpruce({ seed: 8, height: 3.2, spread: 0.2 }), -409.5, 624.5);
    world.place(createSpruce({ seed: 21, height: 1.7, spread: 0.26 }), -417.5, 630);
  },
};

export const violetSpruces: Shot = {
  name: "violet-spruces",
  sky: "aurora",
  seed: 12,
  camera: { position: [-80, 1.5, 196], bearing: [-12, 33], fov: 58 },
  aurora: {
    seed: 5,
    curtains: [
      {
        from: -80,
        to: 50,
        distance: [5, 4],
        base: 2.4,
        height: 6,
        folds: 1.5,
        brightness: 0.85,
        violet: 2.2,
      },
      {
        from: -50,
        to: 60,
        distance: [9, 7],
        base: 2,
        height: 7,
        folds: 2.2,
        brightness: 0.7,
        violet: 2,
      },
    ],
  },
};

export const lavvuNight: Shot = {
  name: "lavvu-night",
  sky: "starry",
  seed: 13,
  camera: { position: [-112, 1.7, 268], target: [-124, 3.2, 250], fov: 44 },
  forest: {
    clearings: [
      [-123, 251, 9],
      [-114, 262, 7],
      [-112, 256, 6],
    ],
  },
  build(world) {
    world.place(createLavvu({ seed: 3 }), -123.5, 251, 140);
    world.place(createWoodpile({ length: 2.4, seed: 5 }), -119, 249, 100);
    for (const [x, z] of [
      [-120, 254.5],
      [-126.5, 254],
      [-123.5, 247],
    ])
      world.lamp(x, 0.9, z, 10, 13);
    const smoke = createPlume(world.pixels, {
      color: "#5b6f8d",
      rise: 9,
      width: 1.8,
      strength: 0.13,
      seed: 4,
    });
    world.place(smoke.points, -123.5, 251, 0, 4.2);
    const sparks = createSparks(world.pixels, { rise: 3.5 });
    world.place(sparks.points, -123.5, 251, 0, 4.2);
    world.animate(smoke.pose);
    world.animate(sparks.pose);
  },
};

export const trailBlueHour: Shot = {
  name: "trail-blue-hour",
  sky: "blue-hour",
  seed: 14,
  camera: { position: [-40.5, 1.6, 136], target: [-62, 2.6, 178], fov: 46 },
};

export const mireMoon: Shot = {
  name: "mire-moonlit",
  sky: "moonlit",
  seed: 15,
  camera: { position: [-420, 2.2, 560], bearing: [168, 5], fov: 44 },
  air: {
    light: {
      azimuth: 176,
      elevation: 14,
      color: "#bcd4ff",
      intensity: 2.2,
      shadows: true,
      softness: 3,
    },
  },
};

export const riverOpen: Shot = {
  name: "river-open",
  sky: "golden",
  seed: 16,
  water: true,
  camera: { position: [683, 2.8, 282], target: [644, 1.6, 345], fov: 42 },
};

export const forestSnowfall: Shot = {
  name: "forest-snowfall",
  sky: "snowfall",
  seed: 17,
  camera: { position: [-124.5, 1.7, 306], target: [-121, 3.2, 350], fov: 44 },
  forest: {
    clearings: [
      [-119, 312, 5],
      [-129, 311, 6],
      [-127, 325, 4],
    ],
  },
  build(world) {
    const snow = createSnowfall(world.pixels, world.eye, { count: 7000, strength: 0.95 });
    world.scene.add(snow.points);
    world.animate(snow.pose);
  },
};

export const frostBirches: Shot = {
  name: "frost-birches",
  sky: "golden",
  seed: 18,
  camera: { position: [22, 1.6, 66], target: [9, 4.4, 96], fov: 40 },
  air: {
    light: {
      azimuth: 222,
      elevation: 5,
      color: "#ffb877",
      intensity: 6.5,
      shadows: true,
      softness: 3,
    },
  },
  forest: { birches: 0.66 },
};
