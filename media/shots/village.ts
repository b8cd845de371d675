import { createSnowfall, createSteam } from "../world/particles";
import type { Shot } from "../world/stage";
import { addVillage } from "../world/village";

export const schoolhouseEvening: Shot = {
  name: "schoolhouse-evening",
  sky: "blue-hour",
  air: {
    zenith: "#0f2142",
    middle: "#223f6d",
    horizon: "#5f7fae",
    hemisphere: { sky: "#6690d2", ground: "#2c4268", intensity: 0.95 },
    stars: 0.5,
  },
  seed: 5,
  camera: { position: [-19, 1.5, -25], target: [1.5, 5.4, 0], fov: 42 },
  build: (world) => addVillage(world, { lit: 1, smoke: "#8ea3c6", lamps: "schoolhouse" }),
};

export const saunaSmoke: Shot = {
  name: "sauna-smoke",
  sky: "pink-dawn",
  seed: 6,
  camera: { position: [-60, 2, -9], target: [-24, 6, 8], fov: 38 },
  build: (world) => addVillage(world, { lit: 0.7, smoke: "#d9cfdd", lamps: "sauna" }),
};

export const hotTubStars: Shot = {
  name: "hot-tub-stars",
  sky: "starry",
  seed: 7,
  air: { zenith: "#081226", middle: "#10223f", horizon: "#2c4a6c" },
  aurora: {
    seed: 8,
    curtains: [
      {
        from: -130,
        to: -40,
        distance: [22, 15],
        base: 1.4,
        height: 6,
        folds: 2.6,
        brightness: 0.4,
        violet: 1,
      },
    ],
  },
  camera: { position: [-20.6, 1.7, -1], target: [-30.2, 3.1, -3.6], fov: 52 },
  build(world) {
    addVillage(world, { lit: 0.8, smoke: "#55698a", lamps: "none" });
    world.lamp(-26.4, 1.3, -1.2, 2.2, 8);
    world.lamp(-28.5, 1.6, -3, 2.5, 6, "#ffb25e");
    const steam = createSteam(world.pixels, { color: "#a79f98", strength: 0.1 });
    world.place(steam.points, -28.5, -3, 0, 0.95);
    world.animate(steam.pose);
  },
};

export const decemberSun: Shot = {
  name: "december-sun",
  sky: "golden",
  seed: 8,
  camera: { position: [-70, 1.6, -78], target: [-8, 8, 0], fov: 36 },
  air: {
    light: {
      azimuth: 149,
      elevation: 5.2,
      color: "#ffb069",
      intensity: 6,
      shadows: true,
      softness: 3,
    },
  },
  shadow: { at: 60, reach: 90 },
  build: (world) => addVillage(world, { lit: 0.3, smoke: "#f3cfa6" }),
};

export const schoolhouseSnow: Shot = {
  name: "schoolhouse-snowfall",
  sky: "snowfall",
  air: { haze: { density: 7, height: 1500, mist: 0, mistHeight: 8 } },
  seed: 9,
  camera: { position: [-23, 1.6, -19], target: [-1, 4.6, 0], fov: 44 },
  build(world) {
    addVillage(world, { lit: 0.8, smoke: "#8c9fb8", lamps: "schoolhouse", lampStrength: 9 });
    const snow = createSnowfall(world.pixels, world.eye, { count: 7000, strength: 0.95 });
    world.scene.add(snow.points);
    world.animate(snow.pose);
  },
};

export const jettyDawn: Shot = {
  name: "jetty-dawn",
  sky: "pink-dawn",
  air: {
    light: {
      azimuth: 118,
      elevation: 4.5,
      color: "#ff9f94",
      intensity: 2.8,
      shadows: true,
      softness: 4,
    },
  },
  seed: 10,
  camera: { position: [-33, 1.9, 17], target: [-60, 1.6, 2], fov: 46 },
  build: (world) => addVillage(world, { lit: 0.5, smoke: "#e6cfd8" }),
};
