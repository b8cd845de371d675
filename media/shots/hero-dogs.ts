import { drift } from "../sets/drift";
import { rideAt as at, eye } from "../sets/ride";
import { put, runningTeam } from "../sets/travellers";
import { createTreadmill } from "../sets/treadmill";
import type { Shot } from "../world/stage";

export const featureDogs: Shot = {
  name: "feature-dogs",
  ratio: 4 / 5,
  sky: "golden",
  seed: 151,
  sway: 11,
  camera: drift(
    { position: eye(190, 10.9, -1.2, 0.62), target: eye(190, 3.4, 0.62, 0.66), fov: 42 },
    [0.2, 0.05, 0.2],
  ),
  air: {
    light: {
      azimuth: 11,
      elevation: 4.6,
      color: "#ffae62",
      intensity: 7,
      shadows: true,
      softness: 3,
    },
    exposure: 1,
  },
  shadow: { at: 9, reach: 14 },
  build(world) {
    const way = createTreadmill(world, {
      at,
      heading: 190,
      period: 42,
      ahead: 15,
      behind: 126,
      mounds: 0.55,
      rise: 0.04,
      reach: 80,
      forest: { from: [4.6, 5.4], to: [24, 24], room: 11.5, seed: 4 },
    });
    put(way.stage, runningTeam(world, 14, { seed: 3 }), 0, 0, -0.09);
  },
};

export const packageDogs: Shot = {
  name: "package-film-dogs",
  sky: "noon",
  seed: 152,
  sway: 11,
  camera: drift(
    { position: eye(-75, 2.8, -8.2, 1), target: eye(-75, 2.3, 0, 1.7), fov: 42 },
    [0.4, 0.06, 0.3],
  ),
  air: {
    light: {
      azimuth: 246,
      elevation: 8,
      color: "#ffe2ba",
      intensity: 6,
      shadows: true,
      softness: 3,
    },
  },
  shadow: { at: 9, reach: 16 },
  build(world) {
    const way = createTreadmill(world, {
      at,
      heading: -75,
      period: 42,
      ahead: 42,
      behind: 42,
      mounds: 0.4,
      rise: 0.03,
      reach: 90,
      forest: { from: [60, 4], to: [61, 34], room: 12, seed: 11, fine: 9 },
    });
    put(way.stage, runningTeam(world, 14, { seed: 2 }), 0, 0, -0.09);
  },
};

export const huskyHero: Shot = {
  name: "husky-hero",
  sky: "golden",
  seed: 153,
  sway: 11,
  camera: drift(
    { position: eye(160, 14.4, -4.6, 0.9), target: eye(160, 1.6, 2.3, 1.15), fov: 37 },
    [0.4, 0.07, 0.3],
  ),
  air: {
    light: {
      azimuth: 321,
      elevation: 4.2,
      color: "#ffb069",
      intensity: 6,
      shadows: true,
      softness: 3,
    },
    hemisphere: { sky: "#7da4e2", ground: "#7f8fba", intensity: 1.7 },
    exposure: 0.98,
  },
  shadow: { at: 12, reach: 16 },
  build(world) {
    const way = createTreadmill(world, { at, heading: 160, period: 42, ahead: 20, behind: 290 });
    put(way.stage, runningTeam(world, 14, { seed: 6 }), 0, 0, -0.09);
  },
};
